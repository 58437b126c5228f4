import type { Listing } from '#contract/catalogue.ts'
import { countMarked, markedRows } from '#search/bytes/marks.ts'

/** The result of a search. */
export interface SearchMatch {
  meant: Listing['meant']
  /** Match quality per row of the catalogue: 0 for no match, higher is better. */
  marks: Uint8Array
  /** The matching rows, if recorded, in the order found. */
  rows?: readonly number[]
  total: number
  /** The searched numbers as typed, to explain why a part matches. */
  numbers: string[]
  /** The number with illegible characters that was searched. */
  scratched?: string
  /** How the numbers were varied to find a match (contract/misread.ts). */
  forgave?: 'alike' | 'suffix' | 'near'
  /** Words that were dropped, because no part contains them with the others. */
  leftOut?: string[]
  /** The vehicles in the words: the results fit them, or, without results, no known part does. */
  fits?: string[]
  /** The named vehicle was not built in the named year: no results. */
  missesYear?: boolean
  /** For one number without exact match: how many parts have a number that begins with it. */
  begins?: number
}

/** The number of matching rows. */
export const count = (marks: Uint8Array): number => countMarked(marks)

/** Keeps the higher of two match qualities per row. */
export function raise(marks: Uint8Array, found: Uint8Array): void {
  for (let row = 0; row < marks.length; row += 1) if ((found[row] ?? 0) > (marks[row] ?? 0)) marks[row] = found[row] ?? 0
}

/** The matching rows, unordered. */
export const foundRows = ({ marks, rows }: Pick<SearchMatch, 'marks' | 'rows'>): ArrayLike<number> => rows ?? markedRows(marks)

/** The match qualities of these rows only. */
export function onlyRows(marks: Uint8Array, rows: readonly number[]): Uint8Array {
  const only = new Uint8Array(marks.length)
  for (const row of rows) only[row] = marks[row] ?? 0
  return only
}
