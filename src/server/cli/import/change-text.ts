import { isDeepStrictEqual } from 'node:util'

interface Shown {
  of: string
  key: string
  before: unknown
  after: unknown
}

const VALUE_MOST = 60

/** One change as a line: `VT-1001  price 12.50 → 14.00, stock 4 → 9`; what came or went by its name and price. */
export function changeText({ of, key, before, after }: Shown): string {
  const [was, becomes] = [columnsOf(before), columnsOf(after)]
  if (of !== 'part') return `${key}  ${of} ${listText(before)} → ${listText(after)}`
  if (was === null || becomes === null) {
    const { name, price } = becomes ?? was ?? {}
    return `${key}  ${valueText(name)}, ${valueText(price)}`
  }
  const changed = Object.keys(becomes).filter((column) => column !== 'updated_at' && !isDeepStrictEqual(was[column], becomes[column]))
  return `${key}  ${changed.map((column) => `${column.replaceAll('_', ' ')} ${valueText(was[column])} → ${valueText(becomes[column])}`).join(', ')}`
}

const columnsOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null

function valueText(value: unknown): string {
  const text = value === null || value === undefined || value === '' ? 'nothing' : typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > VALUE_MOST ? `${text.slice(0, VALUE_MOST)}…` : text
}

/** A list by how many stand in it; a row by what it is called. */
function listText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : String(value.length)
  const row = columnsOf(value)
  return row === null ? 'none' : valueText(row['name'] ?? row['label'] ?? row)
}
