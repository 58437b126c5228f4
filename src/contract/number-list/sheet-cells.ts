/** The separators of columns, in the order in which they are tried. A comma comes last, because it is also a decimal separator. */
const DELIMITERS = ['\t', ';', '|', ','] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** From this share of the lines on a separator is that of the whole sheet. */
const MIN_LINE_SHARE = 0.6

/** Returns the separator of a sheet's columns; null if its lines have no columns. */
export function delimiterOf(lines: readonly string[]): Delimiter | null {
  if (lines.length === 0) return null
  return DELIMITERS.find((sign) => lines.filter((line) => line.includes(sign)).length >= lines.length * MIN_LINE_SHARE) ?? null
}

/**
 * Splits one line of a sheet into trimmed cells. Quotes hold a cell together, also around separators, and `""` is one quote. Quotes are
 * only read within the line, so that a single quote (`12" pulley`) never takes the following lines with it.
 */
export function splitCells(line: string, delimiter: Delimiter | null): string[] {
  if (delimiter === null) return [cleanCell(line)]
  const cells: string[] = []
  let at = 0
  while (at <= line.length) {
    const quoted = quotedCellAt(line, at, delimiter)
    if (quoted !== null) {
      cells.push(cleanCell(quoted.text))
      at = quoted.end + 1
      continue
    }
    const next = line.indexOf(delimiter, at)
    const end = next === -1 ? line.length : next
    cells.push(cleanCell(line.slice(at, end)))
    at = end + 1
  }
  return cells
}

/** Returns the quoted cell that begins at a place of a line, and where its separator stands; null if there is none. */
function quotedCellAt(line: string, at: number, delimiter: Delimiter): { text: string; end: number } | null {
  const pattern = /[^\S\t]*=?"((?:[^"]|"")*)"[^\S\t]*/y
  pattern.lastIndex = at
  const match = pattern.exec(line)
  if (match === null) return null
  const end = at + match[0].length
  if (end < line.length && line[end] !== delimiter) return null
  return { text: (match[1] ?? '').replaceAll('""', '"'), end }
}

/** Returns a cell without what a spreadsheet adds so that a number stays a text: `="0001107026"`, `'0001107026`. */
const cleanCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'(?=\S)/, '')
    .trim()
