import { basename } from 'node:path'
import { AppError } from '#contract/errors.ts'
import type { FileEvent } from '#server/import/facts.ts'
import { readTable } from '#server/import/files/read-table.ts'
import type { TableFile, TableOptions, TableRow } from '#server/import/files/table.ts'
import { type GuessedColumn, MAPPED_REASON } from './column.ts'
import { type ColumnMapping, type ColumnRule, emptyColumnMapping } from './column-mapping.ts'
import { type FoundHeading, findHeadingRow } from './find-heading.ts'
import { findForeignCurrencies, isPriceColumn } from './foreign-currency.ts'
import { guessColumns } from './guess-columns.ts'
import { InvalidValueError } from './invalid-value.ts'
import type { TableKind } from './kinds.ts'
import { createRuleFactory, type RowRuleApplier, recogniseLayout } from './layouts/recognise.ts'
import { normalizeWords } from './plain-words.ts'
import { readCell } from './read-cell.ts'
import { readRowEvents } from './row-events.ts'
import { createEmptyValues } from './row-values.ts'
import { findUnmappedColumnWarnings } from './unread-roles.ts'
import { DATANORM_UNIT } from './values/price-unit.ts'
import { missingColumnsMessage } from './what-is-missing.ts'

export interface TableFileOptions extends TableOptions {
  /** The meanings of columns that the operator gives, combined with a saved mapping. */
  mapping?: ColumnMapping
  /** Whether unknown columns become attributes. Only for imports of parts. */
  takesUnknownAttributes?: boolean
  /** The ISO day on which offers must be valid. Default: today. */
  today?: string
  /** The name of the file in messages. Default: the name without folders. */
  file?: string
}

export interface OpenedTableFile {
  /** A sentence about the shop system whose export was recognised. Empty when none was recognised. */
  recognitionMessage: string
  columns: GuessedColumn[]
  /** The meanings of all columns, in the form of a saved mapping. */
  mapping: ColumnMapping
  /** Sentences for the operator about what was detected and assumed. */
  messages: string[]
  events: AsyncGenerator<FileEvent>
  /**
   * Returns the currencies of a file whose prices are all in foreign currencies. Empty for other files. The function reads only as much of
   * the file as necessary.
   */
  findForeignCurrencies: () => Promise<readonly string[]>
}

/** The number of rows from which the meanings of columns are found. */
const SAMPLE_ROW_COUNT = 1000

/**
 * Opens a table of a kind: finds its headings and the meanings of its columns, and yields its rows as events. An invalid row gives a
 * refusal and does not stop the import.
 * @throws AppError `bad-request` when the file is not a table (as `readTable`) or a required column is missing. The message names the
 * missing column, the headings in the file, and the option `--map` to type.
 */
export async function readTableFile(kind: TableKind, path: string, options: TableFileOptions = {}): Promise<OpenedTableFile> {
  const mapping = options.mapping ?? emptyColumnMapping
  const file = options.file ?? basename(path)
  const { table, sheetName, sampleRows, foundHeading, messages } = await chooseSheet(kind, path, options, mapping)
  const layout = foundHeading.lastLine === 0 ? null : recogniseLayout(kind, foundHeading.headings)
  const rules = layout === null ? undefined : await createRuleFactory(layout, table, foundHeading.lastLine)
  const data = applyRuleToRows(
    sampleRows.filter(({ line }) => line > foundHeading.lastLine),
    rules?.(),
  )
  if (data.length === 0) throw new AppError('bad-request', { message: `${file} has no rows under its headings.` })
  const guessing = {
    kind,
    headings: foundHeading.headings,
    sampleRows: data,
    mapping,
    hasNoHeadings: foundHeading.lastLine === 0,
    ...(layout && { layout }),
  }
  const columns = guessColumns({ ...guessing, takesUnknownAttributes: options.takesUnknownAttributes === true })
  addMissingExamples(
    columns,
    sampleRows.filter(({ line }) => line > foundHeading.lastLine),
  )
  const unknown = findMissingHeadings(mapping, columns)
  if (unknown.length > 0) messages.push(`The mapping names columns that are not in this file: ${unknown.join(', ')}.`)
  const values = (column: GuessedColumn) => data.map(({ cells }) => cells[columns.indexOf(column)]?.text ?? '')
  const missing = missingColumnsMessage(kind, file, columns, mapping, values)
  if (missing !== null) throw new AppError('bad-request', { message: missing })
  const constants = createConstantColumns(mapping)
  const asks = findUnmappedColumnWarnings(kind, [...columns, ...constants], values).map(
    ({ column, message }): FileEvent => ({
      type: 'asks',
      ask: {
        file,
        line: foundHeading.lastLine,
        ...(sheetName !== '' && { sheet: sheetName }),
        column: column.heading,
        value: column.example,
        says: message,
      },
    }),
  )
  const { firstLine, lastLine } = foundHeading
  const today = options.today ?? new Date().toISOString().slice(0, 10)
  const events = () =>
    readRowEvents({ kind, file, table, sheet: sheetName, columns, constants, today, firstLine, lastLine, ...(rules && { rules }) })
  return {
    recognitionMessage: layout === null ? '' : `Recognised: an export of ${layout.layout.name}. ${layout.layout.explanation}`,
    columns,
    mapping: { columns: Object.fromEntries(columns.map((column) => [column.heading, toColumnRule(column)])), constants: mapping.constants },
    messages: [
      ...table.messages,
      ...messages,
      ...foundHeading.messages,
      ...describeColumns(kind, [...columns, ...constants], layout?.reasonsByHeading),
    ],
    events: prependEvents(asks, events()),
    findForeignCurrencies: () => (columns.some(isPriceColumn) ? findForeignCurrencies(events()) : Promise.resolve([])),
  }
}

/** Adds missing examples of values, from the rows as they are before the rules of a layout change them. */
function addMissingExamples(columns: readonly GuessedColumn[], rows: readonly TableRow[]): void {
  for (const [at, column] of columns.entries())
    if (column.example === '') column.example = rows.find(({ cells }) => (cells[at]?.text ?? '') !== '')?.cells[at]?.text.slice(0, 60) ?? ''
}

/**
 * Returns the rows after the rules of a layout, without rows that the rules leave out. When the rules leave out all rows, the rows are
 * returned unchanged.
 */
function applyRuleToRows(rows: readonly TableRow[], rule: RowRuleApplier | undefined): readonly TableRow[] {
  if (rule === undefined) return rows
  const kept = rows.map(rule).filter(({ skipReason }) => skipReason === null)
  return kept.length === 0 ? rows : kept.map(({ row }) => row)
}

async function* prependEvents(first: readonly FileEvent[], others: AsyncGenerator<FileEvent>): AsyncGenerator<FileEvent> {
  yield* first
  yield* others
}

interface ChosenSheet {
  table: TableFile
  sheetName: string
  sampleRows: TableRow[]
  foundHeading: FoundHeading
  messages: string[]
}

/** Chooses the sheet of a workbook with the most known headings. When several sheets have equally many, the first one is chosen. */
async function chooseSheet(kind: TableKind, path: string, options: TableFileOptions, mapping: ColumnMapping): Promise<ChosenSheet> {
  const opened = await readTable(path, options)
  const names = options.sheet === undefined ? opened.sheets : []
  if (names.length < 2) {
    const sample = await readFirstRows(opened, SAMPLE_ROW_COUNT)
    return {
      table: opened,
      sheetName: sample[0]?.sheet ?? '',
      sampleRows: sample,
      foundHeading: findHeadingRow(kind, sample, mapping),
      messages: [],
    }
  }
  let best: ChosenSheet | null = null
  for (const name of names) {
    const table = await readTable(path, { ...options, sheet: name })
    const sample = await readFirstRows(table, SAMPLE_ROW_COUNT)
    const found = findHeadingRow(kind, sample, mapping)
    if (sample.length > 0 && (best === null || found.knownHeadingCount > best.foundHeading.knownHeadingCount))
      best = { table, sheetName: name, sampleRows: sample, foundHeading: found, messages: [] }
  }
  if (!best) throw new AppError('bad-request', { message: `${basename(path)} has no rows in any of its sheets.` })
  const others = names.filter((name) => name !== best.sheetName)
  return { ...best, messages: [`The sheet ${best.sheetName} is read. Others are not: ${others.join(', ')}; name one with --sheet.`] }
}

async function readFirstRows(table: TableFile, most: number): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for await (const row of table.rows) {
    rows.push(row)
    if (rows.length >= most) break
  }
  return rows
}

function findMissingHeadings(mapping: ColumnMapping, columns: readonly GuessedColumn[]): string[] {
  const there = new Set(columns.map(({ heading }) => normalizeWords(heading)))
  return Object.keys(mapping.columns).filter((heading) => !there.has(normalizeWords(heading)) && !/^[A-Z]{1,2}$/.test(heading))
}

/**
 * Converts the values that are the same for all rows to columns.
 * @throws AppError `bad-request` when such a value is invalid.
 */
function createConstantColumns(mapping: ColumnMapping): GuessedColumn[] {
  return Object.entries(mapping.constants).map(([target, example]) => {
    const column: GuessedColumn = {
      ...{ heading: target, target, example, unit: '', currency: '', decimalMark: null, dateOrder: null, isNumeric: false },
      why: MAPPED_REASON,
    }
    try {
      readCell(column, { text: example, type: 'text' }, createEmptyValues())
    } catch (error) {
      if (error instanceof InvalidValueError)
        throw new AppError('bad-request', { message: `The mapping says ${target}:=${example}. ${error.says}` })
      throw error
    }
    return column
  })
}

function toColumnRule({ target, unit, currency, decimalMark, dateOrder }: GuessedColumn): ColumnRule {
  if (target === null) return { target }
  return {
    target,
    ...(unit === '' ? {} : { unit }),
    ...(currency === '' ? {} : { currency }),
    ...(decimalMark === ',' || decimalMark === '.' ? { decimal: decimalMark } : {}),
    ...(dateOrder === null ? {} : { dates: dateOrder }),
  }
}

/**
 * Returns sentences for the operator about the columns. `because` are the reasons of a recognised layout. Columns that the layout leaves
 * out need no decision of the operator.
 */
function describeColumns(kind: TableKind, columns: readonly GuessedColumn[], because: ReadonlyMap<string, string> = new Map()): string[] {
  const used = columns.filter(({ target }) => target !== null)
  const commas = used.filter(({ decimalMark }) => decimalMark === ',').map(({ heading }) => heading)
  const mixed = used.filter(({ decimalMark }) => decimalMark === 'mixed').map(({ heading }) => heading)
  const isPriced = ({ target }: GuessedColumn) => target !== null && /^(?:price|offer|core|wasPrice|step:.*|price:.*)$/.test(target)
  const priced = columns.filter(isPriced)
  const saysNone = ({ currency, example }: GuessedColumn) => currency === '' && /^[\d.,'’\s-]*$/.test(example)
  const plain = priced.length > 0 && priced.every(saysNone) && !columns.some(({ target }) => target === 'currency')
  const left = columns
    .filter(({ heading, target, example }) => target === null && example !== '' && !because.has(normalizeWords(heading)))
    .map(({ heading }) => heading)
  return [
    ...(commas.length > 0 ? [`Decimal commas are used by: ${commas.join(', ')}.`] : []),
    ...(mixed.length > 0
      ? [`Decimal commas and points are mixed in: ${mixed.join(', ')}. Values that can be read two ways are refused.`]
      : []),
    ...used
      .filter(({ target }) => target === 'priceUnit')
      .map(
        ({ heading, unit }) =>
          `${heading}: prices are of so many pieces, and are taken by the piece.${unit === DATANORM_UNIT ? ' 0, 1, 2 and 3 stand for 1, 10, 100 and 1000, as in DATANORM.' : ''}`,
      ),
    ...(plain ? ['Prices without a currency beside them are taken as US dollars. Say --map "currency:=EUR" where they are others.'] : []),
    ...used.flatMap(({ heading, target, unit }) => {
      const measured = unit !== '' && (target === 'weight' || target?.startsWith('box'))
      return measured ? [`${heading}: in ${unit}, where a cell does not say another unit.`] : []
    }),
    ...(left.length > 0
      ? [
          `Left out: ${left.join(', ')}. Say --map "HEADING=TARGET" for each that counts${kind === 'parts' ? ', or --attributes for all that nobody knows' : ''}.`,
        ]
      : []),
  ]
}
