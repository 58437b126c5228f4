import type { CatalogueAsk } from './ask.ts'
import type { SearchWork } from './search-work.ts'

/** What the search needs: the surroundings of its call, and what it may do. */
export interface SearchAsk extends CatalogueAsk {
  work: SearchWork
}
