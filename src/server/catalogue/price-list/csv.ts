import type { CellMarks } from '#contract/download/price-list.ts'
import { FORMULA, LINE_END, quotedCell } from '#server/kernel/spreadsheet-text.ts'

const separators = { comma: ',', semicolon: ';' } as const satisfies Record<CellMarks, string>

/** A cell: text, a figure with its digits behind the decimal mark, a part's number, or nothing. */
export type Cell = string | { figure: number; decimals: number } | { number: string } | null

/** With a sign in front a formula is text. */
const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text)
/** On one line, and with nothing in front that would hide how it begins. */
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What a spreadsheet would take for a figure and lose zeros or digits of. */
const READ_AS_FIGURE = /^[\d ]*\d[\d ]*$/

/** Lines of a file for spreadsheets: RFC 4180, with the marks of a language, and nothing in it that a spreadsheet would carry out. */
export function csvLines(marks: CellMarks, zeros: boolean): (cells: readonly Cell[]) => string {
  const separator = separators[marks]
  const written = (cell: Cell): string => {
    if (cell === null) return ''
    if (typeof cell === 'string') return quotedCell(harmless(tidy(cell)))
    if ('number' in cell) {
      // The one formula that we write ourselves, of digits and blanks alone: a text that spreadsheets leave as it is.
      if (zeros && READ_AS_FIGURE.test(cell.number)) return `"=""${cell.number}"""`
      return quotedCell(harmless(tidy(cell.number)))
    }
    const figure = cell.figure.toFixed(cell.decimals)
    return marks === 'semicolon' ? figure.replace('.', ',') : figure
  }
  return (cells) => cells.map(written).join(separator) + LINE_END
}
