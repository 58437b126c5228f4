import { VarintReader, VarintWriter } from './varint.ts'

/** Several lists of ascending integers in one array. List `i` is the range of `items` from `starts[i]` to `starts[i + 1]`. */
export interface PackedLists {
  starts: Uint32Array
  items: Uint32Array
}

/** Encodes each list as its length, followed by the differences between its numbers. */
export function writeLists(lists: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const out = new VarintWriter()
  for (const list of lists) {
    out.add(list.length)
    let before = 0
    for (const item of list) {
      out.add(item - before)
      before = item
    }
  }
  return out.writtenBytes()
}

export function readLists(bytes: Uint8Array, count: number): PackedLists {
  const read = new VarintReader(bytes)
  const starts = new Uint32Array(count + 1)
  const items: number[] = []
  for (let list = 0; list < count; list += 1) {
    let item = 0
    for (let left = read.readUnsigned(); left > 0; left -= 1) {
      item += read.readUnsigned()
      items.push(item)
    }
    starts[list + 1] = items.length
  }
  return { starts, items: Uint32Array.from(items) }
}

export const packedListAt = ({ starts, items }: PackedLists, index: number): Uint32Array =>
  items.subarray(starts[index] ?? 0, starts[index + 1] ?? 0)

/** Returns for each value, from 0 to `values` - 1, the ascending indexes at which a list has it. */
export function groupByValue(list: Uint32Array, values: number): PackedLists {
  const starts = new Uint32Array(values + 1)
  for (const value of list) starts[value + 1] = (starts[value + 1] ?? 0) + 1
  for (let value = 1; value <= values; value += 1) starts[value] = (starts[value] ?? 0) + (starts[value - 1] ?? 0)
  const next = starts.slice()
  const items = new Uint32Array(list.length)
  for (let index = 0; index < list.length; index += 1) {
    const value = list[index] ?? 0
    items[next[value] ?? 0] = index
    next[value] = (next[value] ?? 0) + 1
  }
  return { starts, items }
}
