import type { FileEvent } from '#server/import/facts.ts'
import { readTable } from '#server/import/files/read-table.ts'
import type { TableOptions, TableRow } from '#server/import/files/table.ts'
import type { ItemSegments, PiesOptions, PiesReadingContext, SectionName } from './options.ts'
import { createPartReader } from './part-of-item.ts'
import { createReadingContext } from './read-pies.ts'
import { languageOfCode } from './sections/descriptions.ts'
import { fieldText, findField, foldFieldName, isKnownField, type PiesSegment } from './segment.ts'
import {
  createRowSegment,
  MAX_HEADING_ROWS,
  type PiesSheet,
  partNumberCell,
  readWideRecords,
  recognisePiesSheet,
  sheetKindByName,
} from './workbook-sheet.ts'

const ROWS_PER_PROGRESS_EVENT = 500

/**
 * Reads a PIES workbook with one sheet per section or one wide sheet, or a delimited file of either form. Consecutive rows about one part
 * give one event. A part on several sheets gives several events with the same code and brand.
 * @throws AppError when the file is not a table or is damaged (see `readTable`).
 */
export async function* readPiesWorkbook(path: string, options: PiesOptions & TableOptions = {}): AsyncGenerator<FileEvent> {
  const reading = createReadingContext(path, options)
  const table = await readTable(path, options)
  const toEvents = createPartReader(reading)
  const brands = createBrandTracker(reading)
  let open: SheetInProgress | undefined
  let rows: { segments: ItemSegments; partNumber: string } | undefined
  let count = 0

  for await (const row of table.rows) {
    if (open === undefined || open.name !== row.sheet) {
      if (rows !== undefined) yield* toEvents(rows.segments)
      rows = undefined
      if (open !== undefined) addUnreadSheetNote(open, reading)
      open = { name: row.sheet, sheet: undefined, rowCount: 0, rowAbove: undefined, seenPartNumbers: new Set() }
    }
    open.rowCount++
    if (++count % ROWS_PER_PROGRESS_EVENT === 0) yield { type: 'read', ...table.progress() }
    const kind = sheetKindByName(row.sheet)
    if (kind === 'header') readFileHeaderRow(row, reading)
    if (kind === 'header' || kind === 'left' || (open.sheet === undefined && open.rowCount > MAX_HEADING_ROWS)) continue
    if (open.sheet === undefined) {
      open.sheet = recognisePiesSheet(row, open.rowAbove)
      if (open.sheet !== undefined) addUnknownColumnNotes(open.sheet, row, reading)
      open.rowAbove = row
      continue
    }
    yield { type: 'row', at: { file: reading.file, line: row.line, sheet: row.sheet } }
    const segments = readSheetRow(open.sheet, row, reading, brands)
    if (segments === undefined) continue
    const number = foldPartNumber(fieldText(segments.item, 'PartNumber'))
    if (rows !== undefined && rows.partNumber === number && open.sheet.kind !== 'item')
      rows.segments = joinItemSegments(rows.segments, segments)
    else {
      if (rows !== undefined) yield* toEvents(rows.segments)
      rows = { segments, partNumber: number }
      if (open.sheet.kind === 'prices') addScatteredRowsNote(open, number, segments.item, reading)
    }
    yield* reading.notes.takeRemarks()
  }
  if (rows !== undefined) yield* toEvents(rows.segments)
  if (open !== undefined) addUnreadSheetNote(open, reading)
  yield* reading.notes.takeRemarks()
  yield* reading.notes.takeOneTimeRemarks()
  yield { type: 'read', ...table.progress() }
}

interface SheetInProgress {
  name: string
  sheet: PiesSheet | undefined
  rowCount: number
  rowAbove: TableRow | undefined
  /** The part numbers that were read from a sheet of prices. */
  seenPartNumbers: Set<string>
}

/** Returns a part number in capitals, as a copy. A substring would keep the longer text in memory. */
const foldPartNumber = (number: string) => Buffer.from(number.toUpperCase()).toString()

function readSheetRow(sheet: PiesSheet, row: TableRow, { notes }: PiesReadingContext, brands: BrandTracker): ItemSegments | undefined {
  const segment = createRowSegment(sheet, row)
  const cell = partNumberCell(sheet, row)
  const said = findField(segment, 'PartNumber')
  row.cells.forEach(({ type, text: error }, at) => {
    if (type === 'error') {
      notes.addRefusal(
        segment,
        { text: error, line: row.line, name: sheet.headings[at] ?? '' },
        'A formula that failed: a value is expected.',
      )
    }
  })
  if (said === undefined) return notes.addRefusal(segment, undefined, 'The part number is missing. The row was left out.')
  if (cell?.type === 'date') {
    return notes.addRefusal(segment, said, 'A spreadsheet made a date of this part number: make the column a text and enter it again.')
  }
  if (/^\d(\.\d+)?E\+\d+$/i.test(said.text)) {
    return notes.addRefusal(segment, said, 'A spreadsheet cut this part number: make the column a text and enter it again.')
  }
  const item = brands.itemSegmentOf(sheet, segment)
  if (sheet.kind !== 'item') return { ...createEmptySegments(item), [sheet.kind]: [segment] }
  const segments = createEmptySegments(item)
  for (const record of readWideRecords(sheet, row)) segments[record.section] = [...segments[record.section], record.segment]
  return segments
}

const createEmptySegments = (item: PiesSegment): ItemSegments => ({
  ...{ item, descriptions: [], prices: [], expi: [], attributes: [], packages: [], kits: [], interchanges: [], assets: [] },
})

const sectionNames: readonly SectionName[] = ['descriptions', 'prices', 'expi', 'attributes', 'packages', 'kits', 'interchanges', 'assets']

function joinItemSegments(one: ItemSegments, other: ItemSegments): ItemSegments {
  const all = { ...one, alsoAt: [...(one.alsoAt ?? []), other.item.line] }
  for (const name of sectionNames) if (other[name].length > 0) all[name] = [...one[name], ...other[name]]
  return all
}

interface BrandTracker {
  itemSegmentOf: (sheet: PiesSheet, segment: PiesSegment) => PiesSegment
}

/** Remembers the brand of each part of the item sheet. A row of another sheet that names no brand gets the brand of its part. */
function createBrandTracker({ defaults }: PiesReadingContext): BrandTracker {
  const known = new Map<string, { id: string; label: string }>()
  const own = ['PartNumber', 'BrandAAIAID', 'BrandLabel']
  const copy = (value: string) => Buffer.from(value).toString()
  return {
    itemSegmentOf(sheet, segment) {
      const number = foldPartNumber(fieldText(segment, 'PartNumber'))
      if (sheet.kind === 'item') {
        known.set(number, { id: copy(fieldText(segment, 'BrandAAIAID')), label: copy(fieldText(segment, 'BrandLabel')) })
        return segment
      }
      const fields = new Map(
        own.flatMap((name) => {
          const said = findField(segment, name)
          // On the interchange sheet, the brand column names the other maker and not the part's own brand.
          return said === undefined || (sheet.kind === 'interchanges' && name !== 'PartNumber')
            ? []
            : [[foldFieldName(name), said] as const]
        }),
      )
      const brand = known.get(number)
      const add = (name: string, value: string) => {
        if (value !== '' && !fields.has(foldFieldName(name))) fields.set(foldFieldName(name), { text: value, line: segment.line, name })
      }
      add('BrandAAIAID', brand?.id || defaults.brandId)
      add('BrandLabel', brand?.label ?? '')
      return { ...segment, fields }
    },
  }
}

/** Reads a row of the header sheet, which consists of a name and a value. */
function readFileHeaderRow({ cells }: TableRow, { defaults }: PiesReadingContext) {
  const [name, value] = cells.map((cell) => cell.text)
  if (!name || !value) return
  const folded = foldFieldName(name)
  if (folded === 'currencycode') defaults.currency = value.toUpperCase()
  else if (folded === 'languagecode') defaults.language = languageOfCode(value)
  else if (folded === 'submissiontype') defaults.addsToLists = value.toUpperCase() === 'UPDATE'
  else if (folded === 'brandowneraaiaid' || folded === 'brandownerid') defaults.brandId = value
}

function addUnknownColumnNotes(sheet: PiesSheet, row: TableRow, { notes }: PiesReadingContext) {
  sheet.headings.forEach((heading, at) => {
    if (heading === '' || sheet.wideColumns[at] !== undefined || isKnownField(heading, sheet.kind)) return
    const segment = { path: row.sheet, line: row.line, sheet: row.sheet, fields: new Map() }
    notes.addNote(segment, { text: heading, line: row.line, name: heading }, 'A column that is not understood: left out.')
  })
}

function addScatteredRowsNote(open: SheetInProgress, number: string, item: PiesSegment, { notes }: PiesReadingContext) {
  if (open.seenPartNumbers.has(number)) {
    const says = 'Prices of one part do not stand together, so each was chosen alone: sort the sheet by part number.'
    notes.addNoteOnce(item, findField(item, 'PartNumber'), says, 'scattered')
  }
  open.seenPartNumbers.add(number)
}

function addUnreadSheetNote({ name, sheet, rowCount }: SheetInProgress, { notes }: PiesReadingContext) {
  const kind = sheetKindByName(name)
  const segment = { path: name, line: 1, sheet: name, fields: new Map() }
  if (kind === 'left') notes.addNote(segment, undefined, 'A sheet that says nothing that the shop keeps: left out.')
  else if (kind !== 'header' && sheet === undefined && rowCount > 0) {
    notes.addNote(segment, undefined, `No heading names the part number in the first ${MAX_HEADING_ROWS} rows: the sheet was left out.`)
  }
}
