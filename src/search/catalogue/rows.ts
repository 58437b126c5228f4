import { type FacetKey, facetKeys, isOtherFacet, type OtherFacetKey } from '#contract/facets.ts'
import type { Codes } from '#search/bytes/codes.ts'
import type { Segment } from '#search/segment/segment.ts'
import type { CodedColumn } from './coded-column.ts'
import type { Live } from './live.ts'

/** A segment, and the row of the catalogue at which its rows begin. */
export interface Placed {
  segment: Segment
  base: number
}

const plainColumns = ['type', 'category', 'group', 'name', 'producer', 'condition', 'oeProducer'] as const
export type ColumnName = (typeof plainColumns)[number] | Exclude<FacetKey, OtherFacetKey>
/** Columns that the segments hold and the catalogue joins: those of the filters by a measure follow from their table. */
export const columnNames: readonly ColumnName[] = [
  ...plainColumns,
  ...facetKeys.filter((key): key is Exclude<FacetKey, OtherFacetKey> => !isOtherFacet(key)),
]
export type Columns = Readonly<Record<ColumnName, CodedColumn>>

/** How the rows of a catalogue are made of segments; the newest stands last. */
export interface Rows {
  segments: readonly Placed[]
  size: number
  /** 1 for each row that is still sold; 0 where a newer segment has the part, or nobody. */
  alive: Uint8Array
  columns: Columns
  popularity: Codes
  firstSold: Codes
}

/** Rows with what is live beside them: what orders and prices are reckoned of. */
export interface LiveRows extends Rows {
  live: Live
  mcode(row: number): string
  value(column: ColumnName, row: number): string
}
