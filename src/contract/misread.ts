import { NUMBER_MOST_CHARACTERS } from './limits.ts'
import { numberKey } from './numbers.ts'

/**
 * What people read wrongly from a plate, and what they write behind a number that is no part of it. Only tried when nothing bears the number as
 * it was typed, and said to have been: O and 0 are two characters, and a suffix can be another unit.
 */

const DIGIT_OF: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' }
const LETTERS_OF: Readonly<Record<string, string>> = { '0': 'OD', '1': 'IL', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' }

/** All letters that a digit may be taken for are tried together and apart; with more of them than this, only together. */
const LETTERS_APART_MOST = 5
const LEAST_CHARACTERS = 5

/** Every letter read as the digit that it looks like: `0OOI1O7O26` is `0001107026`. */
export const asDigits = (key: string): string => key.replace(/[OQDILZSGB]/g, (letter) => DIGIT_OF[letter] ?? letter)

/** Plain numbers that a plain number may be a misreading of: letters taken for digits, or one digit taken for a letter. Never the number itself. */
export function misreadings(key: string): string[] {
  if (key.length < LEAST_CHARACTERS || key.length > NUMBER_MOST_CHARACTERS) return []
  const places = [...key].flatMap((sign, at) => (DIGIT_OF[sign] ? [at] : []))
  const subsets = places.length <= LETTERS_APART_MOST ? 1 << places.length : 1
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
export const readAlike = (typed: string, stored: string): boolean => typed.length >= LEAST_CHARACTERS && stored.startsWith(typed)

/** What may stand behind a number, after blanks or dashes, or right behind a digit. */
const SUFFIX_APART = /[\s\-./_](?:[A-Za-z]{1,5}\d?|\d)$/
const SUFFIX_GLUED = /(?<=\d)[A-Za-z]{1,3}$/
const isBetween = (sign: string | undefined) => sign !== undefined && /[\s\-./_]/.test(sign)

/** The number without what sellers and shelves write behind it: `-R`, `RX`, `HD`, `N`, `/1`, a revision letter. Null when nothing stands there, or too little would remain. */
export function withoutSuffix(text: string): string | null {
  const plain = text.normalize('NFKC').trim()
  const apart = SUFFIX_APART.exec(plain)
  const short = apart ? withoutSeparatorsBehind(plain.slice(0, apart.index)) : plain.replace(SUFFIX_GLUED, '')
  const key = numberKey(short)
  const isNumber = key.length >= LEAST_CHARACTERS && key.length <= NUMBER_MOST_CHARACTERS && (key.match(/\d/g)?.length ?? 0) >= 4
  return short !== plain && isNumber ? short : null
}

/** From the end, sign by sign: a pattern for the end of a text begins anew at each separator within it. */
function withoutSeparatorsBehind(text: string): string {
  let end = text.length
  while (isBetween(text[end - 1])) end -= 1
  return text.slice(0, end)
}
