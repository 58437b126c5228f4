import type { AppError } from '#contract/errors.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { SearchWork } from '#search/find/search-work.ts'
import type { Ask } from '#server/kernel/ask.ts'

/** The context that a catalogue handler gets. */
export interface CatalogueAsk extends Ask {
  /** The tenant's catalogue in memory (index/). */
  catalogue: () => Promise<Catalogue>
  /** Runs a search, or other work that scans all parts, in the search queue. */
  searching: <T>(search: (work: SearchWork) => Promise<T>) => Promise<T>
  /** Throws the refusal of an invalid search after waiting in the search queue. */
  refusing: (refusal: AppError) => Promise<never>
}
