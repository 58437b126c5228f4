import { isIdentifierLabel } from '#contract/attributes/match-attribute.ts'
import type { Cell, TableRow } from '#server/import/files/table.ts'
import { InvalidValueError, isEmptyValue } from './bad-value.ts'
import { type GuessedColumn, spreadsheetColumnLetters } from './column.ts'
import type { ColumnMapping, ColumnRule } from './column-mapping.ts'
import { guessTargetsByValues } from './guess-by-look.ts'
import { exactMeaningOf, likelyMeaningOf, readHeading } from './heading.ts'
import type { TableKind } from './kinds.ts'
import type { RecognisedLayout } from './layouts/recognise.ts'
import { normalizeWords } from './plain-words.ts'
import { readCell } from './read-cell.ts'
import { createEmptyValues } from './row-values.ts'
import { type CellFormat, columnTargetOf, isTargetKey } from './targets.ts'
import { isTradeAttribute } from './trade-attribute.ts'
import { detectColumnDateOrder } from './values/dates.ts'
import { detectColumnDecimalMark } from './values/decimal-mark.ts'
import { toHalfWidth } from './values/half-width.ts'
import { toPlainNumberText } from './values/number-text.ts'
import { DATANORM_UNIT, isDatanormPriceUnit } from './values/price-unit.ts'
import { detectQuantityDecimalMark } from './values/quantity-mark.ts'

export interface ColumnGuessInput {
  kind: TableKind
  headings: readonly string[]
  /** The first rows of the table below the headings. */
  sampleRows: readonly TableRow[]
  mapping: ColumnMapping
  /** The shop system whose export the table is, with the meanings of its columns. The operator's mapping has priority. */
  layout?: Pick<RecognisedLayout, 'mapping' | 'reasonsByHeading'>
  /** Whether unknown columns become attributes. Only for imports of parts. */
  takesUnknownAttributes: boolean
  /** Whether the file has no headings, so that columns are named by their letters. */
  hasNoHeadings: boolean
}

const allowsSeveralColumns = (target: string): boolean => !isTargetKey(target) || columnTargetOf(target).isRepeatable === true

/**
 * Meanings that a column gets only when its values fit too. The heading alone is not enough, because a column with the heading of a price
 * unit may contain units of measure, and a status may mean anything.
 */
const TARGETS_CONFIRMED_BY_VALUES: ReadonlySet<string> = new Set(['priceUnit', 'forSale', 'hidden'])

/** Decides the meaning of each column by the mapping, the heading or the values. Then finds the format of the column's values. */
export function guessColumns(guessing: ColumnGuessInput): GuessedColumn[] {
  const { kind, headings, sampleRows, mapping } = guessing
  const rules = new Map(Object.entries(mapping.columns).map(([heading, rule]) => [normalizeWords(heading), rule]))
  const ofLayout = new Map(Object.entries(guessing.layout?.mapping.columns ?? {}).map(([heading, rule]) => [normalizeWords(heading), rule]))
  const taken = new Set<string>(Object.keys(mapping.constants))
  const filled = (cell: Cell | undefined): Cell[] => (cell && cell.text !== '' ? [{ ...cell, text: toHalfWidth(cell.text) }] : [])
  const cellsOf = headings.map((_, column) => sampleRows.flatMap(({ cells }) => filled(cells[column])))
  const columns = headings.map((heading, at): GuessedColumn => {
    const { unit, currency } = readHeading(heading)
    const example = cellsOf[at]?.[0]?.text.slice(0, 60) ?? ''
    return {
      heading,
      target: null,
      unit,
      currency,
      decimalMark: null,
      dateOrder: null,
      isNumeric: false,
      example,
      why: 'nobody knows this heading',
    }
  })
  const give = (column: GuessedColumn, target: string, why: string): void => {
    if (taken.has(target) && !allowsSeveralColumns(target)) column.why = `${why}, but another column is ${target} already`
    else {
      column.target = target
      column.why = why
      taken.add(target)
    }
  }
  const asUnit = (column: GuessedColumn, at: number) => ({
    unit: column.unit === '' && isDatanormPriceUnit((cellsOf[at] ?? []).map(({ text }) => text)) ? DATANORM_UNIT : column.unit,
  })
  const ruled = new Map<GuessedColumn, ColumnRule>()
  for (const [at, column] of columns.entries()) {
    const rule = rules.get(normalizeWords(column.heading)) ?? rules.get(normalizeWords(spreadsheetColumnLetters(at)))
    if (!rule) continue
    ruled.set(column, rule)
    column.target = rule.target
    column.why = rule.target === null ? 'the mapping leaves it out' : 'the mapping says so'
    if (rule.unit !== undefined) column.unit = rule.unit
    if (rule.currency !== undefined) column.currency = rule.currency
    if (rule.target !== null) taken.add(rule.target)
  }
  for (const column of columns) {
    const words = normalizeWords(column.heading)
    const rule = ruled.has(column) ? undefined : ofLayout.get(words)
    if (!rule) continue
    const why = guessing.layout?.reasonsByHeading.get(words) ?? ''
    ruled.set(column, rule)
    column.why = why
    if (rule.unit !== undefined) column.unit = rule.unit
    if (rule.target !== null) give(column, rule.target, why)
  }
  const open = () => columns.filter((column) => column.target === null && !ruled.has(column) && column.example !== '')
  if (!guessing.hasNoHeadings) {
    for (const [at, column] of columns.entries()) {
      if (!open().includes(column)) continue
      const meaning = exactMeaningOf(kind, readHeading(column.heading))
      if (
        meaning &&
        (!TARGETS_CONFIRMED_BY_VALUES.has(meaning.target) ||
          valuesFitTarget(
            { ...column, ...(meaning.target === 'priceUnit' && asUnit(column, at)), target: meaning.target },
            cellsOf[at] ?? [],
          ))
      )
        give(column, meaning.target, meaning.why)
    }
    // In the known export of a shop system, a heading that is only similar to a known one means something else: cross-sells are not cross
    // references.
    for (const column of guessing.layout ? [] : open()) {
      if (column.why !== 'nobody knows this heading') continue
      const likely = likelyMeaningOf(kind, readHeading(column.heading))
      if (!likely || taken.has(likely.target)) continue
      const cells = cellsOf[columns.indexOf(column)] ?? []
      if (valuesFitTarget({ ...column, ...detectFormats(cells, cellFormatOf(likely.target)), target: likely.target }, cells))
        give(column, likely.target, likely.why)
    }
  }
  resolveColumnRoles(kind, columns, taken)
  if (!guessing.layout) guessTargetsByValues(kind, columns, cellsOf, open(), taken, guessing.hasNoHeadings)
  for (const [at, column] of columns.entries()) {
    const cells = cellsOf[at] ?? []
    const unknown = column.target === null && !ruled.has(column) && column.why === 'nobody knows this heading'
    if (kind === 'parts' && unknown && column.example !== '') {
      const { name } = readHeading(column.heading)
      if (!guessing.hasNoHeadings && isTradeAttribute(name, column.unit, cells))
        give(column, `attribute:${name}`, 'an attribute of the trade')
      else if (guessing.takesUnknownAttributes) give(column, `attribute:${name}`, 'as an attribute (--attributes)')
    }
    if (column.target === null && column.example === '' && !ruled.has(column)) column.why = 'the column is empty'
    if (column.target === 'attributePairs' && guessing.takesUnknownAttributes) column.takesUnknownAttributes = true
    if (column.target === 'priceUnit') column.unit = asUnit(column, at).unit
    detectColumnFormat(column, cells, ruled.get(column))
  }
  inferDecimalMarks(columns)
  return columns
}

const NUMERIC_CELL_FORMATS: ReadonlySet<CellFormat> = new Set(['money', 'weight', 'length', 'box', 'quantity', 'pieces'])
const cellFormatOf = (target: string): CellFormat | 'attribute' =>
  target.startsWith('attribute:') ? 'attribute' : isTargetKey(target) ? columnTargetOf(target).reads : 'money'

/**
 * Gives a decimal mark to number columns whose own values show none (`4,250`). It is the mark that the other number columns show (`45,00`),
 * if they all show the same one.
 */
function inferDecimalMarks(columns: readonly GuessedColumn[]): void {
  const marks = new Set(columns.flatMap(({ target, decimalMark }) => (target === null || decimalMark === null ? [] : [decimalMark])))
  const [only] = marks
  if (marks.size !== 1 || only === undefined || only === 'mixed') return
  for (const column of columns) {
    const reads = column.target === null ? null : cellFormatOf(column.target)
    if (column.decimalMark === null && reads !== null && reads !== 'attribute' && NUMERIC_CELL_FORMATS.has(reads)) column.decimalMark = only
  }
}

const detectFormats = (cells: readonly Cell[], reads: CellFormat | 'attribute'): Pick<GuessedColumn, 'decimalMark' | 'dateOrder'> => {
  const texts = cells.filter(({ type }) => type === 'text').map(({ text }) => text)
  return {
    decimalMark: reads === 'quantity' ? detectQuantityDecimalMark(texts) : detectColumnDecimalMark(texts),
    dateOrder: detectColumnDateOrder(texts),
  }
}

/** Whether at least 80 % of the values in a column are valid for its meaning. */
export function valuesFitTarget(column: GuessedColumn, cells: readonly Cell[]): boolean {
  const looked = cells.slice(0, 200)
  const good = looked.filter((cell) => {
    try {
      readCell(column, cell, createEmptyValues())
      return true
    } catch (error) {
      if (error instanceof InvalidValueError) return false
      throw error
    }
  })
  return looked.length > 0 && good.length >= looked.length * 0.8
}

/** Decides the meanings that depend on which other columns the table has. */
function resolveColumnRoles(kind: TableKind, columns: readonly GuessedColumn[], taken: Set<string>): void {
  const move = (from: string, to: string, why: string) => {
    const column = columns.find(({ target, why: said }) => target === from && said !== 'the mapping says so')
    if (!column || taken.has(to)) return
    column.target = to
    column.why = why
    taken.delete(from)
    taken.add(to)
  }
  if (kind === 'parts') {
    if (!taken.has('name')) move('description', 'newName', 'names new parts only; map it as name to rename others')
    assignBoxSides(columns, taken)
  }
  if (kind === 'fitments') move('brand', 'make', 'no other column is the vehicle’s make')
  if (kind === 'parts' || kind === 'prices') {
    if (taken.has('offer')) move('wasPrice', 'price', 'the price, as an offer stands beside it')
    move('offer', 'price', 'no other column is the price')
    move('list', 'price', 'the list price, as no other column is the price')
    for (const column of columns) {
      if (column.why === 'the mapping says so') continue
      if (column.target === 'cost') column.why = 'a purchase price, which the shop does not show; map it as price if you sell for it'
      else if (column.target === 'list') column.why = 'a list price beside the price; map it as wasPrice if it is to be shown'
      else continue
      column.target = null
    }
  }
}

const BOX_SIDE_PATTERNS: readonly (readonly [target: string, words: RegExp])[] = [
  ['boxLength', /^(?:length|lange|longueur|largo|longitud|dlugosc|lunghezza|lengte|l)$/],
  ['boxWidth', /^(?:width|breite|largeur|ancho|anchura|szerokosc|larghezza|breedte|w|b)$/],
  ['boxHeight', /^(?:height|hohe|hauteur|alto|altura|wysokosc|altezza|hoogte|h)$/],
]

/**
 * Takes columns for length, width and height as the size of the package when the table has all three. A single one of them measures the
 * part itself.
 */
function assignBoxSides(columns: readonly GuessedColumn[], taken: Set<string>): void {
  const free = columns.filter(({ target, why }) => target === null && why === 'nobody knows this heading')
  const sides = BOX_SIDE_PATTERNS.map(
    ([target, words]) => [target, free.find(({ heading }) => words.test(readHeading(heading).words))] as const,
  )
  if (taken.has('boxSize') || sides.some(([target, column]) => column === undefined || taken.has(target))) return
  for (const [target, column] of sides) {
    if (!column) continue
    column.target = target
    column.why = 'length, width and height together are the parcel’s'
    taken.add(target)
  }
}

const defaultUnits: Readonly<Record<string, string>> = { weight: 'kg', length: 'mm', box: 'cm' }

/** Finds the format and the unit of the values in a column. */
function detectColumnFormat(column: GuessedColumn, cells: readonly Cell[], rule: ColumnRule | undefined): void {
  const { target } = column
  if (target === null) return
  const reads = cellFormatOf(target)
  const found = detectFormats(cells, reads)
  if (reads === 'date') column.dateOrder = rule?.dates ?? found.dateOrder
  if (reads === 'attribute' || NUMERIC_CELL_FORMATS.has(reads)) column.decimalMark = rule?.decimal ?? found.decimalMark
  if (target.startsWith('attribute:')) {
    if (column.unit === 'text') {
      column.unit = ''
      column.decimalMark = null
      return
    }
    const filled = cells.filter(({ text }) => !isEmptyValue(text))
    const units = new Set(filled.map(({ text }) => /^[+-]?[\d.,]+\s*([^\d\s.,][^\d]*)$/.exec(text)?.[1]?.trim() ?? ''))
    const [only = ''] = units
    if (column.unit === '' && units.size === 1) column.unit = only
    column.isNumeric =
      filled.length > 0 && !isIdentifierLabel(target.slice('attribute:'.length)) && filled.every((cell) => isNumberCell(cell, column))
    if (!column.isNumeric) column.decimalMark = null
    return
  }
  const unit = defaultUnits[reads]
  if (unit !== undefined && column.unit === '') column.unit = unit
}

function isNumberCell({ type, text }: Cell, { unit, decimalMark }: GuessedColumn): boolean {
  if (type === 'number') return true
  // A number with leading zeros is a code and not a number.
  const bare = unit !== '' && text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length).trim() : text
  if (type !== 'text' || /^0\d/.test(bare)) return false
  try {
    toPlainNumberText(bare, decimalMark)
    return true
  } catch {
    return false
  }
}
