import type { Sort } from '#contract/listing/facets.ts'
import type { Catalogue } from './catalogue.ts'
import { MAX_SORT_KEY, sortKeyFunction } from './sort-keys.ts'

/** The rows that a search found, each once, in any order. */
export interface MatchedRows {
  rows: ArrayLike<number>
  /** Match quality of each row of the catalogue. In the sort order `best`, rows with a higher quality come first. */
  marks?: Uint8Array | undefined
}

/** The highest possible match quality of a row. */
const MAX_MATCH_QUALITY = 255
/**
 * Maximum number of first rows that are found by inserting rows into a short sorted list. If more are requested, they are taken from the
 * sorted rows of the whole catalogue.
 */
const MAX_INSERTED_ROWS = 200
/**
 * If more than this share of the catalogue matches, and the whole catalogue is already sorted in the requested order, walking that order
 * finds the first rows faster.
 */
const FULL_SCAN_MIN_SHARE = 1 / 32

/**
 * Returns the first rows of a result in a sort order. Usually each row is compared only with the last of the rows found so far, so that
 * showing eight of ten thousand rows does not need a complete sort.
 */
export function firstRows(catalogue: Catalogue, { rows, marks }: MatchedRows, sort: Sort, many: number): Int32Array {
  const met: MatchedRows = { rows, marks: sort === 'best' ? marks : undefined }
  const isOrdered = met.marks === undefined && rows.length > catalogue.size * FULL_SCAN_MIN_SHARE && catalogue.orders.isKnown(sort)
  if (sort === 'code' || many > MAX_INSERTED_ROWS || isOrdered) return scanFullSortOrder(catalogue, met, sort, many)
  return insertFirstRows(catalogue, met, sort, many)
}

function insertFirstRows(catalogue: Catalogue, { rows, marks }: MatchedRows, sort: Exclude<Sort, 'code'>, many: number): Int32Array {
  const [keyOf, compareTies] = [sortKeyFunction(catalogue, sort), catalogue.orders.tieComparator()]
  const known = catalogue.orders.knownSortKeys(sort)
  const [first, keys] = [new Int32Array(many), new Float64Array(many)]
  let held = 0
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    const keyInOrder = known === null ? keyOf(row) : (known[row] ?? 0)
    const key = (marks === undefined ? 0 : MAX_MATCH_QUALITY - (marks[row] ?? 0)) * MAX_SORT_KEY * 2 + keyInOrder
    // Most rows come behind the last of the rows found so far.
    if (held === many && key > (keys[many - 1] ?? 0)) continue
    let place = held
    while (place > 0 && (key < (keys[place - 1] ?? 0) || (key === keys[place - 1] && compareTies(row, first[place - 1] ?? 0) < 0)))
      place -= 1
    if (place === many) continue
    if (held < many) held += 1
    first.copyWithin(place + 1, place, held - 1)
    keys.copyWithin(place + 1, place, held - 1)
    first[place] = row
    keys[place] = key
  }
  return first.subarray(0, held)
}

/**
 * Finds the first rows by walking the order of the whole catalogue. With match qualities, the walk goes to the last row, because the best
 * match may be anywhere.
 */
function scanFullSortOrder(catalogue: Catalogue, { rows, marks }: MatchedRows, sort: Sort, many: number): Int32Array {
  const isMet = new Uint8Array(catalogue.size)
  for (let at = 0; at < rows.length; at += 1) isMet[rows[at] ?? 0] = 1
  const order = catalogue.orders.sortedRows(sort)
  const wanted = marks === undefined ? Math.min(many, rows.length) : rows.length
  const found = new Int32Array(wanted)
  for (let at = 0, held = 0; held < wanted && at < order.length; at += 1) {
    const row = order[at] ?? 0
    if (!isMet[row]) continue
    found[held] = row
    held += 1
  }
  return marks === undefined ? found : sortByMatchQuality(found, marks).subarray(0, many)
}

/** Sorts rows by match quality, with a stable counting sort: rows of equal quality keep their order. */
function sortByMatchQuality(rows: Int32Array, marks: Uint8Array): Int32Array {
  const starts = new Uint32Array(MAX_MATCH_QUALITY + 2)
  const count = (slot: number) => {
    starts[slot] = (starts[slot] ?? 0) + 1
  }
  for (let at = 0; at < rows.length; at += 1) count(MAX_MATCH_QUALITY + 1 - (marks[rows[at] ?? 0] ?? 0))
  for (let slot = 1; slot < starts.length; slot += 1) starts[slot] = (starts[slot] ?? 0) + (starts[slot - 1] ?? 0)
  const sorted = new Int32Array(rows.length)
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    const slot = MAX_MATCH_QUALITY - (marks[row] ?? 0)
    sorted[starts[slot] ?? 0] = row
    count(slot)
  }
  return sorted
}
