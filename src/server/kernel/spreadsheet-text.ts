/** Marks a file as UTF-8 for spreadsheet programs. */
export const BYTE_ORDER_MARK = '\uFEFF'
export const LINE_END = '\r\n'

/**
 * The first characters that make a spreadsheet program treat a cell as a formula. Includes the full-width characters of East Asian
 * versions.
 */
export const FORMULA = /^[=+\-@＝＋－＠]/

/** A CSV cell quoted by RFC 4180. The quotes are correct for every common separator. */
export const quotedCell = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
/** Cell values that spreadsheet programs change when they open a file. Saving the file would then lose the original value. */
const SPOILED = [
  // Formulas, and characters that can hide one.
  new RegExp(`${FORMULA.source}|^[\\t\\r\\n]`),
  // Leading zeros are lost, and the last digits of long numbers.
  /^0\d+$|^\d{12,}$/,
  // `12E05` becomes 1,200,000.
  /^\d+(?:\.\d+)?e\d+$/i,
  // `10-12`, `3/4`, `MAR1` and `1 May` become days, `1:30` becomes a time.
  /^\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?$|^\d{1,2}:\d{2}(?::\d{2})?$/,
  new RegExp(`^${MONTH}[-/. ]?\\d{1,4}$|^\\d{1,4}[-/. ]?${MONTH}$`, 'i'),
  /^(?:true|false)$/i,
]
/** Whether a spreadsheet program would change a text. Also true for a text that already has a guarding apostrophe. */
const wouldSpoil = (text: string): boolean => {
  const bare = text.replace(/^'+/, '')
  return SPOILED.some((pattern) => pattern.test(bare))
}

/**
 * A cell text that spreadsheet programs keep unchanged. An apostrophe is put before a text that would become a formula, number, day or
 * boolean. `plainText` removes it again, and the result always equals the original.
 */
export const guardedText = (text: string): string => (wouldSpoil(text) ? `'${text}` : text)

/** Undoes `guardedText`. Other texts stay unchanged, also those that start with an apostrophe, such as `'90s`. */
export const plainText = (cell: string): string => (cell.startsWith("'") && wouldSpoil(cell) ? cell.slice(1) : cell)

const escaped = (text: string, marks: RegExp): string => text.replace(marks, '\\$&')

/** Several texts in one cell: `one; other`. Separators inside a text are escaped with a backslash. */
export const listCell = (texts: readonly string[]): string => texts.map((text) => escaped(text, /[\\;]/g)).join('; ')

/** Several texts with a name before each: `Bosch: 0 001 108 001; D7E44`. A text without a name is written alone. */
export const pairsCell = (pairs: readonly (readonly [name: string, text: string])[]): string =>
  pairs
    .map((pair) => pair.filter((text, at) => at === 1 || text !== '').map((text) => escaped(text, /[\\;:]|(?<=\s)\/(?=\s)/g)))
    .map((pair) => pair.join(': '))
    .join('; ')

/** The names from the top category down: `Starters > 12 V`. */
export const pathCell = (names: readonly string[]): string => names.map((name) => escaped(name, /[\\>]/g)).join(' > ')

/** Splits a cell at a separator and leaves empty texts out. A separator after a backslash belongs to the text. */
function split(cell: string, mark: string): string[] {
  const pieces = ['']
  for (const [piece] of cell.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (piece === mark) pieces.push('')
    else pieces.push(pieces.pop() + piece)
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}
const unescaped = (text: string): string => text.replace(/\\([\\;:>/])/g, '$1')

/** Undoes `listCell`. */
export const listOfCell = (cell: string): string[] => split(cell, ';').map(unescaped)

/** Undoes `pairsCell`. */
export const pairsOfCell = (cell: string): [name: string, text: string][] =>
  split(cell, ';').map((pair) => {
    const [first = '', ...more] = split(pair, ':').map(unescaped)
    return more.length === 0 ? ['', first] : [first, more.join(':')]
  })

/** Undoes `pathCell`. */
export const pathOfCell = (cell: string): string[] => split(cell, '>').map(unescaped)
