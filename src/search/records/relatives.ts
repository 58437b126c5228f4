import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { Segment } from '#search/segment/segment.ts'
import type { RecordsOf } from './segment-records.ts'

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Of rows that each segment tells by its own numbers those that are sold. */
async function soldRows({ segments, alive }: Catalogue, ofSegment: (segment: Segment) => Promise<number[]>): Promise<number[]> {
  const found: number[] = []
  for (const { segment, base } of segments) for (const at of await ofSegment(segment)) if (alive[base + at]) found.push(base + at)
  return found
}

/** The parts that the part with a code has taken the place of, by their codes. */
export async function supersededBy(catalogue: Catalogue, records: RecordsOf, mcode: string, most: number): Promise<number[]> {
  const rows = await soldRows(catalogue, (segment) => records(segment).rowsSupersededBy(mcode))
  return rows
    .map((row) => ({ row, code: catalogue.mcode(row) }))
    .sort((a, b) => compare(a.code, b.code))
    .slice(0, most)
    .map(({ row }) => row)
}

/** The other parts with a unit key, the most popular first. */
export async function ofSameUnit(catalogue: Catalogue, records: RecordsOf, unitKey: string, but: number, most: number): Promise<number[]> {
  const rows = await soldRows(catalogue, (segment) => records(segment).rowsOfUnit(unitKey))
  return mostPopular(
    catalogue,
    rows.filter((row) => row !== but),
    most,
  )
}

/** The units whose parts lists hold a part: all that are sold. Units of one kind share a list, so each list is looked through once. */
export function unitsWith(catalogue: Catalogue, id: number): number[] {
  const found: number[] = []
  for (const { segment, base } of catalogue.segments) {
    const { sets, of } = segment.contains
    const holds = new Uint8Array(sets.starts.length)
    for (let set = 0; set + 1 < sets.starts.length; set += 1)
      for (let at = sets.starts[set] ?? 0; at < (sets.starts[set + 1] ?? 0); at += 1) if (sets.items[at] === id) holds[set] = 1
    for (let at = 0; at < of.length; at += 1) if (holds[of[at] ?? 0] && catalogue.alive[base + at]) found.push(base + at)
  }
  return found
}

/** The most popular of some rows, those that are equally popular by their codes. */
export function mostPopular(catalogue: Catalogue, rows: readonly number[], most: number): number[] {
  const popularity = (row: number) => catalogue.popularity[row] ?? 0
  const sorted = [...rows].sort((a, b) => popularity(b) - popularity(a))
  const last = sorted[most - 1]
  // To read a code takes longer than all else, so it is read of none that is not popular enough.
  return sorted
    .filter((row) => last === undefined || popularity(row) >= popularity(last))
    .map((row) => ({ row, code: catalogue.mcode(row) }))
    .sort((a, b) => popularity(b.row) - popularity(a.row) || compare(a.code, b.code))
    .slice(0, most)
    .map(({ row }) => row)
}
