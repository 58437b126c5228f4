import { type FinderQuery, finderInput } from '#contract/finder/finder-query.ts'
import { deferredLoad } from './load.ts'

/** Returns the call for the parts that agree with what is known of an old unit. */
export const finderLoad = (query: FinderQuery) => deferredLoad('partFinder', finderInput(query))
