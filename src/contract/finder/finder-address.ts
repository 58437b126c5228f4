import { type FinderQuery, writeFinderQuery } from './finder-query.ts'

/** Returns the address of the finder with what is known of the old unit. */
export const finderAddress = (query: FinderQuery): string => `/prod/find${writeFinderQuery(query)}`
