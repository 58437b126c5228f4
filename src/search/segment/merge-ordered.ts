/** Below, at or above zero as one row comes before, with or after another. */
export type CompareRows = (one: number, other: number) => number

/**
 * One list of rows out of two that are in order; among equal ones those of the first come first. Of a long and a short list few rows are
 * compared: the place of each row of the second is looked for in leaps that double.
 */
export function mergeOrdered(first: Int32Array, second: Int32Array, compare: CompareRows): Int32Array<ArrayBuffer> {
  const merged = new Int32Array(first.length + second.length)
  let from = 0
  for (const [at, row] of second.entries()) {
    const to = placeBehind(first, from, (other) => compare(other, row) <= 0)
    merged.set(first.subarray(from, to), from + at)
    merged[to + at] = row
    from = to
  }
  merged.set(first.subarray(from), from + second.length)
  return merged
}

/** Behind all rows from a place on that come before; these stand first. */
function placeBehind(rows: Int32Array, from: number, isBefore: (row: number) => boolean): number {
  let leap = 1
  let low = from
  while (low + leap <= rows.length && isBefore(rows[low + leap - 1] ?? 0)) {
    low += leap
    leap *= 2
  }
  let high = Math.min(rows.length, low + leap - 1)
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(rows[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return low
}

/** Many lists that are in order as one. Neighbours are merged in rounds, so that each row is moved a few times only. */
export function mergeAllOrdered(lists: readonly Int32Array[], compare: CompareRows): Int32Array {
  let left = lists
  while (left.length > 1) {
    left = left.flatMap((one, at) => {
      const next = left[at + 1]
      return at % 2 === 1 ? [] : [next === undefined ? one : mergeOrdered(one, next, compare)]
    })
  }
  return left[0] ?? new Int32Array()
}
