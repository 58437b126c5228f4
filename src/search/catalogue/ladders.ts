import { type Codes, codesFor } from '#search/bytes/codes.ts'
import { readSignedVarints } from '#search/bytes/varints.ts'
import type { LiveStep } from '#search/part.ts'

/** A quantity discount scheme of a shop: from a quantity on, a percentage of the price. */
export type Ladder = readonly (readonly [fromQty: number, percent: number])[]

/** The given percentage of a price, rounded down. */
const centsAt = (priceCents: number, percent: number) => Math.floor((priceCents * percent) / 100)

/** The percentage that leaves the smallest remainder after `centsAt`: none if the shop calculates in the same way. */
const percentOf = (unitCents: number, priceCents: number) => (priceCents === 0 ? 0 : Math.ceil((unitCents * 100) / priceCents))

/**
 * The price steps of many parts. A shop has few ladders, and percentages give most prices exactly; remaining cents are stored separately.
 */
export class Ladders {
  constructor(
    readonly list: readonly Ladder[],
    /** The ladder of each part, as index of the list; a larger index means none. */
    readonly of: Codes,
    private readonly off: Int32Array,
    /** Where each part's remaining cents begin; null if there are none. */
    private readonly starts: Uint32Array | null = off.some((cents) => cents !== 0) ? startsOf(list, of) : null,
  ) {}

  /** `off`: signed variable-length integers, one per step. */
  static read(list: readonly Ladder[], of: Codes, off: Uint8Array): Ladders {
    return new Ladders(list, of, off.some((byte) => byte !== 0) ? readSignedVarints(off, stepsOf(list, of)) : new Int32Array())
  }

  /** Selects some parts, in order; -1 has no steps. */
  only(places: Int32Array): Ladders {
    const { list, starts } = this
    const of = codesFor(places.length, list.length)
    for (let at = 0; at < of.length; at += 1) of[at] = this.of[places[at] ?? -1] ?? list.length
    return new Ladders(list, of, this.off, starts && Uint32Array.from(places, (place) => starts[place] ?? 0))
  }

  /** The remaining cents of each step, part by part. */
  *offs(): Generator<number, undefined> {
    const total = stepsOf(this.list, this.of)
    for (let at = 0; at < total; at += 1) yield this.off[at] ?? 0
  }

  /** The price steps of a part with a given price. */
  at(place: number, priceCents: number): LiveStep[] {
    const ladder = this.list[this.of[place] ?? 0] ?? []
    const first = this.starts?.[place] ?? 0
    return ladder.map(([fromQty, percent], step) => ({
      fromQty,
      unitCents: centsAt(priceCents, percent) + (this.starts === null ? 0 : (this.off[first + step] ?? 0)),
    }))
  }
}

/** Collects the price steps of parts, in order. */
export class LadderBuilder {
  readonly #known = new Map<string, number>()
  readonly #of: number[] = []
  readonly #off: number[] = []

  add(priceCents: number, steps: readonly LiveStep[]): void {
    // The texts are already JSON, which is faster here than building objects.
    let name = ''
    for (const { fromQty, unitCents } of steps) {
      const percent = percentOf(unitCents, priceCents)
      this.#off.push(unitCents - centsAt(priceCents, percent))
      name += `${name === '' ? '' : ','}[${fromQty},${percent}]`
    }
    const code = this.#known.get(name) ?? this.#known.size
    this.#known.set(name, code)
    this.#of.push(code)
  }

  build(): Ladders {
    const of = codesFor(this.#of.length, this.#known.size)
    of.set(this.#of)
    return new Ladders(
      [...this.#known.keys()].map((name): Ladder => JSON.parse(`[${name}]`)),
      of,
      Int32Array.from(this.#off),
    )
  }
}

function startsOf(list: readonly Ladder[], of: Codes): Uint32Array {
  const lengths = Uint32Array.from(list, ({ length }) => length)
  const starts = new Uint32Array(of.length + 1)
  for (let place = 0; place < of.length; place += 1) starts[place + 1] = (starts[place] ?? 0) + (lengths[of[place] ?? 0] ?? 0)
  return starts
}

const stepsOf = (list: readonly Ladder[], of: Codes): number => startsOf(list, of).at(-1) ?? 0
