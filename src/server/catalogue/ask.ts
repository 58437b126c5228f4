import type { AppError } from '#contract/errors.ts'
import type { Ask } from '#server/kernel/ask.ts'
import type { SearchWork } from './search/search-work.ts'
import type { CatalogueColumns } from './columns/catalogue-columns.ts'

/** What a handler of a catalogue call gets. */
export interface CatalogueAsk extends Ask {
  columns: () => Promise<CatalogueColumns>
  /** Runs a search, or whatever else looks through all parts, when it is the caller's turn (search/search-turns.ts). */
  searching: <T>(search: (work: SearchWork) => Promise<T>) => Promise<T>
  /** Throws a refusal of what cannot be searched for, when it is the caller's turn. */
  refusing: (refusal: AppError) => Promise<never>
}

/** What a search gets beside: how much it may still do. */
export interface SearchAsk extends CatalogueAsk {
  work: SearchWork
}
