import type { AppError } from '#contract/errors.ts'
import type { Ask } from '#server/kernel/ask.ts'
import type { SearchWork } from './search-work.ts'
import type { Shelf } from './shelf.ts'

/** What a handler of a catalogue call gets. */
export interface CatalogueAsk extends Ask {
  shelf: () => Promise<Shelf>
  /** Runs a search, or whatever else looks through all parts, when it is the caller's turn (search-turns.ts). */
  searching: <T>(search: (work: SearchWork) => Promise<T>) => Promise<T>
  /** Throws a refusal of what cannot be searched for, when it is the caller's turn. */
  refusing: (refusal: AppError) => Promise<never>
}
