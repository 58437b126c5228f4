import type { AttributeFacetKey } from '#contract/listing/attribute-facets.ts'
import { type FacetKey, facetKeys, type Sort } from '#contract/listing/facets.ts'
import { profilesOfColumn, type RowProfiles } from '#search/segment/row-profiles.ts'
import type { Catalogue } from './catalogue.ts'
import type { CodedColumn } from './coded-column.ts'
import { countColumns } from './count-columns.ts'
import { flagChosenValues } from './measured-values.ts'
import { candidateRows, type RowRestriction } from './row-restrictions.ts'
import type { ProfiledColumnName } from './rows.ts'

/** A request to select rows. Fields that are absent do not restrict the selection. */
export interface RowSelectionRequest {
  /** Match quality of each row; 0 means no match. */
  marks?: Uint8Array | undefined
  /** The restrictions of the list: category, application, mode and so on. */
  restrictions: readonly RowRestriction[]
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

/** Maximum number of filters, because each has one bit. */
const MAX_FILTERS = 30

/**
 * Selects rows in three steps: finds the rows that no restriction excludes, divides them by the chosen filters that they fail, and counts
 * the values of each facet. What depends on columns only is decided and counted for each profile (`segment/row-profiles.ts`), so that columns need
 * not be read row by row.
 */
export function selectRows(catalogue: Catalogue, request: RowSelectionRequest): RowSelection {
  const keys: readonly FilterKey[] = [...facetKeys, ...(request.extraFilters ?? [])].slice(0, MAX_FILTERS)
  const groups = profileGroupsOf(catalogue, request.extraFilters ?? [])
  const filters = keys.flatMap((key): ChosenFilter[] => {
    const texts = request.chosen[key]
    return texts?.length ? [{ key, allowed: flagChosenValues(catalogue, key, texts) }] : []
  })
  const { rows, failingOnly } = divideByFilters(candidateRows(catalogue, request.restrictions, request.marks), groups, filters)
  const counts = countColumns(groups, rows, request.withoutFacetCounts ? ['category'] : ['category', ...keys])
  // A facet ignores the filter that is chosen in it, so rows that fail only this one count in it too.
  for (const [at, { key }] of filters.entries()) addCounts(counts.get(key), catalogue.facetColumn(key), failingOnly[at] ?? [])
  return {
    rows,
    counts: new Map(
      keys.flatMap((key): [FilterKey, Uint32Array][] => {
        const ofKey = counts.get(key)
        return ofKey === undefined ? [] : [[key, ofKey]]
      }),
    ),
    categoryCounts: counts.get('category') ?? new Uint32Array(),
  }
}

/** Returns only the allowed rows in a sort order, for lists that need neither match qualities nor counts. */
export function allowedRowsInOrder(catalogue: Catalogue, restrictions: readonly RowRestriction[], sort: Exclude<Sort, 'best'>): Int32Array {
  const allowed = new Uint8Array(catalogue.size)
  for (const row of candidateRows(catalogue, restrictions)) allowed[row] = 1
  return catalogue.orders.sortedRows(sort).filter((row) => allowed[row])
}

/** The profiles of a catalogue, and the columns beside them: the stock state, which changes in place, and attributes of the shop's choice. */
function profileGroupsOf(catalogue: Catalogue, extra: readonly AttributeFacetKey[]): RowProfiles<ProfiledColumnName>[] {
  const beside = (['stock', ...extra] as const).map((name) => {
    const { codes, values } = catalogue.facetColumn(name)
    return profilesOfColumn<ProfiledColumnName>({ name, codes, valueCount: values.length })
  })
  return [...catalogue.profiles, ...beside]
}

interface ChosenFilter {
  key: FilterKey
  /** Flags of the codes that pass. */
  allowed: Uint8Array
}

/** Divides rows into those that pass all filters, and for each filter those that fail only this one. Both stay in order. */
function divideByFilters(
  candidates: Int32Array,
  groups: readonly RowProfiles<ProfiledColumnName>[],
  filters: readonly ChosenFilter[],
): { rows: Int32Array; failingOnly: Int32Array[] } {
  if (filters.length === 0) return { rows: candidates, failingOnly: [] }
  const failed = new Uint32Array(candidates.length)
  for (const { profileOfRow, profileCount, columns } of groups) {
    const failedByProfile = new Uint32Array(profileCount)
    const here = filters.filter(({ key }) => columns.has(key))
    for (const { key, allowed } of here) {
      const [bit, codes] = [1 << filters.findIndex((one) => one.key === key), columns.get(key)?.codes]
      for (let profile = 0; profile < profileCount; profile += 1)
        if (!allowed[codes?.[profile] ?? 0]) failedByProfile[profile] = (failedByProfile[profile] ?? 0) | bit
    }
    if (here.length === 0) continue
    for (let at = 0; at < failed.length; at += 1)
      failed[at] = (failed[at] ?? 0) | (failedByProfile[profileOfRow[candidates[at] ?? 0] ?? 0] ?? 0)
  }
  return {
    rows: rowsFailing(candidates, failed, 0),
    failingOnly: filters.map((_, at) => rowsFailing(candidates, failed, 1 << at)),
  }
}

/** Returns the rows that fail exactly the given filters. */
function rowsFailing(candidates: Int32Array, failed: Uint32Array, bits: number): Int32Array {
  const rows = new Int32Array(candidates.length)
  let count = 0
  for (let at = 0; at < candidates.length; at += 1) {
    if (failed[at] !== bits) continue
    rows[count] = candidates[at] ?? 0
    count += 1
  }
  return rows.subarray(0, count)
}

/** Adds the codes of some rows to the counts of a column. */
function addCounts(counts: Uint32Array | undefined, { codes }: CodedColumn, rows: Iterable<number>): void {
  if (counts === undefined) return
  for (const row of rows) {
    const code = codes[row] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
}
