import type { AttributeFacetKey } from '#contract/listing/attribute-facets.ts'
import { type FacetKey, facetKeys, type Sort } from '#contract/listing/facets.ts'
import type { CodeArray } from '#search/bytes/codes.ts'
import type { Catalogue } from './catalogue.ts'
import type { CodedColumn } from './coded-column.ts'
import { flagChosenValues } from './measured-values.ts'

/** A request to select rows. Fields that are absent do not restrict the selection. */
export interface RowSelectionRequest {
  /** Match quality of each row; 0 means no match. */
  marks?: Uint8Array | undefined
  /** Flags of allowed rows: one array for each restriction (category, application, mode and so on). */
  allowedRowFlags: readonly Uint8Array[]
  chosen: Partial<Record<FilterKey, readonly string[] | undefined>>
  /** Additional attribute filters whose values are counted, at most 15. */
  extraFilters?: readonly AttributeFacetKey[]
  /** Whether the values of facets are not counted, for lists that show no filters. */
  withoutFacetCounts?: boolean
}

export type FilterKey = FacetKey | AttributeFacetKey

export interface RowSelection {
  /** The selected rows, ascending; `firstRows` sorts them. */
  rows: Int32Array
  /**
   * Number of parts for each value (code) of each facet. A facet ignores the selection made in it, so that a customer can add a second
   * value.
   */
  counts: Map<FilterKey, Uint32Array>
  /** Number of parts for each category code. */
  categoryCounts: Uint32Array
}

/**
 * The bit of a row that is excluded whatever filters are chosen. The lower bits are the fixed filters in the order of their table, the
 * higher bits are additional filters.
 */
const EXCLUDED_BIT = 1 << 15
const filterBitOf = (at: number) => 1 << (at < 15 ? at : at + 1)
const MAX_FILTERS = 30
type FailedFilterBits = Uint16Array | Uint32Array

/**
 * Selects rows in three steps: finds the allowed rows, marks which chosen filters each row fails, and counts the values of each facet. Each
 * step is a plain loop in the memory order of narrow columns, which is fast.
 */
export function selectRows(catalogue: Catalogue, request: RowSelectionRequest): RowSelection {
  const keys: readonly FilterKey[] = [...facetKeys, ...(request.extraFilters ?? [])].slice(0, MAX_FILTERS)
  const failed = markExcludedRows(catalogue, request, keys.length > 15 ? new Uint32Array(catalogue.size) : new Uint16Array(catalogue.size))
  const candidates = passingRows(null, failed)
  const filters = keys.map((key, at) => {
    const texts = request.chosen[key]
    return {
      key,
      column: catalogue.facetColumn(key),
      bit: filterBitOf(at),
      allowed: texts?.length ? flagChosenValues(catalogue, key, texts) : null,
    }
  })
  for (const { column, bit, allowed } of filters) if (allowed) markRowsFailingFilter(failed, candidates, column.codes, allowed, bit)
  const counted = (column: CodedColumn, but: number) => countCodes(column, candidates, failed, ~but)
  return {
    rows: candidates.filter((row) => failed[row] === 0),
    counts: new Map(
      request.withoutFacetCounts ? [] : filters.map(({ key, column, bit }): [FilterKey, Uint32Array] => [key, counted(column, bit)]),
    ),
    categoryCounts: counted(catalogue.columns.category, 0),
  }
}

/** Returns only the allowed rows in a sort order, for lists that need neither match qualities nor counts. */
export const allowedRowsInOrder = (catalogue: Catalogue, within: readonly Uint8Array[], sort: Exclude<Sort, 'best'>): Int32Array =>
  passingRows(catalogue.orders.sortedRows(sort), markExcludedRows(catalogue, { allowedRowFlags: within }, new Uint16Array(catalogue.size)))

function markExcludedRows(
  catalogue: Catalogue,
  { marks, allowedRowFlags }: Pick<RowSelectionRequest, 'marks' | 'allowedRowFlags'>,
  failed: FailedFilterBits,
): FailedFilterBits {
  for (const allowed of [...(catalogue.isWhole ? [] : [catalogue.soldFlags]), ...(marks ? [marks] : []), ...allowedRowFlags]) {
    for (let row = 0; row < failed.length; row += 1) if (!allowed[row]) failed[row] = EXCLUDED_BIT
  }
  return failed
}

function markRowsFailingFilter(failed: FailedFilterBits, candidates: Int32Array, codes: CodeArray, allowed: Uint8Array, bit: number): void {
  for (let at = 0; at < candidates.length; at += 1) {
    const row = candidates[at] ?? 0
    if (!allowed[codes[row] ?? 0]) failed[row] = (failed[row] ?? 0) | bit
  }
}

/** Returns the rows that failed no filter, in the given order; ascending without one. */
function passingRows(order: Int32Array | null, failed: FailedFilterBits): Int32Array {
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

/** Counts the codes of the rows that passed all filters in `counting`. */
function countCodes({ codes, values }: CodedColumn, candidates: Int32Array, failed: FailedFilterBits, counting: number): Uint32Array {
  const counts = new Uint32Array(values.length)
  for (let at = 0; at < candidates.length; at += 1) {
    const row = candidates[at] ?? 0
    if (((failed[row] ?? 0) & counting) === 0) incrementCount(counts, codes[row])
  }
  return counts
}

const incrementCount = (counts: Uint32Array, code = 0) => {
  counts[code] = (counts[code] ?? 0) + 1
}
