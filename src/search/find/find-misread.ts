import { asDigits, misreadings, withoutSuffix } from '#contract/numbers/misread.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { SearchWork } from '#search/schedule/search-work.ts'
import { findNumbers } from './find-numbers.ts'
import { numberMarks } from './how-matched.ts'
import { Marker, singleRun } from './marker.ts'
import { eachNear } from './near-numbers.ts'
import { onlyRows } from './search-match.ts'

/** Marks the parts whose number may have been misread as the typed one (contract/numbers/misread.ts). */
export async function findMisread(work: SearchWork, catalogue: Catalogue, typed: string): Promise<Marker> {
  const found = new Marker(catalogue)
  const key = numberKey(typed)
  const keys = misreadings(key)
  if (keys.length === 0 || !(await work.spendOne('misread'))) return found
  const digits = asDigits(key)
  const bare = keys.flatMap((one) => [one, one.replace(/^0+(?=\d)/, '')])
  found.searchEachSegment((numbers, mark) => {
    for (const one of new Set(bare)) {
      for (let zeros = 0; zeros <= MAX_ZEROS; zeros += 1) {
        const at = numbers.indexOfNumber('0'.repeat(zeros) + one)
        if (at >= 0) mark(singleRun(at), 'alike')
      }
    }
    mark(numbers.rangeBeginningWith(digits), 'alike')
  })
  return found
}
const MAX_ZEROS = 8

/** Marks the parts whose number differs from the typed one in one character. The number may also be longer than the typed one. */
export async function findNear(work: SearchWork, catalogue: Catalogue, typed: string): Promise<Marker> {
  const found = new Marker(catalogue)
  const key = numberKey(typed)
  if (!(await work.spendOne('near'))) return found
  found.searchEachSegment((numbers, mark) => eachNear(numbers, key, (at) => mark(singleRun(at), 'near')))
  return found
}

export interface SuffixlessMatch {
  /** The number without suffix, which was searched instead of the typed one. */
  number: string
  marks: Uint8Array
  rows: readonly number[]
}

/** Finds the parts with exactly the typed number without its suffix; null if there are none. */
export async function findWithoutSuffix(work: SearchWork, catalogue: Catalogue, typed: string): Promise<SuffixlessMatch | null> {
  const number = withoutSuffix(typed)
  if (number === null) return null
  const { marks, rows } = await findNumbers(work, catalogue, [number], { inside: false })
  const whole = rows.filter((row) => (marks[row] ?? 0) >= numberMarks.revision)
  return whole.length === 0 ? null : { number, marks: onlyRows(marks, whole), rows: whole }
}
