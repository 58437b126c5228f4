import { MAX_NUMBER_CHARACTERS } from './limits.ts'
import { numberKey } from './numbers.ts'

/**
 * What people read wrongly from a plate, and what they write behind a number that is no part of it. Only tried when nothing bears the
 * number as it was typed, and said to have been: O and 0 are two characters, and a suffix can be another unit.
 */

const DIGIT_OF: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' }
const LETTERS_OF: Readonly<Record<string, string>> = { '0': 'OD', '1': 'IL', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' }

/** All letters that a digit may be taken for are tried together and apart; with more of them than this, only together. */
const MAX_LETTERS_APART = 5
const MIN_CHARACTERS = 5

/** Every letter read as the digit that it looks like: `0OOI1O7O26` is `0001107026`. */
export const asDigits = (key: string): string => key.replace(/[OQDILZSGB]/g, (letter) => DIGIT_OF[letter] ?? letter)

/**
 * Plain numbers that a plain number may be a misreading of: letters taken for digits, or one digit taken for a letter. Never the number
 * itself.
 */
export function misreadings(key: string): string[] {
  if (key.length < MIN_CHARACTERS || key.length > MAX_NUMBER_CHARACTERS) return []
  const places = [...key].flatMap((sign, at) => (DIGIT_OF[sign] ? [at] : []))
  const subsets = places.length <= MAX_LETTERS_APART ? 1 << places.length : 1
  const read = new Set<string>([asDigits(key)])
  for (let chosen = 1; chosen < subsets; chosen += 1) {
    read.add(
      [...key].map((sign, at) => (chosen & (1 << places.indexOf(at)) && places.includes(at) ? (DIGIT_OF[sign] ?? sign) : sign)).join(''),
    )
  }
  for (const [at, sign] of [...key].entries())
    for (const letter of LETTERS_OF[sign] ?? '') read.add(key.slice(0, at) + letter + key.slice(at + 1))
  read.delete(key)
  return [...read]
}

/** Whether a stored number is the typed one, or begins like it, but for characters that look alike and zeros in front. */
export const looksAlike = (typed: string, stored: string): boolean => readAlike(readAs(numberKey(typed)), readAs(numberKey(stored)))

/** How a number reads when every letter is taken for the digit that it looks like, without zeros in front. */
export const readAs = (key: string): string => asDigits(key).replace(/^0+/, '')

/** The same as `looksAlike` of what was read before. */
export const readAlike = (typed: string, stored: string): boolean => typed.length >= MIN_CHARACTERS && stored.startsWith(typed)

/** What may stand behind a number, after blanks or dashes, or right behind a digit. */
const SUFFIX_APART = /[\s\-./_](?:[A-Za-z]{1,5}\d?|\d)$/
const SUFFIX_GLUED = /(?<=\d)[A-Za-z]{1,3}$/
const isBetween = (sign: string | undefined) => sign !== undefined && /[\s\-./_]/.test(sign)

/**
 * The number without what sellers and shelves write behind it: `-R`, `RX`, `HD`, `N`, `/1`, a revision letter. Null when nothing stands
 * there, or too little would remain.
 */
export function withoutSuffix(text: string): string | null {
  const plain = text.normalize('NFKC').trim()
  const apart = SUFFIX_APART.exec(plain)
  const short = apart ? withoutTrailingSeparators(plain.slice(0, apart.index)) : plain.replace(SUFFIX_GLUED, '')
  const key = numberKey(short)
  const isNumber = key.length >= MIN_CHARACTERS && key.length <= MAX_NUMBER_CHARACTERS && (key.match(/\d/g)?.length ?? 0) >= 4
  return short !== plain && isNumber ? short : null
}

/** From the end, sign by sign: a pattern for the end of a text begins anew at each separator within it. */
function withoutTrailingSeparators(text: string): string {
  let end = text.length
  while (isBetween(text[end - 1])) end -= 1
  return text.slice(0, end)
}

/**
 * Numbers with characters that cannot be read any more: `?` stands for one, `*` for any run of them. One rule for server and device.
 */

/** With fewer readable characters in a row, or at the beginning, half of all numbers would be met. */
const READABLE_IN_A_ROW = 3
const READABLE_IN_FRONT = 2
const MIN_READABLE = 4

const runsOf = (scratched: string) => scratched.split(/[?*]+/)

/** Whether so many characters in a row can be read that a number can be looked for by its inside. */
export const isReadableInside = (scratched: string): boolean => runsOf(scratched).some((run) => run.length >= READABLE_IN_A_ROW)

/** What can be read in front, without its zeros. */
export const readableInFront = (scratched: string): string => runsOf(withoutZeros(scratched))[0] ?? ''

/** Capitals, digits, `?` and `*` only; null when the text has no such mark, or too little that can be read. */
export function scratchedNumber(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9?*]/g, '')
    .replace(/\*+/g, '*')
  if (!/[?*]/.test(plain) || plain.length > MAX_NUMBER_CHARACTERS) return null
  const readable = runsOf(plain).join('')
  const enough = readable.length >= MIN_READABLE && (readableInFront(plain).length >= READABLE_IN_FRONT || isReadableInside(plain))
  return enough && /\d/.test(readable) ? plain : null
}

/** The same text with each X among digits read as a character that cannot be read: `0 001 1XX 026`. Null when that reads nothing new. */
export function crossedOut(text: string): string | null {
  const plain = text.normalize('NFKC').toUpperCase()
  const open = plain.replace(/(?<=[\dX][\s.-]?)X|X(?=[\s.-]?[\dX])/g, '?')
  return open === plain ? null : open
}

/** Without the zeros in front and those that Mitsubishi puts behind its first letter, as the keys of a number are (contract/numbers.ts). */
export const withoutZeros = (scratched: string): string =>
  scratched.replace(/^0+(?=[A-Z0-9])/, '').replace(/^([AM])[0?]{1,2}(?=[\d?]T)/, '$1')

/**
 * Whether the text can mean nothing but a number with such characters: `?` is in no number, and a star between two characters joins
 * nothing.
 */
export const isSurelyScratched = (text: string): boolean => text.includes('?') || /[A-Za-z0-9]\s*\*+\s*[A-Za-z0-9]/.test(text)

/** Whether a number's plain form begins like that. Two plain loops: a pattern of stars must not be able to stop a server. */
export function meetsScratched(scratched: string, key: string): boolean {
  const pieces = scratched.split('*')
  let at = 0
  for (const [order, piece] of pieces.entries()) {
    const found = order === 0 ? (fitsAt(key, piece, 0) ? 0 : -1) : firstFit(key, piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return true
}

function firstFit(key: string, piece: string, from: number): number {
  for (let at = from; at + piece.length <= key.length; at += 1) if (fitsAt(key, piece, at)) return at
  return -1
}

function fitsAt(key: string, piece: string, at: number): boolean {
  if (at + piece.length > key.length) return false
  for (let i = 0; i < piece.length; i += 1) if (piece[i] !== '?' && piece[i] !== key[at + i]) return false
  return true
}
