import type { AttributeFacetKey } from '#contract/attributes/attribute-facets.ts'
import { type FacetKey, facetKeys, type Sort } from '#contract/facets.ts'
import type { Codes } from '#search/bytes/codes.ts'
import type { Catalogue } from './catalogue.ts'
import { type CodedColumn, chosenCodes } from './coded-column.ts'

/** What may be picked. Whatever is absent does not narrow. */
export interface PickRequest {
  /** Per row, how well the search met it; 0: not at all. */
  marks?: Uint8Array | undefined
  /** Per row, 1 where it may be picked at all: one array for each restriction (category, application, mode …). */
  within: readonly Uint8Array[]
  chosen: Partial<Record<PickKey, readonly string[] | undefined>>
  /** Filters by attributes that are counted beside THE filters, at most 15. */
  beside?: readonly AttributeFacetKey[]
}

export type PickKey = FacetKey | AttributeFacetKey

export interface Picked {
  /** Rows, ascending; `firstRows` puts them into an order. */
  rows: Int32Array
  /** Counts per facet and code. A facet is not narrowed by its own choice, so that a second value can be added. */
  counts: Map<PickKey, Uint32Array>
  /** Parts per category code. */
  categories: Uint32Array
}

/**
 * A row that may not be picked at all, whatever the filters say. The bits below it are the filters, in the order of the filter table; those
 * above it filters beside these, where there are such.
 */
const OUTSIDE = 1 << 15
const bitOf = (at: number) => 1 << (at < 15 ? at : at + 1)
const MAX_FILTERS = 30
type Failed = Uint16Array | Uint32Array

/**
 * Picks in three steps, each a plain loop along narrow columns: which rows may be picked at all, which chosen filters each of them fails,
 * and what is left in each facet. The loops go in the columns' own order, which memory likes.
 */
export function pick(catalogue: Catalogue, request: PickRequest): Picked {
  const keys: readonly PickKey[] = [...facetKeys, ...(request.beside ?? [])].slice(0, MAX_FILTERS)
  const failed = outside(catalogue, request, keys.length > 15 ? new Uint32Array(catalogue.size) : new Uint16Array(catalogue.size))
  const candidates = inOrder(null, failed)
  const filters = keys.map((key, at) => {
    const texts = request.chosen[key]
    return { key, column: catalogue.facet(key), bit: bitOf(at), allowed: texts?.length ? chosenCodes(catalogue.facet(key), texts) : null }
  })
  for (const { column, bit, allowed } of filters) if (allowed) markFailed(failed, candidates, column.codes, allowed, bit)
  const counted = (column: CodedColumn, but: number) => countCodes(column, candidates, failed, ~but)
  return {
    rows: candidates.filter((row) => failed[row] === 0),
    counts: new Map(filters.map(({ key, column, bit }): [PickKey, Uint32Array] => [key, counted(column, bit)])),
    categories: counted(catalogue.columns.category, 0),
  }
}

/** Only the rows within all of these, in an order that needs no marks, where nobody asks how they divide. */
export const rowsWithin = (catalogue: Catalogue, within: readonly Uint8Array[], sort: Exclude<Sort, 'best'>): Int32Array =>
  inOrder(catalogue.orders.rows(sort), outside(catalogue, { within }, new Uint16Array(catalogue.size)))

function outside(catalogue: Catalogue, { marks, within }: Pick<PickRequest, 'marks' | 'within'>, failed: Failed): Failed {
  for (const allowed of [...(catalogue.isWhole ? [] : [catalogue.alive]), ...(marks ? [marks] : []), ...within]) {
    for (let row = 0; row < failed.length; row += 1) if (!allowed[row]) failed[row] = OUTSIDE
  }
  return failed
}

function markFailed(failed: Failed, candidates: Int32Array, codes: Codes, allowed: Uint8Array, bit: number): void {
  for (let at = 0; at < candidates.length; at += 1) {
    const row = candidates[at] ?? 0
    if (!allowed[codes[row] ?? 0]) failed[row] = (failed[row] ?? 0) | bit
  }
}

/** Rows that failed nothing, in an order, or in their own. */
function inOrder(order: Int32Array | null, failed: Failed): Int32Array {
  const rows = new Int32Array(failed.length)
  let found = 0
  for (let at = 0; at < failed.length; at += 1) {
    const row = order ? (order[at] ?? 0) : at
    if (failed[row]) continue
    rows[found] = row
    found += 1
  }
  return rows.subarray(0, found)
}

/** Counts the codes of the rows that failed nothing of what counts here. */
function countCodes({ codes, values }: CodedColumn, candidates: Int32Array, failed: Failed, counting: number): Uint32Array {
  const counts = new Uint32Array(values.length)
  for (let at = 0; at < candidates.length; at += 1) {
    const row = candidates[at] ?? 0
    if (((failed[row] ?? 0) & counting) === 0) bump(counts, codes[row])
  }
  return counts
}

const bump = (counts: Uint32Array, code = 0) => {
  counts[code] = (counts[code] ?? 0) + 1
}
