import { readPartCardData } from '#search/answer/cards.ts'
import { bestSellingParts, type SalesRank } from '#search/answer/part/best-selling.ts'
import type { PartCardData } from '#search/answer/part/card.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { Segment } from '#search/segment/segment.ts'
import type { GetSegmentRecords } from './segment-records.ts'

/** The numbers of component lists, and of rows, that one step of `unitsContaining` reads, in less than 5 ms. */
const SETS_PER_STEP = 10_000
const ROWS_PER_STEP = 200_000

/** Returns the catalogue's rows of sold parts, from row numbers inside each index segment. */
async function soldRowsOfSegments(
  { segments, soldFlags: alive }: Catalogue,
  ofSegment: (segment: Segment) => Promise<readonly number[]>,
): Promise<number[]> {
  const found: number[] = []
  for (const { segment, firstRow } of segments)
    for (const at of await ofSegment(segment)) if (alive[firstRow + at]) found.push(firstRow + at)
  return found
}

/** Returns the rows of the parts that the given part supersedes. */
export const rowsOfSupersededParts = (catalogue: Catalogue, records: GetSegmentRecords, mcode: string): Promise<number[]> =>
  soldRowsOfSegments(catalogue, (segment) => records(segment).rowsSupersededBy(mcode))

/** Returns the rows of other parts that replace the same unit (same unit key). `but` is the row to leave out. */
export async function rowsOfSameUnit(catalogue: Catalogue, records: GetSegmentRecords, unitKey: string, but: number): Promise<number[]> {
  const rows = await soldRowsOfSegments(catalogue, (segment) => records(segment).rowsOfUnit(unitKey))
  return rows.filter((row) => row !== but)
}

/**
 * Finds the rows of sold units whose parts list contains a part. Similar units share one component list, so each list is scanned once. One
 * step reads some thousand rows.
 */
export function* unitsContaining(catalogue: Catalogue, id: number): Generator<undefined, number[]> {
  const found: number[] = []
  for (const { segment, firstRow } of catalogue.segments) {
    const { sets, setIndexByRow } = segment.contains
    const holds = new Uint8Array(sets.starts.length)
    for (let set = 0; set + 1 < sets.starts.length; set += 1) {
      for (let at = sets.starts[set] ?? 0; at < (sets.starts[set + 1] ?? 0); at += 1) if (sets.items[at] === id) holds[set] = 1
      if (set % SETS_PER_STEP === SETS_PER_STEP - 1) yield
    }
    for (let at = 0; at < setIndexByRow.length; at += 1) {
      if (holds[setIndexByRow[at] ?? 0] && catalogue.soldFlags[firstRow + at]) found.push(firstRow + at)
      if (at % ROWS_PER_STEP === ROWS_PER_STEP - 1) yield
    }
  }
  return found
}

/** Returns the best-selling parts of some rows, with the data of their cards. */
export function bestSellingCards(catalogue: Catalogue, rows: readonly number[], most: number): (PartCardData & SalesRank)[] {
  const popularity = (row: number) => catalogue.popularity[row] ?? 0
  const sorted = [...rows].sort((a, b) => popularity(b) - popularity(a))
  const last = sorted[most - 1]
  // Codes are read only for rows that are popular enough, because reading them is slow.
  const popular = sorted
    .filter((row) => last === undefined || popularity(row) >= popularity(last))
    .map((row) => ({ row, popularity: popularity(row), mcode: catalogue.mcode(row) }))
  return bestSellingParts(popular, most).map(({ row, ...sold }) => ({ ...readPartCardData(catalogue, row), ...sold }))
}
