import { MAX_NUMBER_CHARACTERS } from './limits.ts'

/**
 * How part numbers are written and when two spellings mean one number: one rule for server, device and tests.
 *
 * A number is read into keys. `key` is its plain form: capitals and digits only. The weaker keys each forgive one thing that real
 * lists do to numbers: `zeroless` lost leading zeros, `family` a revision letter or digit. Look-alike characters (O and 0) are never equal.
 */
export interface NumberKeys {
  key: string
  zeroless: string
  family: string
}

const SEPARATORS = /[\s.\-‐‑‒–—―−/\\_,;:·'"()#*]+/g

/** Makers' and houses' names that lists glue to a number. A short one counts only before the shape of number that it goes with. */
const GLUED = [
  /^(?:MITSUBISHI|BOSCH|DENSO|NIPPONDENSO|HITACHI|VALEO|LUCAS|DELCO|PRESTOLITE|ISKRA|LETRIKA|MAHLE|TOYOTA|NISSAN|HONDA|HYUNDAI|SUBARU|MAZDA|ISUZU|KOMATSU|YANMAR|KUBOTA|PERKINS|CUMMINS|CATERPILLAR|MERCURY|LESTER|WAI|ELSTOCK|HELLA|CARGO)(?=[A-Z0-9]*\d)/,
  /^VOE(?=\d)/,
  /^JD(?=(?:RE|AT|AM|TY|SE|AL)\d)/,
  /^HC(?=\d{6}$)/,
]

/** Denso's ten digits end in a revision digit. Only Denso's own series: elsewhere the last digit tells one unit from another. */
const DENSO_FAMILY = /^(0?28000|128000|228000|280000|428000|438000|0?21000|100211|101211|102211|104210|104211|121000)(\d{3})\d$/
/** Revision letters that makers append: LR250-510B, A005TG0091AE. */
const REVISION = /(?<=\d{3})(?:[A-E]|[ABZ]E)$/
/** Lester numbers stand with or without N (new) or R (remanufactured). */
const LESTER = /^(\d{4,5})[NR]$/

/**
 * The plain form of a number: NFKC, capitals, no separators, no glued maker's name, Mitsubishi's padding zeros dropped (A003TJ0691 is
 * A3TJ0691).
 */
export function numberKey(text: string): string {
  let plain = text.normalize('NFKC').toUpperCase().replace(SEPARATORS, '')
  for (const name of GLUED) plain = plain.replace(name, '')
  return plain.replace(/[^A-Z0-9]/g, '').replace(/^([AM])0{1,2}(?=\dT)/, '$1')
}

/** Whether a plain form has as many characters as a number has: some, and no more than any maker's. */
export const isNumberKey = (key: string): boolean => key.length > 0 && key.length <= MAX_NUMBER_CHARACTERS

/** All keys of a number. An empty or letterless-and-digitless text has empty keys. */
export function numberKeys(text: string): NumberKeys {
  const key = numberKey(text)
  const zeroless = key.replace(/^0+(?=\d)/, '')
  const family = zeroless
    .replace(DENSO_FAMILY, (_, series: string, body: string) => series.replace(/^0+/, '') + body)
    .replace(LESTER, '$1')
    .replace(REVISION, '')
  return { key, zeroless, family }
}

/** How two spellings meet, best first. */
export type Meeting = 'same' | 'zeros' | 'revision' | 'begins'

/**
 * Zeros are forgiven before this many characters and more: `0001` is not the number `1`, nor is it a beginning of all that begin with 1.
 */
export const MIN_ZEROLESS_CHARACTERS = 3

/** Words of scripts that put much into few signs: 启动机, 스타터. */
const SHORT_WORD = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}]{2}/u

/**
 * Whether a search text can be a number at all: it holds a digit, and no word of four letters or more without one, of Chinese, Japanese and
 * Korean of two.
 */
export function looksLikeNumber(text: string): boolean {
  const plain = text.normalize('NFKC')
  return (
    /\d/.test(plain) &&
    !SHORT_WORD.test(plain) &&
    !plain.split(/[\s,;]+/).some((word) => /^\p{L}{4,}$/u.test(word)) &&
    numberKey(text).length >= 2
  )
}

/**
 * Splits a cell of a real list into numbers: comma, semicolon, white space, full-width comma, newline; drops what has under four characters
 * or no digit.
 */
export const splitNumbers = (cell: string): string[] =>
  cell
    .normalize('NFKC')
    .split(/[,;、\s]+/)
    .map((piece) => piece.replace(/[^\x21-\x7e]/g, ''))
    .filter((piece) => piece.length >= 4 && /\d/.test(piece))
