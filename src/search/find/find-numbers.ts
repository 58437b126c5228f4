import { isReadableInside, readableInFront, withoutZeros } from '#contract/misread.ts'
import { isNumberKey, MIN_ZEROLESS_CHARACTERS, type NumberKeys, numberKeys } from '#contract/numbers.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { NumberIndex } from '#search/segment/number-index.ts'
import { markGtins } from './find-gtins.ts'
import { howMatched, howScratched, MIN_CUT_CHARACTERS, MIN_PIECE_CHARACTERS } from './how-matched.ts'
import { Marker, type MarkRun, only } from './marker.ts'
import type { SearchWork } from './search-work.ts'

/** If fewer parts than this match a beginning, the inside of numbers is searched too. */
const ENOUGH_BEGINNINGS = 20
/** Stored numbers have at most this many leading zeros. */
const MAX_ZEROS = 8
/** Possible suffixes after a number's family (contract/numbers.ts): revisions, a Lester number's letter, Denso's last digit. */
const REVISIONS = ['', 'A', 'B', 'C', 'D', 'E', 'AE', 'BE', 'ZE', 'N', 'R', ...'0123456789']

/**
 * Marks the parts with one of some numbers, in any spelling: equal, equal except for zeros, another revision, or the beginning. The inside
 * of numbers is only searched if few numbers match a beginning. Article numbers are searched too, complete or as a beginning
 * (`find-gtins.ts`).
 */
export async function findNumbers(
  work: SearchWork,
  catalogue: Catalogue,
  typed: readonly string[],
  { inside = true } = {},
): Promise<Marker> {
  const asked = typed.map(numberKeys).filter(({ key }) => key.length >= 2 && isNumberKey(key))
  const all = new Marker(catalogue)
  if (asked.length === 0 || !(await work.may('numbers'))) return all
  const few: NumberKeys[] = []
  for (const keys of asked) {
    const own = asked.length === 1 ? all : new Marker(catalogue)
    own.each((numbers, mark) => markBeginnings(numbers, keys, mark))
    if (own !== all) all.take(own)
    if (own.rows.length < ENOUGH_BEGINNINGS && keys.zeroless.length >= MIN_PIECE_CHARACTERS) few.push(keys)
  }
  markGtins(catalogue, all, typed)
  for (const { zeroless } of inside ? few.slice(0, await work.asManyAs('piece', few.length)) : [])
    all.each((numbers, mark) => numbers.holding(zeroless, (at) => mark(only(at), 'contains')))
  return all
}

function markBeginnings(numbers: NumberIndex, typed: NumberKeys, mark: MarkRun): void {
  const { key, zeroless, family } = typed
  const isShort = family.length < MIN_ZEROLESS_CHARACTERS
  mark(numbers.begun(key), 'begins')
  const whole = numbers.whole(key)
  if (whole >= 0) mark(only(whole), 'same')
  if (isShort) return
  const cut = zeroless.length >= MIN_CUT_CHARACTERS ? [zeroless.slice(0, -1)] : []
  const wholes = new Set([zeroless, ...REVISIONS.map((revision) => family + revision), ...cut])
  // Leading zeros are only ignored before digits: 00AB1 and AB1 are different numbers.
  const zerosMost = /^\d/.test(zeroless) ? MAX_ZEROS : 0
  for (let zeros = 0; zeros <= zerosMost; zeros += 1) {
    const front = '0'.repeat(zeros)
    if (front + zeroless !== key) mark(numbers.begun(front + zeroless), zeroless === key ? 'begins' : 'begins-but-zeros')
    // Few matches are more than beginnings: possible members of the number's family are looked up one by one.
    for (const text of wholes) {
      const at = numbers.whole(front + text)
      const how = at < 0 ? null : howMatched(typed, numberKeys(numbers.key(at)))
      if (how !== null) mark(only(at), how)
    }
  }
}

/**
 * Marks the parts with a number of which some characters are illegible (contract/misread.ts): first complete matches, then beginnings. The
 * inside of numbers is only searched if there are few of those, and if enough legible characters are in a row.
 */
export async function findScratched(work: SearchWork, catalogue: Catalogue, scratched: string): Promise<Marker> {
  const found = new Marker(catalogue)
  if (!(await work.may('scratched'))) return found
  const longest = readableInARow(scratched)
  const meets = howScratched(scratched)
  const look = (isInside: boolean, each: (numbers: NumberIndex, met: (at: number) => void) => void) =>
    found.each((numbers, mark) =>
      each(numbers, (at) => {
        const how = meets(numberKeys(numbers.key(at)))
        if (how !== null && (how === 'contains') === isInside) mark(only(at), how)
      }),
    )
  const holding = (numbers: NumberIndex, met: (at: number) => void) => numbers.holding(longest, met)
  if (!isReadableInside(scratched)) {
    look(false, (numbers, met) => eachBegun(numbers, scratched, met))
    return found
  }
  look(false, holding)
  if (found.rows.length < ENOUGH_BEGINNINGS && (await work.may('piece'))) look(true, holding)
  return found
}

/** Calls back for each number that begins with the legible beginning, ignoring zeros like the keys of numbers. */
function eachBegun(numbers: NumberIndex, scratched: string, met: (at: number) => void): void {
  const front = readableInFront(scratched)
  const behindLetter = /^[AM]/.test(front) ? ['0', '00'].map((zeros) => front.slice(0, 1) + zeros + front.slice(1)) : []
  const inFront = Array.from({ length: MAX_ZEROS + 1 }, (_, zeros) => '0'.repeat(zeros) + front)
  for (const text of [...inFront, ...behindLetter]) {
    const { from, to } = numbers.begun(text)
    for (let at = from; at < to; at += 1) met(at)
  }
}

/** The longest run of characters that every matching number contains. */
function readableInARow(scratched: string): string {
  const bare = withoutZeros(scratched)
  // Only leading zeros were removed: the longest remaining run is in every match. After a leading letter, removing zeros may have joined
  // characters that were separate.
  const left = bare === scratched.replace(/^0+(?=[A-Z0-9])/, '') ? bare : bare.slice(1)
  return left.split(/[?*]+/).reduce((most, run) => (run.length > most.length ? run : most), '')
}
