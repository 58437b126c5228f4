import type { Cell, TableRow } from '#server/import/files/table.ts'
import { fieldsThatDecideKind, type SheetKind, sheetKinds } from './codes/sheets.ts'
import { findWideSheetColumn, type WideSheetColumn } from './codes/wide-columns.ts'
import { findField, foldFieldName, isKnownField, type PiesSegment, type SegmentField } from './segment.ts'

/** The number of rows at the start of a sheet in which the row of headings is searched. */
export const MAX_HEADING_ROWS = 20

/** A sheet of a PIES workbook, after its row of headings was found. */
export interface PiesSheet {
  kind: SheetKind
  headings: readonly string[]
  /** The meaning of each column that holds a field of a section's record. Only an item sheet has such columns. */
  wideColumns: readonly (WideSheetColumn | undefined)[]
}

export function sheetKindByName(name: string): SheetKind | undefined {
  const folded = foldFieldName(name.replace(/^[\d\s._-]+|pies/gi, ''))
  return sheetKinds[folded] ?? sheetKinds[folded.replace(/s$/, '')]
}

/**
 * Returns the sheet that a row of headings describes. Undefined when the row does not name the part number and so has no headings. When a
 * heading is repeated, the group heading in the row above (`Each`, `Case`) is put before it.
 */
export function recognisePiesSheet(row: TableRow, above: TableRow | undefined): PiesSheet | undefined {
  const cells = row.cells.map(({ text }) => text)
  if (cells.filter((text) => text !== '').length < 2 || !cells.some((text) => isPartNumberHeading(text))) return undefined
  let group = ''
  const headings = cells.map((text, at) => {
    group = above?.cells[at]?.text || group
    const repeated = text !== '' && cells.filter((other) => foldFieldName(other) === foldFieldName(text)).length > 1
    return repeated && group !== '' ? `${group} ${text}` : text
  })
  const folded = new Set(headings.map(foldFieldName))
  const kind = sheetKindByName(row.sheet) ?? fieldsThatDecideKind.find(([name]) => folded.has(foldFieldName(name)))?.[1] ?? 'item'
  const wide = headings.map((heading) =>
    kind !== 'item' || heading === '' || isItemFieldHeading(heading) ? undefined : findWideSheetColumn(heading),
  )
  return { kind, headings, wideColumns: wide }
}

const isPartNumberHeading = (heading: string) => findField(segmentOfHeading(heading), 'PartNumber') !== undefined
/** Whether a heading is a field of the item. This meaning has priority over all other meanings of a heading in a wide sheet. */
const isItemFieldHeading = (heading: string) => isKnownField(heading, 'item')

const segmentOfHeading = (heading: string): PiesSegment => ({
  path: '',
  line: 0,
  fields: new Map([[foldFieldName(heading), { text: heading, line: 0, name: heading }]]),
})

/** Converts a row to a record whose fields are named by the headings. When a heading is repeated, the first column is used. */
export function createRowSegment({ headings, wideColumns: wide }: PiesSheet, row: TableRow): PiesSegment {
  const fields = new Map<string, SegmentField>()
  headings.forEach((heading, at) => {
    const cell = row.cells[at]
    const key = foldFieldName(heading)
    if (cell !== undefined && cell.text !== '' && cell.type !== 'error' && key !== '' && wide[at] === undefined && !fields.has(key)) {
      fields.set(key, { text: cell.text, line: row.line, name: heading })
    }
  })
  return { path: row.sheet, line: row.line, sheet: row.sheet, fields }
}

/** Returns the cell of a row that contains the part number. */
export const partNumberCell = ({ headings }: PiesSheet, row: TableRow): Cell | undefined =>
  row.cells[headings.findIndex(isPartNumberHeading)]

/** Returns the records in a row of a wide sheet, such as prices and packages, apart from the item itself. */
export function readWideRecords(
  { headings, wideColumns: wide }: PiesSheet,
  row: TableRow,
): { section: WideSheetColumn['section']; segment: PiesSegment }[] {
  const records = new Map<string, { section: WideSheetColumn['section']; fields: Map<string, SegmentField> }>()
  wide.forEach((column, at) => {
    const cell = row.cells[at]
    if (column === undefined || cell === undefined || cell.text === '' || cell.type === 'error') return
    const key = `${column.section} ${column.recordKey}`
    const record = records.get(key) ?? { section: column.section, fields: new Map<string, SegmentField>() }
    const name = headings[at] ?? ''
    for (const [given, text] of Object.entries(column.fixedValues)) {
      if (!record.fields.has(foldFieldName(given))) record.fields.set(foldFieldName(given), { text, line: row.line, name })
    }
    record.fields.set(foldFieldName(column.field), { text: cell.text, line: row.line, name })
    records.set(key, record)
  })
  const { sheet, line } = row
  return [...records.values()].map(({ section, fields }) => ({ section, segment: { path: sheet, line, sheet, fields } }))
}
