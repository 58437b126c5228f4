import { href } from '#contract/routes/addresses.ts'
import { type FinderQuery, writeFinderQuery } from './finder-query.ts'

/** Returns the address of the finder with what is known of the old unit. */
export const finderAddress = (query: FinderQuery): string => href('finder') + writeFinderQuery(query)
