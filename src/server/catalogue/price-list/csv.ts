import type { CellSeparator } from '#contract/download/price-list.ts'
import { FORMULA_START_PATTERN, LINE_END, quoteCsvCell } from '#contract/text/spreadsheet-text.ts'

const separators = { comma: ',', semicolon: ';' } as const satisfies Record<CellSeparator, string>

/** A cell of a CSV file: text, a number with decimal places, a part number, or nothing. */
export type CsvCell = string | { numericValue: number; decimals: number } | { number: string } | null

/** Puts an apostrophe before a text that a spreadsheet program would run as a formula. */
const escapeFormula = (text: string) => (FORMULA_START_PATTERN.test(text) ? `'${text}` : text)
/** Joins a text into one line and removes leading white space, which could hide the text's first character. */
const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Matches texts that a spreadsheet program would read as a number, losing zeros or digits. */
const NUMBER_LIKE_TEXT = /^[\d ]*\d[\d ]*$/

/**
 * Returns a function that formats CSV rows for spreadsheet programs (RFC 4180) with a language's separators. No cell of them can be run as
 * a formula.
 */
export function createCsvFormatter(marks: CellSeparator, zeros: boolean): (cells: readonly CsvCell[]) => string {
  const separator = separators[marks]
  const written = (cell: CsvCell): string => {
    if (cell === null) return ''
    if (typeof cell === 'string') return quoteCsvCell(escapeFormula(toOneLine(cell)))
    if ('number' in cell) {
      // The cell gets the only formula that the shop itself writes. The formula contains only digits and spaces, and makes spreadsheet
      // programs keep the text unchanged.
      if (zeros && NUMBER_LIKE_TEXT.test(cell.number)) return `"=""${cell.number}"""`
      return quoteCsvCell(escapeFormula(toOneLine(cell.number)))
    }
    const figure = cell.numericValue.toFixed(cell.decimals)
    return marks === 'semicolon' ? figure.replace('.', ',') : figure
  }
  return (cells) => cells.map(written).join(separator) + LINE_END
}
