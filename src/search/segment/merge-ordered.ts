/** Compares two rows: negative if the first comes before the second, zero if they are equal, positive otherwise. */
export type RowComparator = (one: number, other: number) => number

/**
 * Merges two sorted lists of rows. Among equal rows, those of the first list come first. Each place is found by exponential search, so a
 * long and a short list need few comparisons.
 */
export function mergeOrdered(first: Int32Array, second: Int32Array, compare: RowComparator): Int32Array<ArrayBuffer> {
  const merged = new Int32Array(first.length + second.length)
  let from = 0
  for (const [at, row] of second.entries()) {
    const to = findInsertPlace(first, from, (other) => compare(other, row) <= 0)
    merged.set(first.subarray(from, to), from + at)
    merged[to + at] = row
    from = to
  }
  merged.set(first.subarray(from), from + second.length)
  return merged
}

/** Returns the place after all rows, beginning at `from`, for which `isBefore` is true. These rows must come first. */
function findInsertPlace(rows: Int32Array, from: number, isBefore: (row: number) => boolean): number {
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

/** Merges many sorted lists. Neighbouring lists are merged in rounds, so that each row is moved only a few times. */
export function mergeAllOrdered(lists: readonly Int32Array[], compare: RowComparator): Int32Array {
  let left = lists
  while (left.length > 1) {
    left = left.flatMap((one, at) => {
      const next = left[at + 1]
      return at % 2 === 1 ? [] : [next === undefined ? one : mergeOrdered(one, next, compare)]
    })
  }
  return left[0] ?? new Int32Array()
}
