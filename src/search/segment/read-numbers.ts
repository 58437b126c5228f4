import { createCodeArray } from '#search/bytes/codes.ts'
import { decodeZigzag, readVarints } from '#search/bytes/varints.ts'
import type { NumberStyle } from './number-builder.ts'
import type { RowsByNumber } from './row-numbers.ts'

/** The line feed that ends each number. */
export const NUMBER_END_BYTE = 10

/** Numbers as bytes, each ended by a line feed, with the offset of each number and the end of the last. */
export interface DecodedNumbers {
  bytes: Uint8Array
  starts: Uint32Array
}

/** Restores numbers from the length of the prefix that each shares with the previous number, and the rest of each number. */
export function decodeNumbers(shared: Uint8Array, rest: Uint8Array): DecodedNumbers {
  const { length } = shared
  const bytes = new Uint8Array(rest.length + sumBytes(shared))
  const starts = new Uint32Array(length + 1)
  let [from, at, before] = [0, 0, 0]
  for (let number = 0; number < length; number += 1) {
    const start = at
    starts[number] = start
    for (let left = shared[number] ?? 0; left > 0; left -= 1) {
      bytes[at] = bytes[before] ?? 0
      at += 1
      before += 1
    }
    before = start
    let sign: number
    do {
      sign = rest[from] ?? NUMBER_END_BYTE
      bytes[at] = sign
      from += 1
      at += 1
    } while (sign !== NUMBER_END_BYTE)
  }
  starts[length] = at
  return { bytes, starts }
}

function sumBytes(bytes: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 1) sum += bytes[at] ?? 0
  return sum
}

/**
 * Reads which rows have each part number: how many rows, which ones, and the style (kind, maker, printed pattern) of the number in each
 * row.
 */
export function readNumberRows(
  size: number,
  counts: Uint8Array,
  rows: Uint8Array,
  styles: { codes: Uint8Array; list: readonly NumberStyle[] },
): RowsByNumber {
  const starts = new Uint32Array(size + 1)
  const bearing = readVarints(counts, size)
  let total = 0
  for (let number = 0; number < size; number += 1) {
    total += bearing[number] ?? 0
    starts[number + 1] = total
  }
  const codes = createCodeArray(total, styles.list.length)
  codes.set(readVarints(styles.codes, total))
  return { starts, rows: decodeRowDifferences(readVarints(rows, total), starts), styles: codes }
}

/**
 * Restores rows from differences. The first row of each number is stored as the difference to the first row of the previous number, and
 * each other row as the difference to the row before.
 */
function decodeRowDifferences(steps: Uint32Array, starts: Uint32Array): Uint32Array {
  let first = 0
  for (let number = 0; number + 1 < starts.length; number += 1) {
    const [from = 0, to = 0] = [starts[number], starts[number + 1]]
    if (from === to) continue
    first += decodeZigzag(steps[from] ?? 0)
    steps[from] = first
    for (let at = from + 1, row = first; at < to; at += 1) {
      row += steps[at] ?? 0
      steps[at] = row
    }
  }
  return steps
}
