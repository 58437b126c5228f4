import type { InputOf } from '#contract/calls.ts'

/**
 * The part itself is among the first that are found by its code. Of more the oldest would date it: an answer of this device is as old as the
 * oldest on it.
 */
const LOOKED_AT = 4

/** The search that finds what lists have told of a part. */
export const inLists = (mcode: string): InputOf<'aggregationSearch'> => ({ searchStr: mcode, pageSize: LOOKED_AT })
