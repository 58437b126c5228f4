import type { FileEvent, FilePlace, Remark } from '#server/import/facts.ts'
import { EMPTY_CELL, type TableFile, type TableRow } from '#server/import/files/table.ts'
import { type GuessedColumn, spreadsheetColumnLetters } from './column.ts'
import { InvalidValueError, isEmptyValue } from './invalid-value.ts'
import type { TableKind } from './kinds.ts'
import type { RowNote } from './layouts/layout-row.ts'
import type { RowRuleApplier } from './layouts/recognise.ts'
import { normalizeWords } from './plain-words.ts'
import { readCell } from './read-cell.ts'
import { createEmptyValues, type RowValues } from './row-values.ts'
import { convertPricesToOnePiece } from './rows/by-the-piece.ts'
import { applyCurrentOffer } from './rows/offer.ts'
import { createCategoryFacts, createVehicleFacts } from './rows/other-rows.ts'
import { createPartFacts, InvalidRowError } from './rows/part-row.ts'

export interface RowReadingInput {
  kind: TableKind
  file: string
  table: TableFile
  /** The name of the sheet that is read. Empty for delimited text. */
  sheet: string
  columns: readonly GuessedColumn[]
  /** Columns for the values that are the same for all rows. */
  constants: readonly GuessedColumn[]
  /** Creates the rules of the recognised shop system for one reading of the file. */
  rules?: () => RowRuleApplier
  /** The ISO day on which offers must be valid. */
  today: string
  /** The first line with headings. `firstLine` and `lastLine` are 0 for a file without headings. */
  firstLine: number
  lastLine: number
}

const ROWS_PER_PROGRESS_EVENT = 500
const MAX_VALUE_CHARACTERS = 200
const ROUNDED_PRICE_MESSAGE = 'By the piece it is rounded to whole cents.'
const EXTRA_CELLS_MESSAGE =
  'It stands right of the last heading, in a column that has none, and is left out. Give the column a heading where it counts.'
const UNKNOWN_SALE_STATE_MESSAGE = 'It does not say whether that shop sells it: it is not sold here.'
const REPORTED_ONCE_MESSAGE = 'This is said once for the column.'

/** Yields the events for each row of a table: a part, category or vehicle, or the refusals of invalid values. */
export async function* readRowEvents(reading: RowReadingInput): AsyncGenerator<FileEvent> {
  const { table, firstLine, lastLine, columns } = reading
  const remarked = new Set<string>()
  const rule = reading.rules?.()
  const has = {
    hasIdColumn: columns.some(({ target }) => target === 'id'),
    hasParentColumn: columns.some(({ target }) => target === 'parentId'),
  }
  let rows = 0
  for await (const row of table.rows) {
    if (row.line >= firstLine && row.line <= lastLine) continue
    const at = placeOfRow(row, reading)
    yield { type: 'row', at }
    const why =
      row.line < firstLine
        ? `It stands above the headings, which are in line ${firstLine}.`
        : isRepeatedHeading(row, columns)
          ? 'The headings once more.'
          : null
    if (why !== null) {
      yield {
        type: 'left-out',
        leftOut: {
          ...at,
          column: '',
          value: (row.cells.find(({ text }) => text !== '')?.text ?? '').slice(0, MAX_VALUE_CHARACTERS),
          says: why,
        },
      }
      continue
    }
    const ruled = rule?.(row)
    if (ruled?.skipReason) {
      const { column: name, message } = ruled.skipReason
      const position = columns.findIndex(({ heading }) => normalizeWords(heading) === name)
      yield {
        type: 'left-out',
        leftOut: {
          ...at,
          column: columns[position]?.heading ?? name,
          value: (row.cells[position]?.text ?? '').slice(0, MAX_VALUE_CHARACTERS),
          says: message,
        },
      }
    } else
      yield* convertRowToEvents(
        { row: ruled?.row ?? row, originalRow: row, notes: ruled?.notes ?? [], isHidden: ruled?.isHidden === true },
        reading,
        remarked,
        has,
      )
    rows += 1
    if (rows % ROWS_PER_PROGRESS_EVENT === 0) yield { type: 'read', ...table.progress() }
  }
  yield { type: 'read', ...table.progress() }
}

const placeOfRow = ({ line }: TableRow, { file, sheet }: RowReadingInput): FilePlace => ({ file, line, ...(sheet === '' ? {} : { sheet }) })

/** Whether a row repeats the headings, as lists made for printing do on every page. */
const isRepeatedHeading = ({ cells }: TableRow, columns: readonly GuessedColumn[]): boolean =>
  cells.length > 1 && columns.every(({ heading }, at) => heading === (cells[at]?.text ?? '').replace(/\s+/g, ' '))

interface RowConversionInput {
  row: TableRow
  /** The row as it is in the file, for remarks. */
  originalRow: TableRow
  notes: readonly RowNote[]
  /** Whether the rules of the shop system mark the row as not for sale. */
  isHidden: boolean
}

/** The maximum number of different remarks that are given once per column. */
const MAX_ONE_TIME_REMARKS = 1000

function* convertRowToEvents(
  { row, originalRow, notes, isHidden }: RowConversionInput,
  reading: RowReadingInput,
  remarked: Set<string>,
  has: { hasIdColumn: boolean; hasParentColumn: boolean },
): Generator<FileEvent> {
  const { columns, constants, kind } = reading
  const at = placeOfRow(row, reading)
  const remark = (column: string, value: string, says: string): Remark => ({
    ...at,
    column,
    value: value.slice(0, MAX_VALUE_CHARACTERS),
    says,
  })
  const textAt = (position: number) => (originalRow.cells[position]?.text || row.cells[position]?.text) ?? ''
  const isNew = (heading: string, says: string): boolean => {
    const key = `${heading}\n${says}`
    if (remarked.has(key) || remarked.size >= MAX_ONE_TIME_REMARKS) return false
    remarked.add(key)
    return true
  }
  const values = createEmptyValues()
  let refused = false
  for (const { columnIndex, message, isReportedOnce } of notes) {
    const heading = columns[columnIndex]?.heading ?? ''
    if (!isReportedOnce) yield { type: 'noted', note: remark(heading, textAt(columnIndex), message) }
    else if (isNew(heading, message))
      yield { type: 'noted', note: remark(heading, textAt(columnIndex), `${message} ${REPORTED_ONCE_MESSAGE}`) }
  }
  for (const [position, column] of columns.entries()) {
    const cell = row.cells[position] ?? EMPTY_CELL
    try {
      readCell(column, cell, values)
    } catch (error) {
      if (!(error instanceof InvalidValueError)) throw error
      refused = true
      yield { type: 'refused', refusal: remark(column.heading, textAt(position), error.says) }
    }
    for (const says of values.remarks)
      if (isNew(column.heading, says))
        yield { type: 'noted', note: remark(column.heading, textAt(position), `${says} ${REPORTED_ONCE_MESSAGE}`) }
    if (values.note !== undefined) yield { type: 'noted', note: remark(column.heading, textAt(position), values.note) }
    values.remarks.length = 0
    delete values.note
  }
  const beyond = row.cells.findIndex(({ text }, position) => position >= columns.length && text !== '')
  const more = row.cells[beyond]
  // In a workbook, a cell beyond the last heading is a note beside the table. In a delimited file, a missing quote may have shifted the
  // cells, so the row is refused.
  if (more && reading.sheet !== '') {
    const name = spreadsheetColumnLetters(beyond)
    if (isNew(name, EXTRA_CELLS_MESSAGE))
      yield { type: 'noted', note: remark(name, more.text, `${EXTRA_CELLS_MESSAGE} ${REPORTED_ONCE_MESSAGE}`) }
  } else if (more) {
    const says = `As many cells as the heading has (${columns.length}). A delimiter within a cell has to stand in quotes.`
    refused = true
    yield { type: 'refused', refusal: remark(`${columns.length + 1}`, more.text, says) }
  }
  if (refused) return
  if (isHidden) values.isForSale = false
  // In the export of a shop system, a row without a state is an inactive product. Drafts must not be sold.
  const unsaid =
    reading.rules === undefined
      ? undefined
      : columns.find(({ target }, position) => target === 'forSale' && isEmptyValue(row.cells[position]?.text ?? ''))
  if (unsaid !== undefined) {
    values.isForSale = false
    if (isNew(unsaid.heading, UNKNOWN_SALE_STATE_MESSAGE))
      yield { type: 'noted', note: remark(unsaid.heading, '', `${UNKNOWN_SALE_STATE_MESSAGE} ${REPORTED_ONCE_MESSAGE}`) }
  }
  for (const constant of constants) fillConstantValue(constant, values)
  const united = columns.findIndex(({ target }) => target === 'priceUnit')
  const unitHeading = columns[united]?.heading ?? 'priceUnit'
  if (convertPricesToOnePiece(values) && isNew(unitHeading, ROUNDED_PRICE_MESSAGE))
    yield { type: 'noted', note: remark(unitHeading, textAt(united), `${ROUNDED_PRICE_MESSAGE} ${REPORTED_ONCE_MESSAGE}`) }
  const offered = columns.findIndex(({ target }) => target === 'offer')
  const clears = offered >= 0 || (reading.rules !== undefined && columns.some(({ target }) => target === 'wasPrice'))
  const ofOffer = applyCurrentOffer(values, reading.today, clears)
  if (ofOffer !== null) yield { type: 'noted', note: remark(columns[offered]?.heading ?? 'offer', textAt(offered), ofOffer) }
  try {
    yield createRowEvent(kind, at, values, has)
  } catch (error) {
    if (!(error instanceof InvalidRowError)) throw error
    const position = columns.findIndex(({ target }) => target === error.target)
    const column = columns[position]
    yield { type: 'refused', refusal: remark(column?.heading ?? error.target, textAt(position), error.says) }
  }
}

/** Fills in a value that is the same for all rows, unless the row has its own value. */
function fillConstantValue(constant: GuessedColumn, values: RowValues): void {
  const { target } = constant
  if (target === null || values.texts.has(target) || values.numberValues.has(target) || values.money.has(target)) return
  if (values.lists.has(target) || values.partNumbers.has(target) || (target === 'condition' && values.condition !== undefined)) return
  readCell(constant, { text: constant.example, type: 'text' }, values)
}

function createRowEvent(
  kind: TableKind,
  at: FilePlace,
  values: RowValues,
  has: { hasIdColumn: boolean; hasParentColumn: boolean },
): FileEvent {
  if (kind === 'categories') return { type: 'category', category: createCategoryFacts(at, values, has) }
  if (kind === 'vehicles') return { type: 'vehicle', vehicle: createVehicleFacts(at, values) }
  return { type: 'part', part: createPartFacts(kind, at, values) }
}
