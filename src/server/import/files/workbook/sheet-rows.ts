import { type Cell, EMPTY_CELL, type TableRow } from '#server/import/files/table.ts'
import type { WorkbookArchive } from './archive.ts'
import { type CellReadingContext, parseCellValue } from './cell-value.ts'
import { parseXmlInChunks } from './xml-chunks.ts'

/** The maximum number of columns in a sheet of a workbook. */
const MAX_COLUMNS = 16_384

/** Returns the column number of a cell reference such as `AB12`, from 0. Returns -1 when the reference has no column. */
export function columnIndexOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at += 1) {
    const code = reference.charCodeAt(at)
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
  }
  return column - 1
}

/** Yields the non-empty rows of a sheet. `count` is called with the number of bytes that were read. */
export async function* readSheetRows(
  archive: WorkbookArchive,
  path: string,
  sheet: { name: string; entry: string },
  reading: CellReadingContext,
  count: (bytes: number) => void,
): AsyncGenerator<TableRow> {
  let ready: TableRow[] = []
  let line = 0
  let cells: Cell[] = []
  let column = -1
  let type = ''
  let style = 0
  let value = ''
  let wanted = false
  let phonetic = false
  const chunks = parseXmlInChunks(archive, path, sheet.entry, {
    onOpenTag(name, attributes) {
      if (name === 'c') {
        column = attributes['r'] === undefined ? column + 1 : columnIndexOf(attributes['r'])
        type = attributes['t'] ?? 'n'
        style = Number(attributes['s'] ?? 0)
        value = ''
      } else if (name === 'v') wanted = true
      else if (name === 't') wanted = !phonetic
      else if (name === 'rPh') phonetic = true
      else if (name === 'row') {
        line = attributes['r'] === undefined ? line + 1 : Number(attributes['r'])
        cells = []
        column = -1
      }
    },
    onCloseTag(name) {
      if (name === 'v' || name === 't') wanted = false
      else if (name === 'rPh') phonetic = false
      else if (name === 'c') {
        const cell = parseCellValue(type, style, value, reading)
        if (cell === EMPTY_CELL || column < 0 || column >= MAX_COLUMNS) return
        while (cells.length < column) cells.push(EMPTY_CELL)
        cells[column] = cell
      } else if (name === 'row' && cells.length > 0) ready.push({ line, sheet: sheet.name, cells })
    },
    onText(piece) {
      if (wanted) value += piece
    },
  })
  for await (const bytes of chunks) {
    count(bytes)
    yield* ready
    ready = []
  }
}
