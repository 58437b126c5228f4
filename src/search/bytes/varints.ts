import { VarintWriter } from './varint.ts'

/**
 * Columns of integers are encoded and decoded here in separate loops, not through the classes of `varint.ts`. That is faster, and a device
 * decodes all columns at startup.
 */

type IntegerColumn = Int32Array | Uint32Array | Uint16Array | Uint8Array

/** Encodes each value of a column as a variable-length integer, or the result of `of` for each value. */
export function writeVarints(values: IntegerColumn, of: (value: number, at: number) => number = (value) => value): Uint8Array<ArrayBuffer> {
  const out = new VarintWriter()
  for (let at = 0; at < values.length; at += 1) out.add(of(values[at] ?? 0, at))
  return out.writtenBytes()
}

/** Encodes signed integers as variable-length integers. */
export function writeSignedVarints(values: Iterable<number>): Uint8Array<ArrayBuffer> {
  const out = new VarintWriter()
  for (const value of values) out.addSigned(value)
  return out.writtenBytes()
}

/**
 * Decodes `length` variable-length integers; missing integers become 0. All columns use the same array type, so that the JavaScript engine
 * compiles the loop once.
 */
export function readVarints(bytes: Uint8Array, length: number): Uint32Array<ArrayBuffer> {
  const read = new Uint32Array(length)
  if (areSingleBytes(bytes, length)) {
    read.set(bytes)
    return read
  }
  let from = 0
  for (let at = 0; at < length; at += 1) {
    let byte = bytes[from] ?? 0
    from += 1
    let value = byte & 0x7f
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[from] ?? 0
      from += 1
      value |= (byte & 0x7f) << shift
    }
    read[at] = value
  }
  return read
}

/** Tells whether each of `length` integers takes one byte, as in most columns of prices and stock. Then they need no decoding. */
function areSingleBytes(bytes: Uint8Array, length: number): boolean {
  if (bytes.length !== length) return false
  let all = 0
  for (let at = 0; at < length; at += 1) all |= bytes[at] ?? 0
  return all < 0x80
}

/** Decodes `length` variable-length integers below 2^31. */
export const readIntegers = (bytes: Uint8Array, length: number): Int32Array<ArrayBuffer> =>
  new Int32Array(readVarints(bytes, length).buffer)

/** Decodes `length` signed variable-length integers. */
export function readSignedVarints(bytes: Uint8Array, length: number): Int32Array<ArrayBuffer> {
  const read = readIntegers(bytes, length)
  for (let at = 0; at < length; at += 1) read[at] = decodeZigzag(read[at] ?? 0)
  return read
}

/** Decodes one zigzag-encoded integer (see `VarintWriter.addSigned`). */
export const decodeZigzag = (value: number): number => (value >>> 1) ^ -(value & 1)
