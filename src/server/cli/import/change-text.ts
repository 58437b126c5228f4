import { isDeepStrictEqual } from 'node:util'

interface RowChange {
  of: string
  key: string
  before: unknown
  after: unknown
}

const MAX_VALUE_CHARACTERS = 60

/**
 * Describes one change in a line: `VT-1001  price 12.50 → 14.00, stock 4 → 9`. A part that was added or removed is shown by its name and
 * price.
 */
export function describeRowChange({ of, key, before, after }: RowChange): string {
  const [was, becomes] = [columnValuesOf(before), columnValuesOf(after)]
  if (namedRowKinds.has(of)) return rowNameText(of, key, was, becomes)
  if (of !== 'part') return `${key}  ${of} ${listText(before)} → ${listText(after)}`
  if (was === null || becomes === null) {
    const { name, price } = becomes ?? was ?? {}
    return `${key}  ${valueText(name)}, ${valueText(price)}`
  }
  const changed = Object.keys(becomes).filter((column) => column !== 'updated_at' && !isDeepStrictEqual(was[column], becomes[column]))
  return `${key}  ${changed.map((column) => `${column.replaceAll('_', ' ')} ${valueText(was[column])} → ${valueText(becomes[column])}`).join(', ')}`
}

/** Kinds of rows that do not belong to a part. Their changes are shown by the row's name. */
const namedRowKinds = new Set(['category', 'application', 'make', 'model', 'own_attribute', 'vehicle', 'application_source'])

/** Describes a change of a row that does not belong to a part, for example `make Ford, new` or `category Starters → Starter motors`. */
function rowNameText(of: string, key: string, was: Record<string, unknown> | null, becomes: Record<string, unknown> | null): string {
  if (of === 'application_source')
    return `applications of ${key} ${becomes === null ? 'are taken away' : 'stand in the place of those before'}`
  const what = of === 'own_attribute' ? 'attribute' : of === 'vehicle' ? key.replace('|', ' ') : of
  const [before, after] = [rowName(was), rowName(becomes)]
  if (was === null || becomes === null) return `${what} ${after || before}, ${was === null ? 'new' : 'taken away'}`
  if (before !== after) return `${what} ${before} → ${after}`
  const changed = Object.keys(becomes).filter((column) => !isDeepStrictEqual(was[column], becomes[column]))
  return `${what} ${after}  ${changed.map((column) => `${column.replaceAll('_', ' ')} ${valueText(was[column])} → ${valueText(becomes[column])}`).join(', ')}`
}

/** Returns the name of a row. A vehicle without a name is described by its years, make and model. */
function rowName(row: Record<string, unknown> | null): string {
  if (row === null) return ''
  const { name, label, year, year_to: yearTo, make, model, engine } = row
  if (name || label) return valueText(name || label)
  const years = yearTo && yearTo !== year ? `${String(year)}–${String(yearTo)}` : year
  return [years, make, model, engine].filter(Boolean).map(String).join(' ')
}

const columnValuesOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null

function valueText(value: unknown): string {
  const text =
    value === null || value === undefined || value === '' ? 'nothing' : typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > MAX_VALUE_CHARACTERS ? `${text.slice(0, MAX_VALUE_CHARACTERS)}…` : text
}

/** Returns the value of a change as text. A list is shown by its length, a row by its name. */
function listText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : String(value.length)
  const row = columnValuesOf(value)
  return row === null ? 'none' : valueText(row['name'] ?? row['label'] ?? row)
}
