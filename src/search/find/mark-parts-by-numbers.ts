import { hasLegibleRun, legiblePrefixOf, removePaddingZeros } from '#contract/numbers/misread.ts'
import { isNumberKey, MIN_CHARACTERS_AFTER_ZEROS, type NumberKeys, numberKeys } from '#contract/numbers/numbers.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import type { NumberIndex } from '#search/segment/number-index.ts'
import { markPartsByGtins } from './find-gtins.ts'
import { createIllegibleNumberMatcher, MIN_CONTAINED_CHARACTERS, MIN_CUT_OFF_CHARACTERS, numberMatchKindOf } from './how-matched.ts'
import { type NumberRangeMarker, RowMarker, singleNumberRange } from './marker.ts'

/** If fewer parts than this have a number that begins with the typed one, numbers that contain it are searched too. */
const ENOUGH_BEGINNING_MATCHES = 20
/** The number of leading zeros that stored numbers have at most. */
const MAX_LEADING_ZEROS = 8
/**
 * Suffixes that may follow the family of a number (contract/numbers/numbers.ts): revisions, the letter of a Lester number, the last digit
 * of a Denso number.
 */
const NUMBER_SUFFIXES = ['', 'A', 'B', 'C', 'D', 'E', 'AE', 'BE', 'ZE', 'N', 'R', ...'0123456789']

/**
 * Marks the parts that have one of the typed numbers, in any spelling. A stored number may be equal, equal except for zeros, another
 * revision, or begin with the typed number. Numbers that contain the typed one inside are searched only if few numbers begin with it.
 * Article numbers are searched too, complete or by their beginning (`find-gtins.ts`).
 */
export async function markPartsByNumbers(
  work: SearchBudget,
  catalogue: Catalogue,
  typed: readonly string[],
  { inside = true } = {},
): Promise<RowMarker> {
  const asked = typed.map(numberKeys).filter(({ key }) => key.length >= 2 && isNumberKey(key))
  const all = new RowMarker(catalogue)
  if (asked.length === 0 || !(await work.spendOneStep('numbers'))) return all
  const few: NumberKeys[] = []
  for (const keys of asked) {
    const own = asked.length === 1 ? all : new RowMarker(catalogue)
    own.searchEachSegment((numbers, mark) => markNumbersBeginningWith(numbers, keys, mark))
    if (own !== all) all.mergeMarks(own)
    if (own.rows.length < ENOUGH_BEGINNING_MATCHES && keys.zeroless.length >= MIN_CONTAINED_CHARACTERS) few.push(keys)
  }
  markPartsByGtins(catalogue, all, typed)
  for (const { zeroless } of inside ? few.slice(0, await work.spendStepsUpTo('piece', few.length)) : [])
    all.searchEachSegment((numbers, mark) => numbers.forEachNumberContaining(zeroless, (at) => mark(singleNumberRange(at), 'contains')))
  return all
}

function markNumbersBeginningWith(numbers: NumberIndex, typed: NumberKeys, mark: NumberRangeMarker): void {
  const { key, zeroless, family } = typed
  const isShort = family.length < MIN_CHARACTERS_AFTER_ZEROS
  mark(numbers.rangeBeginningWith(key), 'begins')
  const whole = numbers.indexOfNumber(key)
  if (whole >= 0) mark(singleNumberRange(whole), 'same')
  if (isShort) return
  const cut = zeroless.length >= MIN_CUT_OFF_CHARACTERS ? [zeroless.slice(0, -1)] : []
  const wholes = new Set([zeroless, ...NUMBER_SUFFIXES.map((revision) => family + revision), ...cut])
  // Leading zeros are ignored only before digits, because 00AB1 and AB1 are different numbers.
  const zerosMost = /^\d/.test(zeroless) ? MAX_LEADING_ZEROS : 0
  for (let zeros = 0; zeros <= zerosMost; zeros += 1) {
    const front = '0'.repeat(zeros)
    if (front + zeroless !== key) mark(numbers.rangeBeginningWith(front + zeroless), zeroless === key ? 'begins' : 'begins-but-zeros')
    // Too many numbers begin with the family of a number, so only its possible members are looked up, one by one.
    for (const text of wholes) {
      const at = numbers.indexOfNumber(front + text)
      const how = at < 0 ? null : numberMatchKindOf(typed, numberKeys(numbers.normalisedNumberAt(at)))
      if (how !== null) mark(singleNumberRange(at), how)
    }
  }
}

/**
 * Marks the parts that have a number of which the customer cannot read some characters (contract/numbers/misread.ts). Complete matches come
 * first, then numbers that begin with the pattern. Numbers that contain the pattern inside are searched only if there are few of these, and
 * if enough legible characters follow each other.
 */
export async function findScratchedNumber(work: SearchBudget, catalogue: Catalogue, scratched: string): Promise<RowMarker> {
  const found = new RowMarker(catalogue)
  if (!(await work.spendOneStep('scratched'))) return found
  const longest = longestReadableSequence(scratched)
  const meets = createIllegibleNumberMatcher(scratched)
  const look = (isInside: boolean, each: (numbers: NumberIndex, met: (at: number) => void) => void) =>
    found.searchEachSegment((numbers, mark) =>
      each(numbers, (at) => {
        const how = meets(numberKeys(numbers.normalisedNumberAt(at)))
        if (how !== null && (how === 'contains') === isInside) mark(singleNumberRange(at), how)
      }),
    )
  const holding = (numbers: NumberIndex, met: (at: number) => void) => numbers.forEachNumberContaining(longest, met)
  if (!hasLegibleRun(scratched)) {
    look(false, (numbers, met) => forEachNumberBeginning(numbers, scratched, met))
    return found
  }
  look(false, holding)
  if (found.rows.length < ENOUGH_BEGINNING_MATCHES && (await work.spendOneStep('piece'))) look(true, holding)
  return found
}

/**
 * Calls `met` for each number that begins with the legible beginning of the pattern. Zeros are ignored in the same way as in the keys of
 * numbers.
 */
function forEachNumberBeginning(numbers: NumberIndex, scratched: string, met: (at: number) => void): void {
  const front = legiblePrefixOf(scratched)
  const behindLetter = /^[AM]/.test(front) ? ['0', '00'].map((zeros) => front.slice(0, 1) + zeros + front.slice(1)) : []
  const inFront = Array.from({ length: MAX_LEADING_ZEROS + 1 }, (_, zeros) => '0'.repeat(zeros) + front)
  for (const text of [...inFront, ...behindLetter]) {
    const { from, to } = numbers.rangeBeginningWith(text)
    for (let at = from; at < to; at += 1) met(at)
  }
}

/** Returns the longest run of characters that every matching number contains. */
function longestReadableSequence(scratched: string): string {
  const bare = removePaddingZeros(scratched)
  // If only leading zeros were removed, every match contains the longest remaining run. If zeros after a leading letter were removed,
  // characters that were separate may have been joined, so the letter is dropped.
  const left = bare === scratched.replace(/^0+(?=[A-Z0-9])/, '') ? bare : bare.slice(1)
  return left.split(/[?*]+/).reduce((most, run) => (run.length > most.length ? run : most), '')
}
