import type { CellMarks } from '#contract/download/price-list.ts'
import { FORMULA, LINE_END, quotedCell } from '#server/kernel/spreadsheet-text.ts'

const separators = { comma: ',', semicolon: ';' } as const satisfies Record<CellMarks, string>

/** A cell: text, a number with decimal places, a part number, or nothing. */
export type Cell = string | { figure: number; decimals: number } | { number: string } | null

/** An apostrophe in front turns a formula into text. */
const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text)
/** Puts a text on one line, without leading white space that could hide its first character. */
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Texts that a spreadsheet program would read as a number, losing zeros or digits. */
const READ_AS_FIGURE = /^[\d ]*\d[\d ]*$/

/** Formats CSV rows for spreadsheet programs (RFC 4180) with a language's separators. No cell can be run as a formula. */
export function csvLines(marks: CellMarks, zeros: boolean): (cells: readonly Cell[]) => string {
  const separator = separators[marks]
  const written = (cell: Cell): string => {
    if (cell === null) return ''
    if (typeof cell === 'string') return quotedCell(harmless(tidy(cell)))
    if ('number' in cell) {
      // The only formula that the shop itself writes. It contains only digits and spaces and makes spreadsheet programs keep a text
      // unchanged.
      if (zeros && READ_AS_FIGURE.test(cell.number)) return `"=""${cell.number}"""`
      return quotedCell(harmless(tidy(cell.number)))
    }
    const figure = cell.figure.toFixed(cell.decimals)
    return marks === 'semicolon' ? figure.replace('.', ',') : figure
  }
  return (cells) => cells.map(written).join(separator) + LINE_END
}
