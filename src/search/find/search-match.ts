import type { Listing } from '#contract/catalogue.ts'
import { countMarked, markedRows } from '#search/bytes/marks.ts'

/** What a search text has found, and how. */
export interface SearchMatch {
  meant: Listing['meant']
  /** Per row of the catalogue: 0 not found, else the better the higher. */
  marks: Uint8Array
  /** The rows that are found, where somebody has noted them, as they came. */
  rows?: readonly number[]
  total: number
  /** The numbers that were looked for, as typed: they say why a part was found. */
  numbers: string[]
  /** The number with unreadable characters that was looked for instead. */
  scratched?: string
  /** What was forgiven to find the numbers (contract/misread.ts). */
  forgave?: 'alike' | 'suffix' | 'near'
  /** Words that were left out, because nothing has them beside the others. */
  leftOut?: string[]
  /** The vehicles that were read out of the words: of what was found those that it fits, else those that nothing is known to fit. */
  fits?: string[]
  /** A vehicle was named that was not made in the year that was said: nothing is found. */
  missesYear?: boolean
  /** Of one number that nobody bears whole: how many bear one that begins with it. */
  begins?: number
}

/** How many rows are marked. */
export const count = (marks: Uint8Array): number => countMarked(marks)

/** Puts better marks over others. */
export function raise(marks: Uint8Array, found: Uint8Array): void {
  for (let row = 0; row < marks.length; row += 1) if ((found[row] ?? 0) > (marks[row] ?? 0)) marks[row] = found[row] ?? 0
}

/** The rows that are found, in no order. */
export const foundRows = ({ marks, rows }: Pick<SearchMatch, 'marks' | 'rows'>): ArrayLike<number> => rows ?? markedRows(marks)

/** The marks of these rows alone. */
export function onlyRows(marks: Uint8Array, rows: readonly number[]): Uint8Array {
  const only = new Uint8Array(marks.length)
  for (const row of rows) only[row] = marks[row] ?? 0
  return only
}
