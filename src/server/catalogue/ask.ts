import type { AppError } from '#contract/errors.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { SearchWork } from '#search/find/search-work.ts'
import type { Ask } from '#server/kernel/ask.ts'

/** What a handler of a catalogue call gets. */
export interface CatalogueAsk extends Ask {
  /** The tenant's catalogue in memory (index/). */
  catalogue: () => Promise<Catalogue>
  /** Runs a search, or whatever else looks through all parts, when it is the caller's turn (search/search-turns.ts). */
  searching: <T>(search: (work: SearchWork) => Promise<T>) => Promise<T>
  /** Throws a refusal of what cannot be searched for, when it is the caller's turn. */
  refusing: (refusal: AppError) => Promise<never>
}
