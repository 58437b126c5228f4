import type { Cell, TableRow } from '#server/import/files/table.ts'
import { type GuessedColumn, MAPPED_REASON, spreadsheetColumnLetters, UNKNOWN_HEADING_REASON } from './column.ts'
import { cellFormatOf, detectColumnFormat, detectFormats, inferDecimalMarks, valuesFitTarget } from './column-format.ts'
import type { ColumnMapping, ColumnRule } from './column-mapping.ts'
import { resolveColumnRoles } from './column-roles.ts'
import { guessTargetsByValues } from './guess-by-look.ts'
import { exactMeaningOf, likelyMeaningOf, readHeading } from './heading.ts'
import type { TableKind } from './kinds.ts'
import type { RecognisedLayout } from './layouts/recognise.ts'
import { normalizeWords } from './plain-words.ts'
import { columnTargetOf, isTargetKey } from './targets.ts'
import { isTradeAttribute } from './trade-attribute.ts'
import { toHalfWidth } from './values/half-width.ts'
import { DATANORM_UNIT, isDatanormPriceUnit } from './values/price-unit.ts'

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
      why: UNKNOWN_HEADING_REASON,
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
    column.why = rule.target === null ? 'the mapping leaves it out' : MAPPED_REASON
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
      if (column.why !== UNKNOWN_HEADING_REASON) continue
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
    const unknown = column.target === null && !ruled.has(column) && column.why === UNKNOWN_HEADING_REASON
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
