import { type FacetKey, facetKeys, type Sort } from '#contract/facets.ts'
import type { NameableModel } from '#contract/vehicle/name-vehicles.ts'
import type { CategoryTable } from '#server/db/tables.ts'
import type { CodedColumn } from './coded-column.ts'
import type { WordIndex } from './word-index.ts'

export type CategoryRow = Omit<CategoryTable, 'tenant_id'>

/** A model, and how words name it. */
export interface ModelWords extends NameableModel {
  id: string
  appid: string
  makeId: string
  brand: string
  line: string
  /** Without its make: `Golf Mk4`. */
  model: string
  /** `Volkswagen Golf Mk4`. */
  name: string
}

/**
 * The narrow columns of all parts of one tenant at one catalogue version, in memory: about 60 bytes a part. Filters, counts and orders are
 * made from these in one pass of a millisecond or two at 100,000 parts; the database finds (numbers, words, fitments) and reads the rows of
 * one page.
 */
export interface CatalogueColumns {
  tenantId: string
  version: number
  size: number
  /** Database keys, ascending: the row number of a part is its place here. */
  ids: Int32Array
  facets: Record<FacetKey, CodedColumn>
  type: CodedColumn
  category: CodedColumn
  group: CodedColumn
  priceCents: Int32Array
  popularity: Int32Array
  /** Days since 1970. */
  firstSold: Int32Array
  /** Place in the order of codes. */
  codePlace: Int32Array
  onSale: Uint8Array
  ended: Uint8Array
  categories: CategoryRow[]
  models: ModelWords[]
  /** All words by which makes, lines, models and engines are named. */
  vehicleWords: ReadonlySet<string>
  /** The words of its parts: read when they are first asked for. */
  words: () => Promise<WordIndex>
  /** Orders that were asked for; rows, best first. */
  orders: Map<Sort, Int32Array>
}

export const facetOrder: readonly FacetKey[] = facetKeys

/** Row of a database key, or -1. */
export function rowOf(columns: CatalogueColumns, id: number): number {
  let low = 0
  let high = columns.size - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = columns.ids[middle] ?? 0
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}

const numbersOf = (column: CodedColumn): Float64Array => {
  const byCode = column.values.map((value, code) => (code === 0 ? Number.NaN : Number(value)))
  return Float64Array.from(column.codes, (code) => byCode[code] ?? Number.NaN)
}

/** Rows in an order. Ties go by popularity, then by code, so that paging never shows a part twice. Made once for each order. */
export function orderedRows(columns: CatalogueColumns, sort: Sort): Int32Array {
  const known = columns.orders.get(sort)
  if (known) return known
  const key = sortKey(columns, sort)
  const rows = Int32Array.from(columns.ids, (_, row) => row)
  const at = (column: Int32Array | Float64Array, row: number) => column[row] ?? 0
  rows.sort(
    (a, b) =>
      at(key, a) - at(key, b) ||
      at(columns.popularity, b) - at(columns.popularity, a) ||
      at(columns.codePlace, a) - at(columns.codePlace, b),
  )
  columns.orders.set(sort, rows)
  return rows
}

function sortKey(columns: CatalogueColumns, sort: Sort): Float64Array {
  switch (sort) {
    case 'best':
      return goneLast(columns)
    case 'price-up':
      return Float64Array.from(columns.priceCents)
    case 'price-down':
      return Float64Array.from(columns.priceCents, (value) => -value)
    case 'newest':
      return Float64Array.from(columns.firstSold, (value) => -value)
    case 'code':
      return Float64Array.from(columns.codePlace)
    case 'power-up':
      return power(columns).map((value) => (Number.isNaN(value) ? Number.MAX_VALUE : value))
    case 'power-down':
      return power(columns).map((value) => (Number.isNaN(value) ? Number.MAX_VALUE : -value))
  }
}

/** What nobody can order any more comes after all that somebody can, however popular it was. */
function goneLast({ popularity, facets: { stock } }: CatalogueColumns): Float64Array {
  const gone = stock.codeOf.get('ended')
  return Float64Array.from(popularity, (value, row) => (stock.codes[row] === gone ? GONE - value : -value))
}
/** Above every popularity, which is an integer of 32 bits. */
const GONE = 2 ** 33

/** Starters have kilowatts, alternators amperes. In a mixed list the kilowatts count first, amperes at the nominal voltage after them. */
function power(columns: CatalogueColumns): Float64Array {
  const kilowatts = numbersOf(columns.facets.powerKw)
  const amps = numbersOf(columns.facets.amps)
  const volts = numbersOf(columns.facets.voltage)
  return kilowatts.map((kw, row) => (Number.isNaN(kw) ? ((amps[row] ?? Number.NaN) * (volts[row] ?? Number.NaN)) / 1000 : kw))
}

/** A category, its children, and theirs. */
export function categoriesUnder(columns: CatalogueColumns, id: string): string[] {
  const children = columns.categories.filter((category) => category.parent_id === id)
  return [id, ...children.flatMap((child) => categoriesUnder(columns, child.id))]
}

export const categoryOf = (columns: CatalogueColumns, id: string): CategoryRow | undefined =>
  columns.categories.find((category) => category.id === id)
