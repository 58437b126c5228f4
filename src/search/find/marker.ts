import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { NumberIndex, NumberRange } from '#search/segment/number-index.ts'
import { type NumberMatchKind, numberMatchQualities } from './how-matched.ts'

/** Records how the stored numbers of a range match. A row with several numbers keeps its best match. */
export type NumberRangeMarker = (run: NumberRange, how: NumberMatchKind) => void

/** Records how well rows match a search. A row that is found twice keeps the better match. */
export class RowMarker {
  readonly marks: Uint8Array
  /** The marked rows, in the order in which they were marked. */
  readonly rows: number[] = []

  constructor(private readonly catalogue: Catalogue) {
    this.marks = takeSpareMarks(catalogue) ?? new Uint8Array(catalogue.size)
    markedRowsOf.set(this.marks, this.rows)
  }

  /** Runs a search over the numbers of every index segment, and marks the sold parts that have the numbers found. */
  searchEachSegment(look: (numbers: NumberIndex, mark: NumberRangeMarker) => void): void {
    for (const { segment, firstRow } of this.catalogue.segments) {
      const { numbers } = segment
      look(numbers, (run, how) => this.#mark(numbers.rowsOfRange(run).rows, firstRow, numberMatchQualities[how]))
    }
  }

  /** Marks one row if its part is sold. */
  markRow(row: number, how: NumberMatchKind): void {
    this.#put(row, numberMatchQualities[how])
  }

  /** Takes over the marks of another marker. */
  mergeMarks({ marks, rows }: RowMarker): void {
    for (const row of rows) this.#put(row, marks[row] ?? 0)
  }

  #mark(bearers: Uint32Array, base: number, value: number): void {
    const { marks, rows } = this
    const { soldFlags } = this.catalogue
    for (let at = 0; at < bearers.length; at += 1) {
      const row = base + (bearers[at] ?? 0)
      const before = marks[row] ?? 0
      if (before >= value || soldFlags[row] === 0) continue
      marks[row] = value
      if (before === 0) rows.push(row)
    }
  }

  #put(row: number, value: number): void {
    const before = this.marks[row] ?? 0
    if (before >= value || this.catalogue.soldFlags[row] === 0) return
    this.marks[row] = value
    if (before === 0) this.rows.push(row)
  }
}

/** All marked rows of each array of marks that a marker has made. */
const markedRowsOf = new WeakMap<Uint8Array, readonly number[]>()
/** For each catalogue an array of marks, all 0, that the next marker can use. At a million parts, a new one takes longer than most searches. */
const spareMarks = new WeakMap<Catalogue, Uint8Array>()

function takeSpareMarks(catalogue: Catalogue): Uint8Array | undefined {
  const spare = spareMarks.get(catalogue)
  spareMarks.delete(catalogue)
  return spare
}

/** Gives back the marks of a search, so that the next marker uses them. Nobody may read them afterwards. Others than a marker's are ignored. */
export function releaseMarks(catalogue: Catalogue, marks: Uint8Array): void {
  const rows = markedRowsOf.get(marks)
  if (rows === undefined) return
  markedRowsOf.delete(marks)
  for (const row of rows) marks[row] = 0
  spareMarks.set(catalogue, marks)
}

/** Returns the range that contains a single number. */
export const singleNumberRange = (at: number): NumberRange => ({ from: at, to: at + 1 })
