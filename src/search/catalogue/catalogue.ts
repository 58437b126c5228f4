import { type AttributeFacetKey, isAttributeFacet } from '#contract/listing/attribute-facets.ts'
import type { FacetKey } from '#contract/listing/facets.ts'
import type { Codes } from '#search/bytes/codes.ts'
import type { LivePart } from '#search/part.ts'
import { mergeAllOrdered } from '#search/segment/merge-ordered.ts'
import type { Segment } from '#search/segment/segment.ts'
import { type Choices, choicesOf } from './choices.ts'
import { appendColumn, type CodedColumn, columnOf } from './coded-column.ts'
import type { Frame } from './frame.ts'
import { Live } from './live.ts'
import { type LiveById, placeOf } from './live-columns.ts'
import { type Offer, offersAt } from './offers.ts'
import { Orders } from './orders.ts'
import { Prices } from './prices.ts'
import { type ColumnName, type Columns, columnNames, type LiveRows, type PlacedSegment, type Rows } from './rows.ts'

export type { PlacedSegment as Placed } from './rows.ts'

/**
 * A shop's searchable catalogue: the rows of all segments of the search index, one segment after another, with joined columns, and the live
 * columns (prices, stock) beside them. Rows are never moved or removed. `with` returns a new catalogue, and the older one stays valid for
 * running searches. Only prices and stock are updated in place.
 */
export class Catalogue implements LiveRows {
  readonly segments: readonly PlacedSegment[]
  readonly size: number
  readonly soldFlags: Uint8Array
  readonly columns: Columns
  readonly popularity: Codes
  readonly firstSold: Codes
  readonly orders: Orders
  readonly prices: Prices

  private constructor(
    rows: Rows,
    readonly frame: Frame,
    readonly live: Live,
    offers: readonly Offer[],
    before: Catalogue | null,
  ) {
    this.segments = rows.segments
    this.size = rows.size
    this.soldFlags = rows.soldFlags
    this.columns = rows.columns
    this.popularity = rows.popularity
    this.firstSold = rows.firstSold
    this.prices = new Prices(this, offers, before?.prices ?? null)
    this.orders = new Orders(this, before?.orders ?? null)
  }

  /**
   * Creates a catalogue of one segment of the search index. `live` holds prices and stock of its parts; live columns of exactly these parts
   * are used without a copy and updated in place. `now` is in milliseconds since 1970.
   */
  static of(segment: Segment, frame: Frame, live: LiveById, now: number): Catalogue {
    const rows: Rows = {
      segments: [{ segment, base: 0 }],
      size: segment.rows,
      soldFlags: new Uint8Array(segment.rows).fill(1),
      columns: columnsOf(segment),
      popularity: segment.measure('popularity'),
      firstSold: segment.measure('firstSold'),
    }
    return new Catalogue(rows, frame, Live.of(segment.ids, live), offersAt(frame.promotions, now), null)
  }

  /**
   * Returns a catalogue with a newer index segment. The parts of this segment, and the removed parts `gone`, are marked as deleted in the
   * older segments.
   */
  withSegment(segment: Segment, live: LiveById, gone: Iterable<number>): Catalogue {
    const alive = new Uint8Array(this.size + segment.rows)
    alive.set(this.soldFlags)
    for (const id of [...segment.ids, ...gone]) {
      const row = this.rowOf(id)
      if (row >= 0) alive[row] = 0
    }
    alive.fill(1, this.size)
    if (segment.rows === 0) return new Catalogue({ ...this, soldFlags: alive }, this.frame, this.live, this.prices.offers, this)
    const rows: Rows = {
      segments: [...this.segments, { segment, base: this.size }],
      size: alive.length,
      soldFlags: alive,
      columns: columnsOf(segment, this.columns),
      popularity: appended(this.popularity, segment.measure('popularity')),
      firstSold: appended(this.firstSold, segment.measure('firstSold')),
    }
    return new Catalogue(rows, this.frame, this.live.withRows(segment.ids, live), this.prices.offers, this)
  }

  /**
   * Returns a catalogue with another frame (the data that all parts share), or at another time in milliseconds since 1970, when other
   * promotions run. Returns the same object if nothing changes.
   */
  at(now: number, frame: Frame = this.frame): Catalogue {
    const offers = offersAt(frame.promotions, now)
    const known = this.prices.offers
    const isSame = frame === this.frame && offers.length === known.length && offers.every(({ id }, at) => id === known[at]?.id)
    return isSame ? this : new Catalogue(this, frame, this.live, offers, this)
  }

  /** Updates price, stock and terms of a part. Returns false if the part is not sold. */
  patch(part: LivePart): boolean {
    const row = this.rowOf(part.id)
    if (row < 0) return false
    this.live.patch(row, part)
    this.prices.renew(row)
    this.orders.renew(row)
    return true
  }

  /** The number of parts that are sold. */
  get count(): number {
    return this.soldFlags.reduce((sum, one) => sum + one, 0)
  }

  /** Returns the row of a part by its id; -1 if the part is not sold. */
  rowOf(id: number): number {
    for (const { segment, base } of this.segments.toReversed()) {
      const row = placeOf(segment.ids, id)
      if (row >= 0 && this.soldFlags[base + row]) return base + row
    }
    return -1
  }

  /** Returns the rows of all parts that are sold, ordered by part id. */
  rowsById(): Int32Array {
    const rows = this.segments.map(({ segment: { rows }, base }) => Int32Array.from({ length: rows }, (_, at) => base + at))
    const ordered = mergeAllOrdered(rows, (one, other) => this.idOf(one) - this.idOf(other))
    return this.isWhole ? ordered : ordered.filter((row) => this.soldFlags[row])
  }

  /** Returns the index segment that contains a row, and the row number inside that segment. */
  segmentOfRow(row: number): { segment: Segment; at: number } {
    const found = this.segments.findLast(({ base }) => base <= row)
    if (found === undefined) throw new Error(`The catalogue has no row ${row}.`)
    return { segment: found.segment, at: row - found.base }
  }

  /** Returns the row of a part by its code; -1 if the part is not sold. */
  rowOfCode(mcode: string): number {
    for (const { segment, base } of this.segments.toReversed()) {
      const at = segment.rowOfCode(mcode)
      if (at >= 0 && this.soldFlags[base + at]) return base + at
    }
    return -1
  }

  idOf(row: number): number {
    const { segment, at } = this.segmentOfRow(row)
    return segment.ids[at] ?? 0
  }

  mcode(row: number): string {
    const { segment, at } = this.segmentOfRow(row)
    return segment.mcode(at)
  }

  /** Returns the value of a row in a column. */
  value(column: ColumnName, row: number): string {
    const { codes, values } = this.columns[column]
    return values[codes[row] ?? 0] ?? ''
  }

  /** Returns the column that a filter reads. */
  facet(key: FacetKey | AttributeFacetKey): CodedColumn {
    return key === 'stock' ? this.live.states : isAttributeFacet(key) ? this.#attribute(key) : this.columns[key]
  }

  readonly #attributes = new Map<AttributeFacetKey, CodedColumn>()
  /** Returns the column of an attribute that only some shops filter by. The column is joined from all index segments on first use. */
  #attribute(key: AttributeFacetKey): CodedColumn {
    const known = this.#attributes.get(key)
    if (known !== undefined) return known
    const [first, ...newer] = this.segments.map(({ segment }) => columnOf(segment.codes(key), segment.values(key)))
    const column = newer.reduce(
      (before, { codes, values }) => appendColumn(before, codes, values),
      first ?? columnOf(new Uint8Array(), ['']),
    )
    this.#attributes.set(key, column)
    return column
  }

  /** The attributes that the shop's categories choose for cards, filters and part pages. */
  get choices(): Choices {
    return choicesOf(this.frame)
  }

  /** Computes flags of the rows of each index segment and joins them. Flags of rows that are no longer sold are cleared. */
  markEachSegment(marks: (segment: Segment) => Uint8Array): Uint8Array {
    const [first] = this.segments
    if (first !== undefined && this.segments.length === 1) return this.keepSoldRows(marks(first.segment))
    const all = new Uint8Array(this.size)
    for (const { segment, base } of this.segments) all.set(marks(segment), base)
    return this.keepSoldRows(all)
  }

  /** Clears the flags of rows that are no longer sold, and returns the flags. */
  keepSoldRows(marks: Uint8Array): Uint8Array {
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

function columnsOf(segment: Segment, before?: Columns): Columns {
  const columns = columnNames.map((name): [ColumnName, CodedColumn] => {
    const [codes, values] = [segment.codes(name), segment.values(name)]
    return [name, before === undefined ? columnOf(codes, values) : appendColumn(before[name], codes, values)]
  })
  // The cast is safe, because the object is built from the list of all column names.
  return Object.fromEntries(columns) as Record<ColumnName, CodedColumn>
}

function appended(before: Codes, codes: Codes): Codes {
  const wider = Math.max(before.BYTES_PER_ELEMENT, codes.BYTES_PER_ELEMENT)
  const length = before.length + codes.length
  const both = wider === 1 ? new Uint8Array(length) : wider === 2 ? new Uint16Array(length) : new Uint32Array(length)
  both.set(before)
  both.set(codes, before.length)
  return both
}
