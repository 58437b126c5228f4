import type { AppError } from '#contract/errors.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import type { RequestContext } from '#server/kernel/ask.ts'

/** The context that the handlers of catalogue calls get. */
export interface CatalogueRequestContext extends RequestContext {
  /** Returns the tenant's catalogue, which is held in memory (index/). */
  catalogue: () => Promise<Catalogue>
  /** Runs a search, or other work that scans all parts, in the search queue. */
  runSearch: <T>(search: (work: SearchBudget) => Promise<T>) => Promise<T>
  /** Waits in the search queue, as a valid search does, and then throws `refusal`, the error of an invalid search. */
  refuseInQueue: (refusal: AppError) => Promise<never>
}
