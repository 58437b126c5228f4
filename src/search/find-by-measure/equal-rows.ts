import type { CodeArray } from '#search/bytes/codes.ts'

/** Items with equal codes in all columns are one group. Groups are numbered in the order of their first items. */
export interface EqualGroups {
  count: number
  groupOf: Int32Array
}

/** A factor that spreads codes over all bits of a hash (Knuth's multiplicative hash). */
const SPREADING_FACTOR = 0x9e3779b1

/** The number of items that are compared in one step, which takes a few milliseconds. */
const ITEMS_PER_STEP = 4096

/**
 * Groups `size` items by their codes. One pass over each column makes a hash of each item; then items with equal hashes are compared code
 * by code, in an open hash table, so that a collision never joins different items. Other work can run between two steps.
 */
export function* groupEqualItems(columns: readonly { codes: CodeArray }[], size: number): Generator<void, EqualGroups> {
  const hashes = new Uint32Array(size)
  for (const { codes } of columns) {
    for (let item = 0; item < size; item += 1) {
      const mixed = Math.imul((hashes[item] ?? 0) ^ (codes[item] ?? 0), SPREADING_FACTOR)
      hashes[item] = mixed ^ (mixed >>> 15)
    }
    yield
  }
  const mask = 2 ** Math.ceil(Math.log2(size * 2 + 2)) - 1
  /** The first item of the group in each slot, plus 1. */
  const slots = new Int32Array(mask + 1)
  const groupOf = new Int32Array(size)
  const areEqual = (one: number, other: number) => columns.every(({ codes }) => codes[one] === codes[other])
  let count = 0
  for (let item = 0; item < size; item += 1) {
    if (item > 0 && item % ITEMS_PER_STEP === 0) yield
    let slot = (hashes[item] ?? 0) & mask
    for (;;) {
      const first = (slots[slot] ?? 0) - 1
      if (first < 0) {
        slots[slot] = item + 1
        groupOf[item] = count
        count += 1
        break
      }
      if (hashes[first] === hashes[item] && areEqual(first, item)) {
        groupOf[item] = groupOf[first] ?? 0
        break
      }
      slot = (slot + 1) & mask
    }
  }
  return { count, groupOf }
}
