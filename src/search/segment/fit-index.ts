import { type YearRange, yearRangeOf } from '#contract/kernel/years.ts'
import type { CodeArray } from '#search/bytes/codes.ts'
import { VarintReader } from '#search/bytes/varint.ts'
import { type ModelEngine, YEAR_OFFSET } from './fit-builder.ts'
import { requireSection, type SegmentSections } from './sections.ts'

/** One fitment: the index of an engine, and years of manufacture. The years 0 and 9999 stand for open ends. */
export interface FitmentEntry {
  engineIndex: number
  fromYear: number
  toYear: number
}

/** The last year of a fitment without end. */
export const OPEN_END_YEAR = 9999

/** The fitments of an index segment: the distinct lists, and the list of each row (`FitBuilder`). */
export class FitIndex {
  readonly engines: readonly ModelEngine[]
  readonly #starts: Uint32Array
  readonly #engineAt: Uint32Array
  readonly #from: Uint16Array
  readonly #to: Uint16Array

  constructor(
    sections: SegmentSections,
    readonly lists: number,
    /** The number of each row's list. */
    readonly of: CodeArray,
  ) {
    const pairs: [string, string][] = JSON.parse(new TextDecoder().decode(requireSection(sections, 'fit.engines')))
    this.engines = pairs.map(([modelId, engine]) => ({ modelId, engine }))
    const read = new VarintReader(requireSection(sections, 'fit.lists'))
    this.#starts = new Uint32Array(lists + 1)
    const [engines, from, to]: number[][] = [[], [], []]
    for (let list = 0; list < lists; list += 1) {
      let engine = 0
      for (let left = read.readUnsigned(); left > 0; left -= 1) {
        engine += read.readUnsigned()
        engines?.push(engine)
        from?.push(read.readUnsigned())
        to?.push(read.readUnsigned())
      }
      this.#starts[list + 1] = engines?.length ?? 0
    }
    this.#engineAt = Uint32Array.from(engines ?? [])
    this.#from = Uint16Array.from(from ?? [], (year) => (year === 0 ? 0 : year + YEAR_OFFSET))
    this.#to = Uint16Array.from(to ?? [], (year) => (year === 0 ? OPEN_END_YEAR : year + YEAR_OFFSET))
  }

  /** Yields the fitments of a list. */
  *fitmentsOfList(list: number): Generator<FitmentEntry> {
    for (let at = this.#starts[list] ?? 0; at < (this.#starts[list + 1] ?? 0); at += 1)
      yield { engineIndex: this.#engineAt[at] ?? 0, fromYear: this.#from[at] ?? 0, toYear: this.#to[at] ?? OPEN_END_YEAR }
  }

  /** Flags the fitment lists that contain a flagged engine, optionally in a given year or one of several years. */
  flagListsWithEngines(engines: Uint8Array, year: number | YearRange | null = null): Uint8Array {
    const marks = new Uint8Array(this.lists)
    const { from, to } = year === null ? { from: 0, to: OPEN_END_YEAR } : yearRangeOf(year)
    for (let list = 0; list < this.lists; list += 1) {
      for (let at = this.#starts[list] ?? 0; at < (this.#starts[list + 1] ?? 0); at += 1) {
        if (!engines[this.#engineAt[at] ?? 0]) continue
        if ((this.#from[at] ?? 0) > to || (this.#to[at] ?? OPEN_END_YEAR) < from) continue
        marks[list] = 1
        break
      }
    }
    return marks
  }

  /** Returns for each fitment list the bits of all its engines together. */
  bitsOfLists(bitsByEngine: Uint16Array): Uint16Array {
    const bits = new Uint16Array(this.lists)
    for (let list = 0; list < this.lists; list += 1)
      for (let at = this.#starts[list] ?? 0; at < (this.#starts[list + 1] ?? 0); at += 1)
        bits[list] = (bits[list] ?? 0) | (bitsByEngine[this.#engineAt[at] ?? 0] ?? 0)
    return bits
  }

  /** Flags the rows whose fitment list is flagged. */
  flagRowsWithLists(lists: Uint8Array): Uint8Array {
    const rows = new Uint8Array(this.of.length)
    for (let row = 0; row < rows.length; row += 1) rows[row] = lists[this.of[row] ?? 0] ?? 0
    return rows
  }
}
