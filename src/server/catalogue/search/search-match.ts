import type { Listing } from '#contract/catalogue.ts'
import type { Marked } from './find-numbers.ts'
import { rowOf, type CatalogueColumns } from '#server/catalogue/columns/catalogue-columns.ts'

/** What a search text has found, and how. */
export interface SearchMatch {
  meant: Listing['meant']
  /** Per row of the columns: 0 not found, else the better the higher. */
  marks: Uint8Array
  total: number
  /** The numbers that were looked for, as typed: they say why a part was found. */
  numbers: string[]
  /** The number with unreadable characters that was looked for instead. */
  scratched?: string
  /** What was forgiven to find the numbers (contract/misread.ts). */
  forgave?: 'alike' | 'suffix'
  /** Words that were left out, because nothing has them beside the others. */
  leftOut?: string[]
  /** The vehicles that were read out of the words. */
  fits?: string[]
  /** Of one number that nobody bears whole: how many bear one that begins with it, when all were looked at. */
  begins?: number
}

/** How many rows are marked. */
export function count(marks: Uint8Array): number {
  let sum = 0
  for (let row = 0; row < marks.length; row += 1) if (marks[row]) sum += 1
  return sum
}

/** Puts marks on; a better one stays. Says how many rows had none before. */
export function mark(columns: CatalogueColumns, marks: Uint8Array, found: Marked): number {
  let fresh = 0
  for (const [id, value] of found) {
    const row = rowOf(columns, id)
    const before = marks[row]
    if (before === undefined || value <= before) continue
    if (before === 0) fresh += 1
    marks[row] = value
  }
  return fresh
}
