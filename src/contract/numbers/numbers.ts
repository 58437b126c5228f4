import { MAX_PART_NUMBER_CHARACTERS } from '#contract/limits.ts'

/**
 * How part numbers are normalised, and when two spellings mean the same number. Server, device and tests use these rules.
 *
 * A number has several keys. `key` is its normalised form: capitals and digits only. Each weaker key ignores one frequent error of
 * lists: `zeroless` ignores leading zeros, `family` a revision letter or digit. Look-alike characters (O and 0) are never equal.
 */
export interface NumberKeys {
  key: string
  zeroless: string
  family: string
}

const SEPARATORS = /[\s.\-‐‑‒–—―−/\\_,;:·'"()#*]+/g

/**
 * Names of makers and suppliers that lists write before a number without separator. A short name is removed only if the rest has the shape
 * of that maker's numbers.
 */
const UNSEPARATED_MAKER_PREFIXES = [
  /^(?:MITSUBISHI|BOSCH|DENSO|NIPPONDENSO|HITACHI|VALEO|LUCAS|DELCO|PRESTOLITE|ISKRA|LETRIKA|MAHLE|TOYOTA|NISSAN|HONDA|HYUNDAI|SUBARU|MAZDA|ISUZU|KOMATSU|YANMAR|KUBOTA|PERKINS|CUMMINS|CATERPILLAR|MERCURY|LESTER|WAI|ELSTOCK|HELLA|CARGO)(?=[A-Z0-9]*\d)/,
  /^VOE(?=\d)/,
  /^JD(?=(?:RE|AT|AM|TY|SE|AL)\d)/,
  /^HC(?=\d{6}$)/,
]

/**
 * Matches Denso's ten-digit numbers, which end in a revision digit. Only the listed series match, because in other series the last digit
 * distinguishes units.
 */
const DENSO_FAMILY_PATTERN = /^(0?28000|128000|228000|280000|428000|438000|0?21000|100211|101211|102211|104210|104211|121000)(\d{3})\d$/
/** Matches the revision letters that makers append to numbers: LR250-510B, A005TG0091AE. */
const REVISION_SUFFIX = /(?<=\d{3})(?:[A-E]|[ABZ]E)$/
/** Matches Lester numbers, which occur with and without N (new) or R (remanufactured). */
const LESTER_NUMBER = /^(\d{4,5})[NR]$/

/**
 * Returns the normalised form of a number: NFKC, capitals, no separators, without a maker's name in front and without Mitsubishi's padding
 * zeros (A003TJ0691 becomes A3TJ0691).
 */
export function numberKey(text: string): string {
  let plain = text.normalize('NFKC').toUpperCase().replace(SEPARATORS, '')
  for (const name of UNSEPARATED_MAKER_PREFIXES) plain = plain.replace(name, '')
  return plain.replace(/[^A-Z0-9]/g, '').replace(/^([AM])0{1,2}(?=\dT)/, '$1')
}

/** Whether a normalised text has a valid length for a part number. */
export const isNumberKey = (key: string): boolean => key.length > 0 && key.length <= MAX_PART_NUMBER_CHARACTERS

/** Returns all keys of a number. The keys of a text without letters and digits are empty. */
export function numberKeys(text: string): NumberKeys {
  const key = numberKey(text)
  const zeroless = key.replace(/^0+(?=\d)/, '')
  const family = zeroless
    .replace(DENSO_FAMILY_PATTERN, (_, series: string, body: string) => series.replace(/^0+/, '') + body)
    .replace(LESTER_NUMBER, '$1')
    .replace(REVISION_SUFFIX, '')
  return { key, zeroless, family }
}

/** How two spellings of a number match, best first. */
export type NumberKeyMatchKind = 'same' | 'zeros' | 'revision' | 'begins'

/**
 * The minimum number of characters that a part number must have without its leading zeros, because `0001` is not the number `1`, nor the
 * beginning of every number that begins with 1.
 */
export const MIN_CHARACTERS_AFTER_ZEROS = 3

/** Matches a word in a script with few characters per word: 启动机, 스타터. */
const SHORT_WORD_PATTERN = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}]{2}/u

/**
 * Whether a search text can be a number: it contains a digit, and no word of four or more letters (two in Chinese, Japanese and Korean)
 * without a digit.
 */
export function looksLikeNumber(text: string): boolean {
  const plain = text.normalize('NFKC')
  return (
    /\d/.test(plain) &&
    !SHORT_WORD_PATTERN.test(plain) &&
    !plain.split(/[\s,;]+/).some((word) => /^\p{L}{4,}$/u.test(word)) &&
    numberKey(text).length >= 2
  )
}

/**
 * Splits a table cell into numbers at comma, semicolon, white space, full-width comma and newline. Entries with fewer than four characters
 * or without digit are dropped.
 */
export const splitNumbers = (cell: string): string[] =>
  cell
    .normalize('NFKC')
    .split(/[,;、\s]+/)
    .map((piece) => piece.replace(/[^\x21-\x7e]/g, ''))
    .filter((piece) => piece.length >= 4 && /\d/.test(piece))
