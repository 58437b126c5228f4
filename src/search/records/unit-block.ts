import { TextList } from '#search/bytes/texts.ts'
import type { DecodedBlock } from './blocks.ts'
import type { PackedUnitRows } from './record-builder.ts'

/** A unit key with the rows of its parts, ascending. They are counted from the first row of the last key before its block. */
export interface UnitRows {
  key: string
  rows: number[]
}

/** Reads a block of unit keys, which are ascending, so that `findUnit` reads a few of them. */
export function readUnitBlock(bytes: Uint8Array, count: number): DecodedBlock<UnitRows> {
  const texts = new TextList(bytes, count)
  const unitAt = (index: number): PackedUnitRows => JSON.parse(texts.textAt(index))
  const firstRows = new Int32Array(count)
  for (let index = 0; index < count; index += 1) firstRows[index] = (firstRows[index - 1] ?? 0) + unitAt(index)[1]
  return {
    byteLength: texts.byteLength + firstRows.byteLength,
    length: count,
    valueAt: (index) => {
      if (index >= count) return undefined
      const [key, , ...steps] = unitAt(index)
      const rows = [firstRows[index] ?? 0]
      for (const step of steps) rows.push((rows.at(-1) ?? 0) + step)
      return { key, rows }
    },
  }
}

/** Finds a unit key in a block; undefined if it is not there. */
export function findUnit({ length, valueAt }: DecodedBlock<UnitRows>, key: string): UnitRows | undefined {
  let [from, to] = [0, length]
  while (from < to) {
    const middle = (from + to) >> 1
    const unit = valueAt(middle)
    if (unit === undefined || unit.key === key) return unit
    if (unit.key < key) from = middle + 1
    else to = middle
  }
  return undefined
}
