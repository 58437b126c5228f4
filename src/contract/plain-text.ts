/** What nobody sees: zero-width and bidirectional marks, byte order marks, soft hyphens, variation selectors, halves of characters. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]+/gu
/** Control characters that separate nothing. What does separate are tab and line ends, and FS, GS, RS and US within scanned labels. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\u0000-\u0008\u000e-\u001b\u007f-\u0084\u0086-\u009f]+/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const LINE_END = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g
/** What parts lines, columns, and the fields of labels. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const SEPARATOR = /[\t\n\u001c-\u001f]+/g
const DASH = /[\p{Pd}\u2043\u2212]|(?<=\d)ー(?=\d)/gu
/** Replaced before NFKC, which makes a blank and an accent of some, and after it, which makes some of others: ʼn of ŉ, two primes of ″. */
const APOSTROPHE = /[\u00b4\u02b9\u02bc\u2018\u2019\u201b\u2032]/g
/** Digits of other scripts. Full-width ones are plain by then. */
const DIGIT = /(?![0-9])\p{Nd}/gu

/** In Unicode the ten digits of a script stand one behind another, and sets of them are whole. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/**
 * A text as a keyboard would have typed it: full-width and other digits, typographic dashes, apostrophes and blanks become the plain ones,
 * invisible characters and control characters go. Tabs, line ends (as `\n`) and the separators of scanned labels stay: FS, GS, RS, US.
 */
export const plainCharacters = (text: string): string =>
  text
    // First what goes: an invisible mark must not keep a letter from its accent, or a digit from its dash.
    .replace(LINE_END, '\n')
    .replace(INVISIBLE, '')
    .replace(CONTROL, '')
    .replace(APOSTROPHE, "'")
    .normalize('NFKC')
    .replace(APOSTROPHE, "'")
    .replace(DIGIT, plainDigit)
    .replace(DASH, '-')
    .replace(/\u2044/g, '/')
    .replace(/[^\S\t\n]/g, ' ')

/**
 * One line of such text, trimmed: what stood on several lines or in several columns is parted by one blank. For quantities, codes, e-mail
 * addresses, postcodes; not for names, whose script may need its marks. Empty when there was nothing to see.
 */
export const plainText = (text: string): string => plainCharacters(text).replace(SEPARATOR, ' ').trim()
