import type { FileEvent } from '#server/import/facts.ts'
import { readTable } from '#server/import/files/read-table.ts'
import type { TableOptions, TableRow } from '#server/import/files/table.ts'
import type { ItemSegments, PiesOptions, Reading, SectionName } from './options.ts'
import { partReader } from './part-of-item.ts'
import { newReading } from './read-pies.ts'
import { languageOf } from './sections/descriptions.ts'
import { field, foldName, isKnownField, type Segment, text } from './segment.ts'
import { HEADINGS_WITHIN, kindByName, numberCell, type Sheet, segmentOfRow, sheetOf, wideRecords } from './workbook-sheet.ts'

const ROWS_OF_A_STEP = 500

/**
 * Reads a PIES workbook with one sheet per section or one wide sheet, or a delimited file of either form. Consecutive rows about one part
 * give one event. A part on several sheets gives several events with the same code and brand.
 * @throws AppError when the file is not a table or is damaged (see `readTable`).
 */
export async function* readPiesWorkbook(path: string, options: PiesOptions & TableOptions = {}): AsyncGenerator<FileEvent> {
  const reading = newReading(path, options)
  const table = await readTable(path, options)
  const toEvents = partReader(reading)
  const brands = keepBrands(reading)
  let open: OpenSheet | undefined
  let rows: { segments: ItemSegments; number: string } | undefined
  let count = 0

  for await (const row of table.rows) {
    if (open === undefined || open.name !== row.sheet) {
      if (rows !== undefined) yield* toEvents(rows.segments)
      rows = undefined
      if (open !== undefined) closeSheet(open, reading)
      open = { name: row.sheet, sheet: undefined, rows: 0, above: undefined, seen: new Set() }
    }
    open.rows++
    if (++count % ROWS_OF_A_STEP === 0) yield { type: 'read', ...table.progress() }
    const kind = kindByName(row.sheet)
    if (kind === 'header') readHeaderRow(row, reading)
    if (kind === 'header' || kind === 'left' || (open.sheet === undefined && open.rows > HEADINGS_WITHIN)) continue
    if (open.sheet === undefined) {
      open.sheet = sheetOf(row, open.above)
      if (open.sheet !== undefined) noteUnknown(open.sheet, row, reading)
      open.above = row
      continue
    }
    yield { type: 'row', at: { file: reading.file, line: row.line, sheet: row.sheet } }
    const segments = readRow(open.sheet, row, reading, brands)
    if (segments === undefined) continue
    const number = foldNumber(text(segments.item, 'PartNumber'))
    if (rows !== undefined && rows.number === number && open.sheet.kind !== 'item') rows.segments = joined(rows.segments, segments)
    else {
      if (rows !== undefined) yield* toEvents(rows.segments)
      rows = { segments, number }
      if (open.sheet.kind === 'prices') noteScattered(open, number, segments.item, reading)
    }
    yield* reading.notes.takeRemarks()
  }
  if (rows !== undefined) yield* toEvents(rows.segments)
  if (open !== undefined) closeSheet(open, reading)
  yield* reading.notes.takeRemarks()
  yield* reading.notes.takeOnceRemarks()
  yield { type: 'read', ...table.progress() }
}

interface OpenSheet {
  name: string
  sheet: Sheet | undefined
  rows: number
  above: TableRow | undefined
  /** The part numbers that were read from a sheet of prices. */
  seen: Set<string>
}

/** Returns a part number in capitals, as a copy. A substring would keep the longer text in memory. */
const foldNumber = (number: string) => Buffer.from(number.toUpperCase()).toString()

function readRow(sheet: Sheet, row: TableRow, { notes }: Reading, brands: Brands): ItemSegments | undefined {
  const segment = segmentOfRow(sheet, row)
  const cell = numberCell(sheet, row)
  const said = field(segment, 'PartNumber')
  row.cells.forEach(({ type, text: error }, at) => {
    if (type === 'error') {
      notes.refuse(segment, { text: error, line: row.line, name: sheet.headings[at] ?? '' }, 'A formula that failed: a value is expected.')
    }
  })
  if (said === undefined) return notes.refuse(segment, undefined, 'The part number is missing. The row was left out.')
  if (cell?.type === 'date') {
    return notes.refuse(segment, said, 'A spreadsheet made a date of this part number: make the column a text and enter it again.')
  }
  if (/^\d(\.\d+)?E\+\d+$/i.test(said.text)) {
    return notes.refuse(segment, said, 'A spreadsheet cut this part number: make the column a text and enter it again.')
  }
  const item = brands.itemOf(sheet, segment)
  if (sheet.kind !== 'item') return { ...noSegments(item), [sheet.kind]: [segment] }
  const segments = noSegments(item)
  for (const record of wideRecords(sheet, row)) segments[record.section] = [...segments[record.section], record.segment]
  return segments
}

const noSegments = (item: Segment): ItemSegments => ({
  ...{ item, descriptions: [], prices: [], expi: [], attributes: [], packages: [], kits: [], interchanges: [], assets: [] },
})

const sectionNames: readonly SectionName[] = ['descriptions', 'prices', 'expi', 'attributes', 'packages', 'kits', 'interchanges', 'assets']

function joined(one: ItemSegments, other: ItemSegments): ItemSegments {
  const all = { ...one, alsoAt: [...(one.alsoAt ?? []), other.item.line] }
  for (const name of sectionNames) if (other[name].length > 0) all[name] = [...one[name], ...other[name]]
  return all
}

interface Brands {
  itemOf: (sheet: Sheet, segment: Segment) => Segment
}

/** Remembers the brand of each part of the item sheet. A row of another sheet that names no brand gets the brand of its part. */
function keepBrands({ defaults }: Reading): Brands {
  const known = new Map<string, { id: string; label: string }>()
  const own = ['PartNumber', 'BrandAAIAID', 'BrandLabel']
  const copy = (value: string) => Buffer.from(value).toString()
  return {
    itemOf(sheet, segment) {
      const number = foldNumber(text(segment, 'PartNumber'))
      if (sheet.kind === 'item') {
        known.set(number, { id: copy(text(segment, 'BrandAAIAID')), label: copy(text(segment, 'BrandLabel')) })
        return segment
      }
      const fields = new Map(
        own.flatMap((name) => {
          const said = field(segment, name)
          // On the interchange sheet, the brand column names the other maker and not the part's own brand.
          return said === undefined || (sheet.kind === 'interchanges' && name !== 'PartNumber') ? [] : [[foldName(name), said] as const]
        }),
      )
      const brand = known.get(number)
      const add = (name: string, value: string) => {
        if (value !== '' && !fields.has(foldName(name))) fields.set(foldName(name), { text: value, line: segment.line, name })
      }
      add('BrandAAIAID', brand?.id || defaults.brandId)
      add('BrandLabel', brand?.label ?? '')
      return { ...segment, fields }
    },
  }
}

/** Reads a row of the header sheet, which consists of a name and a value. */
function readHeaderRow({ cells }: TableRow, { defaults }: Reading) {
  const [name, value] = cells.map((cell) => cell.text)
  if (!name || !value) return
  const folded = foldName(name)
  if (folded === 'currencycode') defaults.currency = value.toUpperCase()
  else if (folded === 'languagecode') defaults.language = languageOf(value)
  else if (folded === 'submissiontype') defaults.adds = value.toUpperCase() === 'UPDATE'
  else if (folded === 'brandowneraaiaid' || folded === 'brandownerid') defaults.brandId = value
}

function noteUnknown(sheet: Sheet, row: TableRow, { notes }: Reading) {
  sheet.headings.forEach((heading, at) => {
    if (heading === '' || sheet.wideColumns[at] !== undefined || isKnownField(heading, sheet.kind)) return
    const segment = { path: row.sheet, line: row.line, sheet: row.sheet, fields: new Map() }
    notes.note(segment, { text: heading, line: row.line, name: heading }, 'A column that is not understood: left out.')
  })
}

function noteScattered(open: OpenSheet, number: string, item: Segment, { notes }: Reading) {
  if (open.seen.has(number)) {
    const says = 'Prices of one part do not stand together, so each was chosen alone: sort the sheet by part number.'
    notes.noteOnce(item, field(item, 'PartNumber'), says, 'scattered')
  }
  open.seen.add(number)
}

function closeSheet({ name, sheet, rows }: OpenSheet, { notes }: Reading) {
  const kind = kindByName(name)
  const segment = { path: name, line: 1, sheet: name, fields: new Map() }
  if (kind === 'left') notes.note(segment, undefined, 'A sheet that says nothing that the shop keeps: left out.')
  else if (kind !== 'header' && sheet === undefined && rows > 0) {
    notes.note(segment, undefined, `No heading names the part number in the first ${HEADINGS_WITHIN} rows: the sheet was left out.`)
  }
}
