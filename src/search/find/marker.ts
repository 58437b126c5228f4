import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { NumberIndex, Run } from '#search/segment/number-index.ts'
import { type HowMatched, numberMarks } from './how-matched.ts'

/** Notes how the numbers of a run are met; of a row that bears several the best way counts. */
export type MarkRun = (run: Run, how: HowMatched) => void

/** Puts marks on the rows that bear numbers; a better one stays. */
export class Marker {
  readonly marks: Uint8Array
  /** The rows that are marked, as they came. */
  readonly rows: number[] = []

  constructor(private readonly catalogue: Catalogue) {
    this.marks = new Uint8Array(catalogue.size)
  }

  /** Looks through the numbers of every segment: what is marked are their bearers that are sold. */
  each(look: (numbers: NumberIndex, mark: MarkRun) => void): void {
    for (const { segment, base } of this.catalogue.segments) {
      const { numbers } = segment
      look(numbers, (run, how) => this.#mark(numbers.bearers(run).rows, base, numberMarks[how]))
    }
  }

  /** Marks one row, if it is sold. */
  markRow(row: number, how: HowMatched): void {
    this.#put(row, numberMarks[how])
  }

  /** Takes over the marks of another. */
  take({ marks, rows }: Marker): void {
    for (const row of rows) this.#put(row, marks[row] ?? 0)
  }

  #mark(bearers: Uint32Array, base: number, value: number): void {
    for (let at = 0; at < bearers.length; at += 1) this.#put(base + (bearers[at] ?? 0), value)
  }

  #put(row: number, value: number): void {
    const before = this.marks[row] ?? 0
    if (before >= value || this.catalogue.alive[row] === 0) return
    this.marks[row] = value
    if (before === 0) this.rows.push(row)
  }
}

/** The run of a single number. */
export const only = (at: number): Run => ({ from: at, to: at + 1 })
