import type { Listing } from '#contract/catalogue/catalogue.ts'
import { countFlaggedRows, flaggedRowNumbers } from '#search/bytes/marks.ts'

/** The result of a search in the catalogue. */
export interface SearchMatch {
  meant: Listing['meant']
  /** Match quality of each row of the catalogue: 0 means no match, higher is better. */
  marks: Uint8Array
  /** The matching rows in the order in which they were found, if the search recorded them. */
  rows?: readonly number[]
  total: number
  /** The searched numbers as typed, needed to explain why a part matches. */
  searchedNumbers: string[]
  /** The searched number, if it has illegible characters. */
  illegibleNumber?: string
  /** How the typed numbers were changed to find a match (contract/numbers/misread.ts). */
  tolerance?: 'alike' | 'suffix' | 'near'
  /** Words that were dropped, because no part contains them together with the others. */
  droppedWords?: string[]
  /** The vehicles that the words name. The results fit them; if there are no results, no known part fits them. */
  vehicleNames?: string[]
  /** True if the named vehicle was not built in the named year, so that there are no results. */
  missesYear?: boolean
  /** The measures that were read from the text and restrict the result. */
  measured?: NonNullable<Listing['measured']>
  /** For one number without exact match: how many parts have a number that begins with the searched one. */
  begins?: number
}

/** Counts the matching rows. */
export const countMatches = (marks: Uint8Array): number => countFlaggedRows(marks)

/** Keeps the higher of two match qualities for each row; changes `marks` in place. */
export function keepHigherMarks(marks: Uint8Array, found: Uint8Array): void {
  for (let row = 0; row < marks.length; row += 1) if ((found[row] ?? 0) > (marks[row] ?? 0)) marks[row] = found[row] ?? 0
}

/** Returns the matching rows, in no order. */
export const matchingRows = ({ marks, rows }: Pick<SearchMatch, 'marks' | 'rows'>): ArrayLike<number> => rows ?? flaggedRowNumbers(marks)

/** Returns the match qualities of the given rows only; all other rows become 0. */
export function keepMarksOfRows(marks: Uint8Array, rows: readonly number[]): Uint8Array {
  const only = new Uint8Array(marks.length)
  for (const row of rows) only[row] = marks[row] ?? 0
  return only
}
