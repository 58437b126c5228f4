import { VarintWriter } from './varint.ts'

/** Whole columns of numbers as `varint.ts` has them one by one: loops of their own, for they are what a device does first when it starts. */

type Column = Int32Array | Uint32Array | Uint16Array | Uint8Array

/** Each value, or what is made of it, from 0 on. */
export function varints(values: Column, of: (value: number, at: number) => number = (value) => value): Uint8Array<ArrayBuffer> {
  const out = new VarintWriter()
  for (let at = 0; at < values.length; at += 1) out.add(of(values[at] ?? 0, at))
  return out.bytes()
}

/** Numbers of both signs. */
export function signedVarints(values: Iterable<number>): Uint8Array<ArrayBuffer> {
  const out = new VarintWriter()
  for (const value of values) out.addSigned(value)
  return out.bytes()
}

/** So many numbers; what is not there is 0. All columns are read into one kind of array, for which this loop is then compiled. */
export function readVarints(bytes: Uint8Array, length: number): Uint32Array<ArrayBuffer> {
  const read = new Uint32Array(length)
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

/** The same for numbers below 2^31. */
export const readIntegers = (bytes: Uint8Array, length: number): Int32Array<ArrayBuffer> =>
  new Int32Array(readVarints(bytes, length).buffer)

/** The same for numbers of both signs. */
export function readSignedVarints(bytes: Uint8Array, length: number): Int32Array<ArrayBuffer> {
  const read = readIntegers(bytes, length)
  for (let at = 0; at < length; at += 1) read[at] = signed(read[at] ?? 0)
  return read
}

/** What a number of both signs was written as (`VarintWriter.addSigned`). */
export const signed = (value: number): number => (value >>> 1) ^ -(value & 1)
