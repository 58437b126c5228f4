/** The character at the start of a file that tells spreadsheet programs that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'
export const LINE_END = '\r\n'

/**
 * Matches the first characters of cells that a spreadsheet program runs as a formula, including the full-width characters of East Asian
 * versions.
 */
export const FORMULA_START_PATTERN = /^[=+\-@＝＋－＠]/

/** Returns a CSV cell, quoted by RFC 4180 if necessary. The quotes are correct for every common separator. */
export const quoteCsvCell = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const MONTH_NAME = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
/** Matches cell values that spreadsheet programs change when they open a file. Saving the file would then lose the original value. */
const SPREADSHEET_ALTERED_PATTERNS = [
  // Matches formulas, and characters that can hide a formula.
  new RegExp(`${FORMULA_START_PATTERN.source}|^[\\t\\r\\n]`),
  // Matches numbers with leading zeros, which would be lost, and numbers so long that their last digits would be lost.
  /^0\d+$|^\d{12,}$/,
  // Matches numbers with an exponent. `12E05` would become 1,200,000.
  /^\d+(?:\.\d+)?e\d+$/i,
  // Matches texts like dates and times. `10-12`, `3/4`, `MAR1` and `1 May` would become days, `1:30` would become a time.
  /^\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?$|^\d{1,2}:\d{2}(?::\d{2})?$/,
  new RegExp(`^${MONTH_NAME}[-/. ]?\\d{1,4}$|^\\d{1,4}[-/. ]?${MONTH_NAME}$`, 'i'),
  /^(?:true|false)$/i,
]
/** Whether a spreadsheet program would change a text. Also true for a text that already has a guarding apostrophe. */
const isAlteredBySpreadsheet = (text: string): boolean => {
  const bare = text.replace(/^'+/, '')
  return SPREADSHEET_ALTERED_PATTERNS.some((pattern) => pattern.test(bare))
}

/**
 * Returns a cell text that spreadsheet programs keep unchanged. An apostrophe is put before a text that would become a formula, number, day
 * or boolean. `unescapeFromSpreadsheet` removes the apostrophe again, so that the result always equals the original.
 */
export const escapeForSpreadsheet = (text: string): string => (isAlteredBySpreadsheet(text) ? `'${text}` : text)

/**
 * Returns the original text of a cell that `escapeForSpreadsheet` wrote. Other texts stay unchanged, even if they start with an apostrophe,
 * such as `'90s`.
 */
export const unescapeFromSpreadsheet = (cell: string): string =>
  cell.startsWith("'") && isAlteredBySpreadsheet(cell) ? cell.slice(1) : cell

const escapeSeparators = (text: string, marks: RegExp): string => text.replace(marks, '\\$&')

/** Writes several texts into one cell: `one; other`. Separators inside a text are escaped with a backslash. */
export const formatListCell = (texts: readonly string[]): string => texts.map((text) => escapeSeparators(text, /[\\;]/g)).join('; ')

/** Writes several texts into one cell, with a name before each: `Bosch: 0 001 108 001; D7E44`. A text without a name is written alone. */
export const formatPairsCell = (pairs: readonly (readonly [name: string, text: string])[]): string =>
  pairs
    .map((pair) => pair.filter((text, at) => at === 1 || text !== '').map((text) => escapeSeparators(text, /[\\;:]|(?<=\s)\/(?=\s)/g)))
    .map((pair) => pair.join(': '))
    .join('; ')

/** Writes the names of a category and its parents into one cell, from the top: `Starters > 12 V`. */
export const formatPathCell = (names: readonly string[]): string => names.map((name) => escapeSeparators(name, /[\\>]/g)).join(' > ')

/** Splits a cell at a separator and leaves empty texts out. A separator after a backslash belongs to the text. */
function splitCell(cell: string, mark: string): string[] {
  const pieces = ['']
  for (const [piece] of cell.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (piece === mark) pieces.push('')
    else pieces.push(pieces.pop() + piece)
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}
const unescapeSeparators = (text: string): string => text.replace(/\\([\\;:>/])/g, '$1')

/** Returns the texts of a cell that `formatListCell` wrote. */
export const parseListCell = (cell: string): string[] => splitCell(cell, ';').map(unescapeSeparators)

/** Returns the names and texts of a cell that `formatPairsCell` wrote. */
export const parsePairsCell = (cell: string): [name: string, text: string][] =>
  splitCell(cell, ';').map((pair) => {
    const [first = '', ...more] = splitCell(pair, ':').map(unescapeSeparators)
    return more.length === 0 ? ['', first] : [first, more.join(':')]
  })

/** Returns the names of a cell that `formatPathCell` wrote. */
export const parsePathCell = (cell: string): string[] => splitCell(cell, '>').map(unescapeSeparators)
