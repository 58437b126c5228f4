import type { AttributeFacetKey } from '#contract/listing/attribute-facets.ts'
import { type FacetKey, facetKeys, isNonAttributeFacet, type NonAttributeFacetKey } from '#contract/listing/facets.ts'
import type { CodeArray } from '#search/bytes/codes.ts'
import type { Segment } from '#search/segment/segment.ts'
import type { CodedColumn } from './coded-column.ts'
import type { LiveDataByRow } from './live.ts'

/** A segment of the search index, with the number of its first row in the catalogue. */
export interface SegmentWithFirstRow {
  segment: Segment
  firstRow: number
}

const nonFacetColumnNames = ['type', 'category', 'group', 'name', 'producer', 'condition', 'oeProducer'] as const
export type CodedColumnName = (typeof nonFacetColumnNames)[number] | Exclude<FacetKey, NonAttributeFacetKey>
/** Columns that index segments hold and the catalogue joins. The table of filters (facets) adds its columns to the plain ones. */
export const codedColumnNames: readonly CodedColumnName[] = [
  ...nonFacetColumnNames,
  ...facetKeys.filter((key): key is Exclude<FacetKey, NonAttributeFacetKey> => !isNonAttributeFacet(key)),
]
/** Columns whose codes are counted and restricted by profile (`segment/row-profiles.ts`). */
export type ProfiledColumnName = CodedColumnName | FacetKey | AttributeFacetKey
export type CodedColumns = Readonly<Record<CodedColumnName, CodedColumn>>

/** The rows of a catalogue, made of segments of the search index; the newest segment is last. */
export interface CatalogueRows {
  segments: readonly SegmentWithFirstRow[]
  size: number
  /** Flags of rows that are sold. The flag is 0 if a newer index segment contains the part of the row, or if the part was removed. */
  soldFlags: Uint8Array
  columns: CodedColumns
  popularity: CodeArray
  firstSold: CodeArray
}

/** Rows with live data (prices, stock), for sort orders and prices. */
export interface LiveRows extends CatalogueRows {
  live: LiveDataByRow
  mcode(row: number): string
  columnTextOf(column: CodedColumnName, row: number): string
}
