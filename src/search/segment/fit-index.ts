import { type Years, yearsOf } from '#contract/kernel/years.ts'
import type { Codes } from '#search/bytes/codes.ts'
import { VarintReader } from '#search/bytes/varint.ts'
import { type ModelEngine, YEAR_ZERO } from './fit-builder.ts'
import { type Sections, section } from './sections.ts'

/** One fitment: the index of an engine, and years of manufacture. The years 0 and 9999 stand for open ends. */
export interface FitAt {
  engine: number
  from: number
  to: number
}

/** The last year of a fitment without end. */
export const OPEN_END = 9999

/** The fitments of an index segment: the distinct lists, and the list of each row (`FitBuilder`). */
export class FitIndex {
  readonly engines: readonly ModelEngine[]
  readonly #starts: Uint32Array
  readonly #engineAt: Uint32Array
  readonly #from: Uint16Array
  readonly #to: Uint16Array

  constructor(
    sections: Sections,
    readonly lists: number,
    /** The number of each row's list. */
    readonly of: Codes,
  ) {
    const pairs: [string, string][] = JSON.parse(new TextDecoder().decode(section(sections, 'fit.engines')))
    this.engines = pairs.map(([modelId, engine]) => ({ modelId, engine }))
    const read = new VarintReader(section(sections, 'fit.lists'))
    this.#starts = new Uint32Array(lists + 1)
    const [engines, from, to]: number[][] = [[], [], []]
    for (let list = 0; list < lists; list += 1) {
      let engine = 0
      for (let left = read.next(); left > 0; left -= 1) {
        engine += read.next()
        engines?.push(engine)
        from?.push(read.next())
        to?.push(read.next())
      }
      this.#starts[list + 1] = engines?.length ?? 0
    }
    this.#engineAt = Uint32Array.from(engines ?? [])
    this.#from = Uint16Array.from(from ?? [], (year) => (year === 0 ? 0 : year + YEAR_ZERO))
    this.#to = Uint16Array.from(to ?? [], (year) => (year === 0 ? OPEN_END : year + YEAR_ZERO))
  }

  /** Yields the fitments of a list. */
  *list(list: number): Generator<FitAt> {
    for (let at = this.#starts[list] ?? 0; at < (this.#starts[list + 1] ?? 0); at += 1)
      yield { engine: this.#engineAt[at] ?? 0, from: this.#from[at] ?? 0, to: this.#to[at] ?? OPEN_END }
  }

  /** Flags the fitment lists that contain a flagged engine, optionally in a given year or one of several years. */
  listsOf(engines: Uint8Array, year: number | Years | null = null): Uint8Array {
    const marks = new Uint8Array(this.lists)
    const { from, to } = year === null ? { from: 0, to: OPEN_END } : yearsOf(year)
    for (let list = 0; list < this.lists; list += 1) {
      for (let at = this.#starts[list] ?? 0; at < (this.#starts[list + 1] ?? 0); at += 1) {
        if (!engines[this.#engineAt[at] ?? 0]) continue
        if ((this.#from[at] ?? 0) > to || (this.#to[at] ?? OPEN_END) < from) continue
        marks[list] = 1
        break
      }
    }
    return marks
  }

  /** Flags the rows whose fitment list is flagged. */
  rowsOf(lists: Uint8Array): Uint8Array {
    const rows = new Uint8Array(this.of.length)
    for (let row = 0; row < rows.length; row += 1) rows[row] = lists[this.of[row] ?? 0] ?? 0
    return rows
  }
}
