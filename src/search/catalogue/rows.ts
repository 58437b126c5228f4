import { type FacetKey, facetKeys, isOtherFacet, type OtherFacetKey } from '#contract/listing/facets.ts'
import type { Codes } from '#search/bytes/codes.ts'
import type { Segment } from '#search/segment/segment.ts'
import type { CodedColumn } from './coded-column.ts'
import type { Live } from './live.ts'

/** A segment of the search index, with the number of its first row in the catalogue. */
export interface PlacedSegment {
  segment: Segment
  base: number
}

const plainColumns = ['type', 'category', 'group', 'name', 'producer', 'condition', 'oeProducer'] as const
export type ColumnName = (typeof plainColumns)[number] | Exclude<FacetKey, OtherFacetKey>
/** Columns that index segments hold and the catalogue joins. The table of filters (facets) adds its columns to the plain ones. */
export const columnNames: readonly ColumnName[] = [
  ...plainColumns,
  ...facetKeys.filter((key): key is Exclude<FacetKey, OtherFacetKey> => !isOtherFacet(key)),
]
export type Columns = Readonly<Record<ColumnName, CodedColumn>>

/** The rows of a catalogue, made of segments of the search index; the newest segment is last. */
export interface Rows {
  segments: readonly PlacedSegment[]
  size: number
  /** Flags of rows that are sold. A row is 0 if a newer index segment contains the part, or if the part was removed. */
  soldFlags: Uint8Array
  columns: Columns
  popularity: Codes
  firstSold: Codes
}

/** Rows with live data (prices, stock), for sort orders and prices. */
export interface LiveRows extends Rows {
  live: Live
  mcode(row: number): string
  value(column: ColumnName, row: number): string
}
