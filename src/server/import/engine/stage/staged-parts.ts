import { toStorableJson } from '#server/import/engine/run/storable-json.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'
import type { StagedRow } from './append-staged-rows.ts'
import { SpillFile } from './spill-file.ts'
import type { StagedPartFacts, StagedPlace } from './staged-part.ts'

/** A staged row of a part. Rows of one part number have the same `key`; `seq` is their order in the file. */
export interface StagedPartRow extends StagedPlace {
  key: string
  seq: number
  value: StagedPartFacts
}

type RowCells = [file: string, sheet: string | null, line: number, row: number | null, value: StagedPartFacts]

/** Where the JSON of a row is in the spill file. */
interface RowPlace {
  key: string
  at: number
  length: number
}

/**
 * The staged rows of parts. They are read only once and only by their own import, which begins anew after a crash. So they are kept outside
 * the database, which would need a fifth of its time for them. Memory holds their part numbers and places, some
 * 100 bytes a row.
 */
export class StagedParts {
  readonly #places: RowPlace[] = []
  readonly #rows: SpillFile

  constructor(rows = new SpillFile()) {
    this.#rows = rows
  }

  async addRows(rows: readonly StagedRow[]): Promise<void> {
    const texts = rows.map(({ file = '', sheet, line = 0, row, value }) =>
      // The value becomes what the database would return.
      Buffer.from(toStorableJson([file, sheet ?? null, line, row ?? null, value])),
    )
    let at = await this.#rows.append(Buffer.concat(texts))
    for (const [index, { key }] of rows.entries()) {
      const length = texts[index]?.length ?? 0
      // The key is copied, because it may be a piece of a much longer text of the file, which would stay in memory.
      this.#places.push({ key: Buffer.from(key).toString(), at, length })
      at += length
    }
  }

  /** Yields the rows by key, and within a key in the order of the file. Each page has `size` rows, the last one fewer, perhaps none. */
  async *readPages(size: number): AsyncGenerator<StagedPartRow[], void> {
    const places = this.#places.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : one.at - other.at))
    for (let from = 0; from <= places.length; from += size) {
      await yieldToRequests()
      yield await this.#readRows(places.slice(from, from + size))
    }
  }

  /** Forgets the rows, and deletes what is kept of them on disk. */
  close(): Promise<void> {
    this.#places.length = 0
    return this.#rows.close()
  }

  /** Reads rows in the given order. Rows that stand beside each other in the file are read at once. */
  async #readRows(places: readonly RowPlace[]): Promise<StagedPartRow[]> {
    const rows: StagedPartRow[] = []
    for (let from = 0; from < places.length; ) {
      const count = countAdjacentPlaces(places, from)
      const [first, last] = [places[from], places[from + count - 1]]
      if (first === undefined || last === undefined) break
      const bytes = await this.#rows.read(first.at, last.at + last.length - first.at)
      for (const { key, at, length } of places.slice(from, from + count)) {
        const cells: RowCells = JSON.parse(bytes.toString('utf8', at - first.at, at - first.at + length))
        const [file, sheet, line, row, value] = cells
        rows.push({ key, seq: at, file, sheet, line, row, value })
      }
      from += count
    }
    return rows
  }
}

/** Returns how many places from an index on follow each other without a gap. */
function countAdjacentPlaces(places: readonly RowPlace[], from: number): number {
  let end = from + 1
  for (; end < places.length; end += 1) {
    const [before, next] = [places[end - 1], places[end]]
    if (before === undefined || next === undefined || before.at + before.length !== next.at) break
  }
  return end - from
}
