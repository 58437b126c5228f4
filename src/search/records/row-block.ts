import { DAY_MS } from '#contract/limits.ts'
import { decodeGtin, encodeGtin, type GtinCode } from '#search/bytes/gtin-code.ts'
import { VarintReader, VarintWriter } from '#search/bytes/varint.ts'

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

export function readRowBlock(bytes: Uint8Array, count: number): StoredRecordRow[] {
  const read = new VarintReader(bytes)
  const steps = () => {
    const values = new Float64Array(count)
    for (let at = 0; at < count; at += 1) values[at] = (values[at - 1] ?? 0) + read.readSigned()
    return values
  }
  const list = () => Array.from({ length: read.readUnsigned() }, () => read.readUnsigned())
  const lists = () => Array.from({ length: count }, list)
  const [description, facts, unit, partsList, length, width, height] = integerColumnReaders.map(steps)
  const [gtinLength, high, low] = [steps(), steps(), steps()]
  const first = read.readSigned()
  const days = Array.from({ length: count }, () => first + read.readUnsigned())
  const [times, orders, texts] = [steps(), lists(), lists()]
  const gtin = (at: number): GtinCode => ({
    ...{ length: gtinLength[at] ?? 0, high: high[at] ?? 0, low: low[at] ?? 0 },
    text: String.fromCharCode(...(texts[at] ?? [])),
  })
  return Array.from({ length: count }, (_, at) => ({
    descriptionIndex: description?.[at] ?? 0,
    sharedFactsIndex: facts?.[at] ?? 0,
    unitIndex: unit?.[at] ?? 0,
    partsListIndex: partsList?.[at] ?? 0,
    box: [length?.[at] ?? 0, width?.[at] ?? 0, height?.[at] ?? 0],
    gtin: decodeGtin(gtin(at)),
    updatedAt: (days[at] ?? 0) * DAY_MS + (times[at] ?? 0),
    order: orders[at] ?? [],
  }))
}
