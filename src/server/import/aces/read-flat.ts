import type { FileEvent, Remark } from '#server/import/facts.ts'
import { readTable } from '#server/import/files/read-table.ts'
import type { TableFile, TableOptions, TableRow } from '#server/import/files/table.ts'
import { spreadsheetColumnLetters } from '#server/import/tables/column.ts'
import { readFlatApplication, readPartTypeText } from './flat-row.ts'
import { type FlatSheet, findFlatSheet } from './flat-sheet.ts'

export interface FlatAcesFile {
  messages: string[]
  events: AsyncGenerator<FileEvent>
}

const ROWS_PER_PROGRESS_EVENT = 500

/**
 * Opens a flat list of applications: a delimited file or one sheet of a workbook, with one application per row.
 * @throws AppError `bad-request` when the file is not a table or does not name vehicles by ids.
 */
export async function openFlatAces(path: string, { file, ...options }: TableOptions & { file: string }): Promise<FlatAcesFile> {
  const table = await readTable(path, options)
  const sheet = await findFlatSheet(table, file)
  const others = table.sheets.filter((name) => name !== sheet.sheetName)
  const left = sheet.headings.filter((heading, at) => heading !== '' && sheet.columns[at] === null)
  const isOne = options.sheet !== undefined || sheet.sheetName === '' || others.length === 0
  return {
    messages: [
      ...table.messages,
      `${file}: a flat list of ACES, its headings in line ${sheet.line}.`,
      ...(isOne ? [] : [`The sheet ${sheet.sheetName} is read. Others are not: ${others.join(', ')}; name one with --sheet.`]),
      ...(left.length > 0 ? [`Left out: ${left.join(', ')}. They say nothing of what a part fits.`] : []),
    ],
    events: flatSheetEvents(table, sheet, file),
  }
}

async function* flatSheetEvents(table: TableFile, sheet: FlatSheet, file: string): AsyncGenerator<FileEvent> {
  const place = ({ line }: Pick<TableRow, 'line'>) => ({ file, line, ...(sheet.sheetName !== '' && { sheet: sheet.sheetName }) })
  const remark = (row: Pick<TableRow, 'line'>, column: string, value: string, says: string): Remark => ({
    ...place(row),
    column,
    value: value.slice(0, 200),
    says,
  })
  yield {
    type: 'submission',
    submission: { at: place(sheet), format: 'ACES, a flat list', company: '', brand: '', kind: 'full', vehiclesOn: null },
  }
  yield {
    type: 'noted',
    note: remark(
      sheet,
      '',
      '',
      'A flat list does not say whether it is whole: it was taken for all applications of its brands. What it leaves out counts no more.',
    ),
  }
  let rows = 0
  let toldOfKinds = false
  let toldOfMore = false
  for await (const row of table.rows) {
    if (row.sheet !== sheet.sheetName || row.line === sheet.line) continue
    const at = place(row)
    yield { type: 'row', at }
    const first = row.cells.find(({ text }) => text !== '')?.text ?? ''
    const more = row.cells.slice(sheet.headings.length).find(({ text }) => text !== '')
    if (row.line < sheet.line)
      yield { type: 'left-out', leftOut: remark(row, '', first, `It stands above the headings, which are in line ${sheet.line}.`) }
    else if (sheet.headings.every((heading, cell) => heading === (row.cells[cell]?.text ?? '')))
      yield { type: 'left-out', leftOut: remark(row, '', first, 'The headings once more.') }
    else if (more !== undefined && sheet.sheetName === '')
      yield {
        type: 'refused',
        refusal: remark(
          row,
          `${sheet.headings.length + 1}`,
          more.text,
          `As many cells as the heading has (${sheet.headings.length}). A delimiter within a cell has to stand in quotes.`,
        ),
      }
    else {
      // In a workbook, a cell beyond the last heading is a note beside the table. In a delimited file, a missing quote may have shifted the
      // cells, so the row is refused.
      if (more !== undefined && !toldOfMore)
        yield {
          type: 'noted',
          note: remark(
            row,
            spreadsheetColumnLetters(row.cells.indexOf(more)),
            more.text,
            'It stands right of the last heading, in a column that has none, and is left out. This is said once.',
          ),
        }
      toldOfMore ||= more !== undefined
      yield* readFlatApplication(row, at, sheet)
      const kind = readPartTypeText(row, sheet)
      if (kind !== '' && !toldOfKinds)
        yield {
          type: 'noted',
          note: remark(
            row,
            sheet.headings[sheet.columns.indexOf('partType')] ?? '',
            kind,
            'Kinds of parts in words are left out: the shop’s own part says what it is. This is said once.',
          ),
        }
      toldOfKinds ||= kind !== ''
    }
    rows += 1
    if (rows % ROWS_PER_PROGRESS_EVENT === 0) yield { type: 'read', ...table.progress() }
  }
  yield { type: 'read', ...table.progress() }
}
