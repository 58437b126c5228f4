import { markedRows } from '#search/bytes/marks.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { NumberIndex } from '#search/segment/number-index.ts'
import { type HowMatched, numberMarks } from './how-matched.ts'

/** Puts marks on the rows that bear numbers; a better one stays. */
export class Marker {
  readonly marks: Uint8Array
  /** How many rows are marked. */
  count = 0

  constructor(private readonly catalogue: Catalogue) {
    this.marks = new Uint8Array(catalogue.size)
  }

  /** Looks through the numbers of every segment: what is marked are their bearers that are sold. */
  each(look: (numbers: NumberIndex, mark: (at: number, how: HowMatched) => void) => void): void {
    const { alive } = this.catalogue
    for (const { segment, base } of this.catalogue.segments) {
      const { numbers } = segment
      look(numbers, (at, how) => {
        const value = numberMarks[how]
        numbers.bearers(at, (row) => {
          if (alive[base + row]) this.#put(base + row, value)
        })
      })
    }
  }

  /** Takes over the marks of another. */
  take({ marks }: Marker): void {
    for (const row of markedRows(marks)) this.#put(row, marks[row] ?? 0)
  }

  #put(row: number, value: number): void {
    const before = this.marks[row] ?? 0
    if (before === 0) this.count += 1
    if (value > before) this.marks[row] = value
  }
}
