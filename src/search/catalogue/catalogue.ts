import { type AttributeFacetKey, isAttributeFacet } from '#contract/listing/attribute-facets.ts'
import type { FacetKey } from '#contract/listing/facets.ts'
import type { CodeArray } from '#search/bytes/codes.ts'
import type { LivePart } from '#search/part.ts'
import { mergeAllOrdered } from '#search/segment/merge-ordered.ts'
import { computeRowProfiles, extendRowProfiles, type RowProfiles } from '#search/segment/row-profiles.ts'
import type { Segment } from '#search/segment/segment.ts'
import { attributeCodesOf } from './attribute-codes.ts'
import { type CategoryAttributeChoices, cachedAttributeChoices } from './choices.ts'
import { appendColumn, type CodedColumn, createCodedColumn } from './coded-column.ts'
import { LiveDataByRow } from './live.ts'
import { type LiveDataById, placeInSortedList } from './live-columns.ts'
import { type PreparedPromotion, runningPromotionsAt } from './offers.ts'
import { SortOrders } from './orders.ts'
import { CurrentPrices } from './prices.ts'
import { buildRegionColumn } from './region-column.ts'
import {
  type CatalogueRows,
  type CodedColumnName,
  type CodedColumns,
  codedColumnNames,
  type LiveRows,
  type ProfiledColumnName,
  type SegmentWithFirstRow,
} from './rows.ts'
import type { SharedCatalogueData } from './shared-catalogue-data.ts'

export type { SegmentWithFirstRow as Placed } from './rows.ts'

/**
 * The columns of profiles. Those that depend on each other stand together, so that there are two groups: what a part is, and who makes it
 * for what.
 */
const profiledColumnNames = [
  ...(['type', 'category', 'voltage', 'powerKw', 'amps', 'grooves', 'teeth', 'rotation', 'group'] as const),
  ...(['condition', 'region', 'producer', 'oeProducer'] as const),
] as const

/** The maximum number of profiles of a group of columns. With more, counting by profile takes longer than reading another column row by row. */
const MAX_LIST_PROFILES = 4096

/** How many columns are kept of attributes that no category filters by. */
const MAX_SPARE_COLUMNS = 8

/**
 * A shop's searchable catalogue: the rows of all segments of the search index, one segment after another, with joined columns, and the live
 * columns (prices, stock) beside them. Rows are never moved or removed. `with` returns a new catalogue, and the older one stays valid for
 * running searches. Only prices and stock are updated in place.
 */
export class Catalogue implements LiveRows {
  readonly segments: readonly SegmentWithFirstRow[]
  readonly size: number
  readonly soldFlags: Uint8Array
  readonly columns: CodedColumns
  readonly popularity: CodeArray
  readonly firstSold: CodeArray
  readonly orders: SortOrders
  readonly prices: CurrentPrices

  private constructor(
    rows: CatalogueRows,
    readonly frame: SharedCatalogueData,
    readonly live: LiveDataByRow,
    offers: readonly PreparedPromotion[],
    before: Catalogue | null,
  ) {
    this.segments = rows.segments
    this.size = rows.size
    this.soldFlags = rows.soldFlags
    this.columns = rows.columns
    this.popularity = rows.popularity
    this.firstSold = rows.firstSold
    this.prices = new CurrentPrices(this, offers, before?.prices ?? null)
    this.orders = new SortOrders(this, before?.orders ?? null)
    // Regions depend on the makes, which are shared data.
    this.#olderProfiles = before?.frame === frame ? (before.#profiles ?? before.#olderProfiles) : null
  }

  /**
   * Creates a catalogue of one segment of the search index. `live` holds prices and stock of its parts; live columns of exactly these parts
   * are used without a copy and updated in place. `now` is in milliseconds since 1970.
   */
  static createCatalogue(segment: Segment, frame: SharedCatalogueData, live: LiveDataById, now: number): Catalogue {
    const rows: CatalogueRows = {
      segments: [{ segment, firstRow: 0 }],
      size: segment.rows,
      soldFlags: new Uint8Array(segment.rows).fill(1),
      columns: buildColumns(segment),
      popularity: segment.measureValues('popularity'),
      firstSold: segment.measureValues('firstSold'),
    }
    return new Catalogue(rows, frame, LiveDataByRow.createLiveData(segment.ids, live), runningPromotionsAt(frame.promotions, now), null)
  }

  /**
   * Returns a catalogue with a newer index segment. The parts of this segment, and the removed parts `gone`, are marked as deleted in the
   * older segments.
   */
  withNewerSegment(segment: Segment, live: LiveDataById, gone: Iterable<number>): Catalogue {
    const alive = new Uint8Array(this.size + segment.rows)
    alive.set(this.soldFlags)
    for (const id of [...segment.ids, ...gone]) {
      const row = this.rowOf(id)
      if (row >= 0) alive[row] = 0
    }
    alive.fill(1, this.size)
    if (segment.rows === 0) return new Catalogue({ ...this, soldFlags: alive }, this.frame, this.live, this.prices.offers, this)
    const rows: CatalogueRows = {
      segments: [...this.segments, { segment, firstRow: this.size }],
      size: alive.length,
      soldFlags: alive,
      columns: buildColumns(segment, this.columns),
      popularity: appendCodes(this.popularity, segment.measureValues('popularity')),
      firstSold: appendCodes(this.firstSold, segment.measureValues('firstSold')),
    }
    return new Catalogue(rows, this.frame, this.live.withRows(segment.ids, live), this.prices.offers, this)
  }

  /**
   * Returns a catalogue with another frame (the data that all parts share), or at another time in milliseconds since 1970, when other
   * promotions run. Returns the same object if nothing changes.
   */
  atTime(now: number, frame: SharedCatalogueData = this.frame): Catalogue {
    const offers = runningPromotionsAt(frame.promotions, now)
    const known = this.prices.offers
    const isSame = frame === this.frame && offers.length === known.length && offers.every(({ id }, at) => id === known[at]?.id)
    return isSame ? this : new Catalogue(this, frame, this.live, offers, this)
  }

  /** Decodes and computes what all searches and lists share, so that the first of them does not. */
  *prepareSearchesInSteps(): Generator<undefined, void> {
    for (const { segment } of this.segments) for (const _ of segment.decodeAllInSteps()) yield
    this.orders.sortedRows('best')
    yield
    this.facetColumn('region')
    yield
    this.profiles
  }

  /** Updates price, stock and terms of a part. Returns false if the part is not sold. */
  patchLivePart(part: LivePart): boolean {
    const row = this.rowOf(part.id)
    if (row < 0) return false
    this.live.updateRow(row, part)
    this.prices.recomputeRowPrice(row)
    this.orders.moveChangedRow(row)
    return true
  }

  /** The number of parts that are sold. */
  get count(): number {
    return this.soldFlags.reduce((sum, one) => sum + one, 0)
  }

  /** Returns the row of a part by its id; -1 if the part is not sold. */
  rowOf(id: number): number {
    for (const { segment, firstRow } of this.segments.toReversed()) {
      const row = placeInSortedList(segment.ids, id)
      if (row >= 0 && this.soldFlags[firstRow + row]) return firstRow + row
    }
    return -1
  }

  /** Returns the rows of all parts that are sold, ordered by part id. */
  rowsById(): Int32Array {
    const rows = this.segments.map(({ segment: { rows }, firstRow }) => Int32Array.from({ length: rows }, (_, at) => firstRow + at))
    const ordered = mergeAllOrdered(rows, (one, other) => this.idOf(one) - this.idOf(other))
    return this.isWhole ? ordered : ordered.filter((row) => this.soldFlags[row])
  }

  /** Returns the index segment that contains a row, and the row number inside that segment. */
  segmentOfRow(row: number): { segment: Segment; segmentRow: number } {
    const found = this.segments.findLast(({ firstRow }) => firstRow <= row)
    if (found === undefined) throw new Error(`The catalogue has no row ${row}.`)
    return { segment: found.segment, segmentRow: row - found.firstRow }
  }

  /** Returns the row of a part by its code; -1 if the part is not sold. */
  rowOfCode(mcode: string): number {
    for (const { segment, firstRow } of this.segments.toReversed()) {
      const at = segment.rowOfCode(mcode)
      if (at >= 0 && this.soldFlags[firstRow + at]) return firstRow + at
    }
    return -1
  }

  idOf(row: number): number {
    const { segment, segmentRow } = this.segmentOfRow(row)
    return segment.ids[segmentRow] ?? 0
  }

  mcode(row: number): string {
    const { segment, segmentRow } = this.segmentOfRow(row)
    return segment.mcode(segmentRow)
  }

  /** Returns the value of a row in a column. */
  columnTextOf(column: CodedColumnName, row: number): string {
    const { codes, values } = this.columns[column]
    return values[codes[row] ?? 0] ?? ''
  }

  /** Returns the column that a filter reads. */
  facetColumn(key: FacetKey | AttributeFacetKey): CodedColumn {
    if (key === 'stock') return this.live.states
    if (key === 'region') {
      this.#regions ??= buildRegionColumn(this)
      return this.#regions
    }
    return isAttributeFacet(key) ? this.#attribute(key) : this.columns[key]
  }

  /** The regions of the makes that parts fit. The column is computed from the fitments on first use. */
  #regions: CodedColumn | null = null
  #profiles: readonly RowProfiles<ProfiledColumnName>[] | null = null
  /** The profiles of an older catalogue with the same shared data, whose rows are also the first rows of this one. */
  readonly #olderProfiles: readonly RowProfiles<ProfiledColumnName>[] | null
  /** The profiles of rows by category, type and all filters that do not change in place. They are computed on first use. */
  get profiles(): readonly RowProfiles<ProfiledColumnName>[] {
    if (this.#profiles !== null) return this.#profiles
    const columns = profiledColumnNames.map((name) => {
      const { codes, values } = name === 'region' ? this.facetColumn(name) : this.columns[name]
      return { name, codes, valueCount: values.length }
    })
    const older = this.#olderProfiles && extendRowProfiles(this.#olderProfiles, columns, this.size)
    this.#profiles = older ?? computeRowProfiles(columns, this.size, MAX_LIST_PROFILES)
    return this.#profiles
  }

  readonly #attributes = new Map<AttributeFacetKey, CodedColumn>()
  /**
   * Returns the column of an attribute that only some lists are filtered by. The column is joined from all index segments on first use. Of
   * columns that no category filters by, only the last ones are kept, because every attribute may be asked for once.
   */
  #attribute(key: AttributeFacetKey): CodedColumn {
    const known = this.#attributes.get(key)
    if (known !== undefined) return known
    const [first, ...newer] = this.segments.map(({ segment }) => {
      const { codes, values } = attributeCodesOf(segment, key)
      return createCodedColumn(codes, values)
    })
    const column = newer.reduce(
      (before, { codes, values }) => appendColumn(before, codes, values),
      first ?? createCodedColumn(new Uint8Array(), ['']),
    )
    const spare = [...this.#attributes.keys()].filter((other) => !this.choices.columns.includes(other))
    if (spare.length >= MAX_SPARE_COLUMNS && spare[0] !== undefined) this.#attributes.delete(spare[0])
    this.#attributes.set(key, column)
    return column
  }

  /** The attributes that the shop's categories choose for cards, filters and part pages. */
  get choices(): CategoryAttributeChoices {
    return cachedAttributeChoices(this.frame)
  }

  /** Computes flags of the rows of each index segment and joins them. Flags of rows that are no longer sold are cleared. */
  flagRowsBySegment(marks: (segment: Segment) => Uint8Array): Uint8Array {
    const [first] = this.segments
    if (first !== undefined && this.segments.length === 1) return this.clearUnsoldFlags(marks(first.segment))
    const all = new Uint8Array(this.size)
    for (const { segment, firstRow } of this.segments) all.set(marks(segment), firstRow)
    return this.clearUnsoldFlags(all)
  }

  /** Clears the flags of rows that are no longer sold, and returns the flags. */
  clearUnsoldFlags(marks: Uint8Array): Uint8Array {
    const { soldFlags: alive } = this
    if (this.segments.length === 1 && this.isWhole) return marks
    for (let row = 0; row < marks.length; row += 1) if (!alive[row]) marks[row] = 0
    return marks
  }

  #whole: boolean | null = null
  /** Tells whether every row belongs to a part that is sold. */
  get isWhole(): boolean {
    this.#whole ??= this.soldFlags.every((one) => one === 1)
    return this.#whole
  }
}

function buildColumns(segment: Segment, before?: CodedColumns): CodedColumns {
  const columns = codedColumnNames.map((name): [CodedColumnName, CodedColumn] => {
    const [codes, values] = [segment.columnCodes(name), segment.columnValues(name)]
    return [name, before === undefined ? createCodedColumn(codes, values) : appendColumn(before[name], codes, values)]
  })
  // The cast is safe, because the object is built from the list of all column names.
  return Object.fromEntries(columns) as Record<CodedColumnName, CodedColumn>
}

function appendCodes(before: CodeArray, codes: CodeArray): CodeArray {
  const wider = Math.max(before.BYTES_PER_ELEMENT, codes.BYTES_PER_ELEMENT)
  const length = before.length + codes.length
  const both = wider === 1 ? new Uint8Array(length) : wider === 2 ? new Uint16Array(length) : new Uint32Array(length)
  both.set(before)
  both.set(codes, before.length)
  return both
}
