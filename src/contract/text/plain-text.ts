/**
 * Matches invisible characters: zero-width and bidirectional marks, byte order marks, soft hyphens, variation selectors, unpaired
 * surrogates.
 */
const INVISIBLE_CHARACTERS = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]+/gu
/** Matches control characters that are not separators. Separators are tab and line ends, and FS, GS, RS and US in scanned labels. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000e-\u001b\u007f-\u0084\u0086-\u009f]+/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
const LINE_END = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g
/** Matches the separators of lines, columns, and fields of labels. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
const FIELD_SEPARATOR = /[\t\n\u001c-\u001f]+/g
const DASH_CHARACTERS = /[\p{Pd}\u2043\u2212]|(?<=\d)ー(?=\d)/gu
/**
 * Matches apostrophes, which are replaced before and after NFKC, because NFKC turns some apostrophes into a space with accent, and creates
 * others: ʼn from ŉ, two primes from ″.
 */
const APOSTROPHE_CHARACTERS = /[\u00b4\u02b9\u02bc\u2018\u2019\u201b\u2032]/g
/** Matches digits of other scripts. NFKC has already normalised full-width digits at this point. */
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu

/** Returns the ASCII digit for a digit of another script. In Unicode the ten digits of each script are consecutive. */
function asciiDigitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/**
 * Returns a text as if typed on a plain keyboard. Digits of other scripts, typographic dashes, apostrophes and spaces become ASCII;
 * invisible and control characters are removed. Tabs, line ends (as `\n`) and the separators of scanned labels (FS, GS, RS, US) remain.
 */
export const normalizeCharacters = (text: string): string =>
  text
    // Characters are removed first, because an invisible character must not separate a letter from its accent, or a digit from its dash.
    .replace(LINE_END, '\n')
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(CONTROL_CHARACTERS, '')
    .replace(APOSTROPHE_CHARACTERS, "'")
    .normalize('NFKC')
    .replace(APOSTROPHE_CHARACTERS, "'")
    .replace(FOREIGN_DIGIT, asciiDigitOf)
    .replace(DASH_CHARACTERS, '-')
    .replace(/\u2044/g, '/')
    .replace(/[^\S\t\n]/g, ' ')

/**
 * Returns one line of plain text, trimmed; line and column breaks become one space. Used for quantities, codes, e-mail addresses and
 * postcodes. Not used for names, because some scripts need the removed characters. Empty if the text has no visible character.
 */
export const normalizeText = (text: string): string => normalizeCharacters(text).replace(FIELD_SEPARATOR, ' ').trim()
