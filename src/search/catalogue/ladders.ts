import { type CodeArray, createCodeArray } from '#search/bytes/codes.ts'
import { readSignedVarints } from '#search/bytes/varints.ts'
import type { LivePriceBreak } from '#search/part.ts'

/** A shop's scheme of quantity price breaks: from each quantity on, a piece costs this percentage of the price. */
export type PriceBreakScheme = readonly (readonly [fromQty: number, percent: number])[]

/** Returns the given percentage of a price in cents, rounded down. */
const centsOfPercent = (priceCents: number, percent: number) => Math.floor((priceCents * percent) / 100)

/**
 * Returns the percentage from which `centsOfPercent` computes the price that is closest to `unitCents`. Both prices are equal if the shop
 * calculates in the same way.
 */
const percentOfPrice = (unitCents: number, priceCents: number) => (priceCents === 0 ? 0 : Math.ceil((unitCents * 100) / priceCents))

/**
 * The quantity price breaks of many parts. A shop has few schemes of price breaks (ladders), and their percentages give most prices
 * exactly. The differences in cents are stored separately.
 */
export class PriceBreakTable {
  constructor(
    readonly list: readonly PriceBreakScheme[],
    /**
     * The scheme of price breaks (ladder) of each part, as index of `list`. An index beyond the end of `list` means that the part has none.
     */
    readonly of: CodeArray,
    private readonly off: Int32Array,
    /** For each part, the position in `off` of its first difference in cents; null if all differences are 0. */
    private readonly starts: Uint32Array | null = off.some((cents) => cents !== 0) ? differenceStartsOf(list, of) : null,
  ) {}

  /**
   * Reads schemes of price breaks (ladders) from a file. `off` holds the differences in cents as signed variable-length integers, one for
   * each price break.
   */
  static readPriceBreaks(list: readonly PriceBreakScheme[], of: CodeArray, off: Uint8Array): PriceBreakTable {
    return new PriceBreakTable(
      list,
      of,
      off.some((byte) => byte !== 0) ? readSignedVarints(off, priceBreakCount(list, of)) : new Int32Array(),
    )
  }

  /**
   * Returns the price breaks of the parts at the given places, in the order of `places`. Place -1 stands for a part without price breaks.
   */
  selectPositions(places: Int32Array): PriceBreakTable {
    const { list, starts } = this
    const of = createCodeArray(places.length, list.length)
    for (let at = 0; at < of.length; at += 1) of[at] = this.of[places[at] ?? -1] ?? list.length
    return new PriceBreakTable(list, of, this.off, starts && Uint32Array.from(places, (place) => starts[place] ?? 0))
  }

  /** Yields the difference in cents of each price break, part by part. */
  *priceDifferencesCents(): Generator<number, undefined> {
    const total = priceBreakCount(this.list, this.of)
    for (let at = 0; at < total; at += 1) yield this.off[at] ?? 0
  }

  /** Returns the quantity price breaks of a part with the given price. */
  priceBreaksAt(place: number, priceCents: number): LivePriceBreak[] {
    const ladder = this.list[this.of[place] ?? 0] ?? []
    const first = this.starts?.[place] ?? 0
    return ladder.map(([fromQty, percent], step) => ({
      fromQty,
      unitCents: centsOfPercent(priceCents, percent) + (this.starts === null ? 0 : (this.off[first + step] ?? 0)),
    }))
  }
}

/** Collects the quantity price breaks of parts, in order. */
export class PriceBreakBuilder {
  readonly #known = new Map<string, number>()
  readonly #of: number[] = []
  readonly #off: number[] = []

  add(priceCents: number, steps: readonly LivePriceBreak[]): void {
    // A scheme of price breaks (ladder) is written as JSON text, which is faster here than building objects.
    let name = ''
    for (const { fromQty, unitCents } of steps) {
      const percent = percentOfPrice(unitCents, priceCents)
      this.#off.push(unitCents - centsOfPercent(priceCents, percent))
      name += `${name === '' ? '' : ','}[${fromQty},${percent}]`
    }
    const code = this.#known.get(name) ?? this.#known.size
    this.#known.set(name, code)
    this.#of.push(code)
  }

  build(): PriceBreakTable {
    const of = createCodeArray(this.#of.length, this.#known.size)
    of.set(this.#of)
    return new PriceBreakTable(
      [...this.#known.keys()].map((name): PriceBreakScheme => JSON.parse(`[${name}]`)),
      of,
      Int32Array.from(this.#off),
    )
  }
}

function differenceStartsOf(list: readonly PriceBreakScheme[], of: CodeArray): Uint32Array {
  const lengths = Uint32Array.from(list, ({ length }) => length)
  const starts = new Uint32Array(of.length + 1)
  for (let place = 0; place < of.length; place += 1) starts[place + 1] = (starts[place] ?? 0) + (lengths[of[place] ?? 0] ?? 0)
  return starts
}

const priceBreakCount = (list: readonly PriceBreakScheme[], of: CodeArray): number => differenceStartsOf(list, of).at(-1) ?? 0
