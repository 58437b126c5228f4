import { MAX_PART_NUMBER_CHARACTERS } from '#contract/limits.ts'
import { numberKey } from './numbers.ts'

/**
 * Common misreadings of numbers on type plates, and suffixes that people add to numbers. The search tries them only if no number matches
 * exactly, and names them in its result, because O and 0 are different characters and a suffix may denote another unit.
 */

const DIGIT_BY_LETTER: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' }
const LETTERS_BY_DIGIT: Readonly<Record<string, string>> = { '0': 'OD', '1': 'IL', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' }

/** Up to this number of ambiguous letters, all combinations are tried; above it, only all letters replaced at once. */
const MAX_COMBINED_LETTERS = 5
const MIN_COMPARED_CHARACTERS = 5

/** Replaces every letter of a number by the digit that it resembles: `0OOI1O7O26` becomes `0001107026`. */
export const replaceLookalikeLetters = (key: string): string => key.replace(/[OQDILZSGB]/g, (letter) => DIGIT_BY_LETTER[letter] ?? letter)

/**
 * Returns the normalised numbers that may have been misread as the given one: letters are replaced by digits, or one digit by a letter. The
 * given number itself is never among them.
 */
export function possibleMisreadings(key: string): string[] {
  if (key.length < MIN_COMPARED_CHARACTERS || key.length > MAX_PART_NUMBER_CHARACTERS) return []
  const places = [...key].flatMap((sign, at) => (DIGIT_BY_LETTER[sign] ? [at] : []))
  const subsets = places.length <= MAX_COMBINED_LETTERS ? 1 << places.length : 1
  const read = new Set<string>([replaceLookalikeLetters(key)])
  for (let chosen = 1; chosen < subsets; chosen += 1) {
    read.add(
      [...key]
        .map((sign, at) => (chosen & (1 << places.indexOf(at)) && places.includes(at) ? (DIGIT_BY_LETTER[sign] ?? sign) : sign))
        .join(''),
    )
  }
  for (const [at, sign] of [...key].entries())
    for (const letter of LETTERS_BY_DIGIT[sign] ?? '') read.add(key.slice(0, at) + letter + key.slice(at + 1))
  read.delete(key)
  return [...read]
}

/**
 * Whether a stored number equals the typed number, or begins with it, if look-alike characters count as equal and leading zeros are
 * ignored.
 */
export const looksLikeStoredNumber = (typed: string, stored: string): boolean =>
  matchesLookalikeKey(lookalikeKey(numberKey(typed)), lookalikeKey(numberKey(stored)))

/** Returns a number with every letter replaced by the digit that it resembles, without leading zeros. */
export const lookalikeKey = (key: string): string => replaceLookalikeLetters(key).replace(/^0+/, '')

/** Compares like `looksLikeStoredNumber`, for part numbers that `lookalikeKey` has already converted. */
export const matchesLookalikeKey = (typed: string, stored: string): boolean =>
  typed.length >= MIN_COMPARED_CHARACTERS && stored.startsWith(typed)

/** Matches the suffix of a number, after a separator or directly after a digit. */
const SEPARATED_SUFFIX = /[\s\-./_](?:[A-Za-z]{1,5}\d?|\d)$/
const UNSEPARATED_SUFFIX = /(?<=\d)[A-Za-z]{1,3}$/
const isSeparator = (sign: string | undefined) => sign !== undefined && /[\s\-./_]/.test(sign)

/**
 * Returns a number without a common suffix: `-R`, `RX`, `HD`, `N`, `/1`, a revision letter. Null if the number has no such suffix, or if
 * too little remains.
 */
export function removeNumberSuffix(text: string): string | null {
  const plain = text.normalize('NFKC').trim()
  const apart = SEPARATED_SUFFIX.exec(plain)
  const short = apart ? trimTrailingSeparators(plain.slice(0, apart.index)) : plain.replace(UNSEPARATED_SUFFIX, '')
  const key = numberKey(short)
  const isNumber = key.length >= MIN_COMPARED_CHARACTERS && key.length <= MAX_PART_NUMBER_CHARACTERS && (key.match(/\d/g)?.length ?? 0) >= 4
  return short !== plain && isNumber ? short : null
}

/**
 * Removes separators at the end of a text. A loop is used, because a regular expression for the end of a text restarts at each inner
 * separator and takes quadratic time.
 */
function trimTrailingSeparators(text: string): string {
  let end = text.length
  while (isSeparator(text[end - 1])) end -= 1
  return text.slice(0, end)
}

/** Numbers with illegible characters: `?` stands for one, `*` for any number of them. Server and device use the same rules. */

/** The minimum number of legible characters in a row, or at the beginning. With fewer, half of all numbers would match. */
const MIN_LEGIBLE_RUN_LENGTH = 3
const MIN_LEGIBLE_PREFIX_LENGTH = 2
const MIN_LEGIBLE_CHARACTERS = 4

const legibleRunsOf = (scratched: string) => scratched.split(/[?*]+/)

/** Whether a part number has enough legible characters in a row to search for them anywhere inside stored part numbers. */
export const hasLegibleRun = (scratched: string): boolean => legibleRunsOf(scratched).some((run) => run.length >= MIN_LEGIBLE_RUN_LENGTH)

/** Returns the legible beginning of a number, without leading zeros. */
export const legiblePrefixOf = (scratched: string): string => legibleRunsOf(removePaddingZeros(scratched))[0] ?? ''

/**
 * Returns a number with illegible characters as a pattern of capitals, digits, `?` and `*`; null if the text has no illegible character, or
 * too few legible ones.
 */
export function illegiblePatternOf(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9?*]/g, '')
    .replace(/\*+/g, '*')
  if (!/[?*]/.test(plain) || plain.length > MAX_PART_NUMBER_CHARACTERS) return null
  const readable = legibleRunsOf(plain).join('')
  const enough =
    readable.length >= MIN_LEGIBLE_CHARACTERS && (legiblePrefixOf(plain).length >= MIN_LEGIBLE_PREFIX_LENGTH || hasLegibleRun(plain))
  return enough && /\d/.test(readable) ? plain : null
}

/** Returns a number in which each X between digits counts as an illegible character: `0 001 1XX 026`. Null if the number has no such X. */
export function crossedOutPatternOf(text: string): string | null {
  const plain = text.normalize('NFKC').toUpperCase()
  const open = plain.replace(/(?<=[\dX][\s.-]?)X|X(?=[\s.-]?[\dX])/g, '?')
  return open === plain ? null : open
}

/**
 * Returns a number without leading zeros and without Mitsubishi's padding zeros after the first letter, like the keys of a number
 * (contract/numbers/numbers.ts).
 */
export const removePaddingZeros = (scratched: string): string =>
  scratched.replace(/^0+(?=[A-Z0-9])/, '').replace(/^([AM])[0?]{1,2}(?=[\d?]T)/, '$1')

/**
 * Whether a text can only be a number with illegible characters, because no number contains `?`, and a star between two characters has no
 * other meaning.
 */
export const isCertainlyIllegible = (text: string): boolean => text.includes('?') || /[A-Za-z0-9]\s*\*+\s*[A-Za-z0-9]/.test(text)

/**
 * Whether a normalised number begins with a pattern of legible and illegible characters. The function uses two plain loops, so that a
 * hostile pattern of stars cannot block a server.
 */
export function matchesIllegiblePattern(scratched: string, key: string): boolean {
  const pieces = scratched.split('*')
  let at = 0
  for (const [order, piece] of pieces.entries()) {
    const found = order === 0 ? (matchesPieceAt(key, piece, 0) ? 0 : -1) : firstMatchIndex(key, piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return true
}

function firstMatchIndex(key: string, piece: string, from: number): number {
  for (let at = from; at + piece.length <= key.length; at += 1) if (matchesPieceAt(key, piece, at)) return at
  return -1
}

function matchesPieceAt(key: string, piece: string, at: number): boolean {
  if (at + piece.length > key.length) return false
  for (let i = 0; i < piece.length; i += 1) if (piece[i] !== '?' && piece[i] !== key[at + i]) return false
  return true
}
