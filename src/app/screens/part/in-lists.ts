import type { CallInputOf } from '#contract/calls.ts'

/**
 * How many results of the search are read. The part is among the first results for its own code. With more results the data could look
 * older, because a search result counts as old as its oldest part.
 */
const MAX_LIST_RESULTS = 4

/** Returns the input of the search that finds a part's data in lists. */
export const partSearchInput = (mcode: string): CallInputOf<'aggregationSearch'> => ({ searchStr: mcode, pageSize: MAX_LIST_RESULTS })
