import { possibleMisreadings, removeNumberSuffix, replaceLookalikeLetters } from '#contract/numbers/misread.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import { numberMatchQualities } from './how-matched.ts'
import { markPartsByNumbers } from './mark-parts-by-numbers.ts'
import { RowMarker, singleNumberRange } from './marker.ts'
import { forEachNearNumber } from './near-numbers.ts'
import { keepMarksOfRows } from './search-match.ts'

/** Marks the parts whose number may have been misread as the typed one (contract/numbers/misread.ts). */
export async function findMisreadNumber(work: SearchBudget, catalogue: Catalogue, typed: string): Promise<RowMarker> {
  const found = new RowMarker(catalogue)
  const key = numberKey(typed)
  const keys = possibleMisreadings(key)
  if (keys.length === 0 || !(await work.spendOneStep('misread'))) return found
  const digits = replaceLookalikeLetters(key)
  const bare = keys.flatMap((one) => [one, one.replace(/^0+(?=\d)/, '')])
  found.searchEachSegment((numbers, mark) => {
    for (const one of new Set(bare)) {
      for (let zeros = 0; zeros <= MAX_LEADING_ZEROS; zeros += 1) {
        const at = numbers.indexOfNumber('0'.repeat(zeros) + one)
        if (at >= 0) mark(singleNumberRange(at), 'alike')
      }
    }
    mark(numbers.rangeBeginningWith(digits), 'alike')
  })
  return found
}
const MAX_LEADING_ZEROS = 8

/** Marks the parts whose number differs from the typed one in one character. The number may also be longer than the typed one. */
export async function findNearNumbers(work: SearchBudget, catalogue: Catalogue, typed: string): Promise<RowMarker> {
  const found = new RowMarker(catalogue)
  const key = numberKey(typed)
  if (!(await work.spendOneStep('near'))) return found
  found.searchEachSegment((numbers, mark) => forEachNearNumber(numbers, key, (at) => mark(singleNumberRange(at), 'near')))
  return found
}

export interface SuffixlessMatch {
  /** The number without suffix, which was searched instead of the typed one. */
  number: string
  marks: Uint8Array
  rows: readonly number[]
}

/** Finds the parts with exactly the typed number without its suffix; null if there are none. */
export async function findWithoutSuffix(work: SearchBudget, catalogue: Catalogue, typed: string): Promise<SuffixlessMatch | null> {
  const number = removeNumberSuffix(typed)
  if (number === null) return null
  const { marks, rows } = await markPartsByNumbers(work, catalogue, [number], { inside: false })
  const whole = rows.filter((row) => (marks[row] ?? 0) >= numberMatchQualities.revision)
  return whole.length === 0 ? null : { number, marks: keepMarksOfRows(marks, whole), rows: whole }
}
