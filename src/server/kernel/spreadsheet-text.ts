/** By it spreadsheets know that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'
export const LINE_END = '\r\n'

/** What makes a spreadsheet take a text for a formula, also in the wide signs of East Asian ones. */
export const FORMULA = /^[=+\-@＝＋－＠]/

/** A cell as RFC 4180 has it, whichever of the usual separators stands around it. */
export const quotedCell = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
/** What spreadsheets change as soon as they open a file, and whoever saves it has lost it. */
const SPOILED = [
  // Carried out, or hidden in front of what is.
  new RegExp(`${FORMULA.source}|^[\\t\\r\\n]`),
  // Zeros in front are lost, and of long figures the last digits.
  /^0\d+$|^\d{12,}$/,
  // `12E05` is 1,200,000.
  /^\d+(?:\.\d+)?e\d+$/i,
  // `10-12`, `3/4`, `MAR1` and `1 May` are days, `1:30` is a time.
  /^\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?$|^\d{1,2}:\d{2}(?::\d{2})?$/,
  new RegExp(`^${MONTH}[-/. ]?\\d{1,4}$|^\\d{1,4}[-/. ]?${MONTH}$`, 'i'),
  /^(?:true|false)$/i,
]
/** Also what already looks as if an apostrophe had been put before such a text. */
const wouldSpoil = (text: string): boolean => {
  const bare = text.replace(/^'+/, '')
  return SPOILED.some((pattern) => pattern.test(bare))
}

/**
 * A text as a spreadsheet leaves it as it is: an apostrophe goes before what one would carry out, or take for a figure, a day or a truth. Only
 * `plainText` takes it away again, and exactly: of all texts none comes back as another.
 */
export const guardedText = (text: string): string => (wouldSpoil(text) ? `'${text}` : text)

/** Undoes `guardedText`; any other text, also one with an apostrophe in front such as `'90s`, stays as it is. */
export const plainText = (cell: string): string => (cell.startsWith("'") && wouldSpoil(cell) ? cell.slice(1) : cell)

const escaped = (text: string, marks: RegExp): string => text.replace(marks, '\\$&')

/** Several texts in a cell: `one; other`. A backslash goes before marks that are of a text itself. */
export const listCell = (texts: readonly string[]): string => texts.map((text) => escaped(text, /[\\;]/g)).join('; ')

/** Texts with a name before each: `Bosch: 0 001 108 001; D7E44`. One without a name stands alone. */
export const pairsCell = (pairs: readonly (readonly [name: string, text: string])[]): string =>
  pairs
    .map((pair) => pair.filter((text, at) => at === 1 || text !== '').map((text) => escaped(text, /[\\;:]|(?<=\s)\/(?=\s)/g)))
    .map((pair) => pair.join(': '))
    .join('; ')

/** Names from the top: `Starters > 12 V`. */
export const pathCell = (names: readonly string[]): string => names.map((name) => escaped(name, /[\\>]/g)).join(' > ')

/** Texts between marks, a backslash before a mark makes it one of the text. What is empty is left out. */
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
