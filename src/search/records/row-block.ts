import { DAY_MS } from '#contract/limits.ts'
import { decodeGtin, encodeGtin } from '#search/bytes/gtin-code.ts'
import { VarintReader, VarintWriter } from '#search/bytes/varint.ts'
import type { DecodedBlock } from './blocks.ts'

/** Number of rows in a block: few enough to read for one part, and enough to compress well. */
export const BLOCK_ROWS = 1024

/** A record as its block stores it. Shared values are stored elsewhere, and the record holds their index (`record-builder.ts`). */
export interface StoredRecordRow {
  descriptionIndex: number
  sharedFactsIndex: number
  unitIndex: number
  partsListIndex: number
  /** Length, width and height of the box in whole millimetres. */
  box: readonly [number, number, number]
  gtin: string
  updatedAt: number
  /** Places of the part's numbers in the usual order (`number-order.ts`). */
  order: readonly number[]
}

/** Writes rows as one column after another. Neighbouring rows are alike, so most columns store how each row differs from the row before. */
export function writeRowBlock(rows: readonly StoredRecordRow[]): Uint8Array<ArrayBuffer> {
  const out = new VarintWriter()
  const steps = (values: readonly number[]) => {
    for (const [at, value] of values.entries()) out.addSigned(value - (values[at - 1] ?? 0))
  }
  const list = (values: readonly number[]) => {
    out.add(values.length)
    for (const value of values) out.add(value)
  }
  for (const of of integerColumnReaders) steps(rows.map(of))
  const gtins = rows.map(({ gtin }) => encodeGtin(gtin))
  steps(gtins.map(({ length }) => length))
  steps(gtins.map(({ high }) => high))
  steps(gtins.map(({ low }) => low))
  // Days follow no pattern, but most differences to the earliest day of the block fit into one byte.
  const days = rows.map(({ updatedAt }) => Math.floor(updatedAt / DAY_MS))
  const first = days.reduce((least, day) => Math.min(least, day), days[0] ?? 0)
  out.addSigned(first)
  for (const day of days) out.add(day - first)
  steps(rows.map(({ updatedAt }, at) => updatedAt - (days[at] ?? 0) * DAY_MS))
  for (const { order } of rows) list(order)
  for (const { text } of gtins) list(Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)))
  return out.writtenBytes()
}

/** The columns of plain integers in a block of records. */
const integerColumnReaders: readonly ((row: StoredRecordRow) => number)[] = [
  ({ descriptionIndex }) => descriptionIndex,
  ({ sharedFactsIndex }) => sharedFactsIndex,
  ({ unitIndex }) => unitIndex,
  ({ partsListIndex }) => partsListIndex,
  ({ box: [length] }) => length,
  ({ box: [, width] }) => width,
  ({ box: [, , height] }) => height,
]

/** Reads the rows of a block. They stay columns, and an object is made of a row that is asked for. */
export function readRowBlock(bytes: Uint8Array, count: number): DecodedBlock<StoredRecordRow> {
  const read = new VarintReader(bytes)
  const steps = () => {
    const values = new Float64Array(count)
    for (let at = 0; at < count; at += 1) values[at] = (values[at - 1] ?? 0) + read.readSigned()
    return values
  }
  const integers = () => Int32Array.from(steps())
  const columnsOfIntegers = integerColumnReaders.map(integers)
  const [gtinLength, high, low] = [integers(), integers(), integers()]
  const first = read.readSigned()
  const times = new Float64Array(count)
  for (let at = 0; at < count; at += 1) times[at] = (first + read.readUnsigned()) * DAY_MS
  for (const [at, time] of steps().entries()) times[at] = (times[at] ?? 0) + time
  const [orders, texts] = [readIntegerLists(read, count), readIntegerLists(read, count)]
  const columns = [...columnsOfIntegers, gtinLength, high, low, times, orders.items, orders.ends, texts.items, texts.ends]
  const valueAt = (at: number): StoredRecordRow => {
    const [descriptionIndex = 0, sharedFactsIndex = 0, unitIndex = 0, partsListIndex = 0, length = 0, width = 0, height = 0] =
      columnsOfIntegers.map((column) => column[at] ?? 0)
    const text = String.fromCharCode(...listAt(texts, at))
    return {
      ...{ descriptionIndex, sharedFactsIndex, unitIndex, partsListIndex, box: [length, width, height] },
      gtin: decodeGtin({ length: gtinLength[at] ?? 0, high: high[at] ?? 0, low: low[at] ?? 0, text }),
      updatedAt: times[at] ?? 0,
      order: [...listAt(orders, at)],
    }
  }
  return {
    byteLength: columns.reduce((sum, { byteLength }) => sum + byteLength, 0),
    length: count,
    valueAt: (index) => (index < count ? valueAt(index) : undefined),
  }
}

/** Some lists in one array. List `i` is the range of `items` from `ends[i - 1]` to `ends[i]`. */
interface IntegerLists {
  items: Uint32Array
  ends: Uint32Array
}

function readIntegerLists(read: VarintReader, count: number): IntegerLists {
  const items: number[] = []
  const ends = new Uint32Array(count)
  for (let list = 0; list < count; list += 1) {
    for (let left = read.readUnsigned(); left > 0; left -= 1) items.push(read.readUnsigned())
    ends[list] = items.length
  }
  return { items: Uint32Array.from(items), ends }
}

const listAt = ({ items, ends }: IntegerLists, list: number): Uint32Array => items.subarray(ends[list - 1] ?? 0, ends[list])
