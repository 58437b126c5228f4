import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VarintReader } from '#search/bytes/varint.ts'
import { readVarints, writeVarints } from '#search/bytes/varints.ts'
import { runs } from '../../support/runs.ts'

test('a column is read as its integers one by one, whether all of them take one byte or not, and missing ones are 0', () => {
  const column = fc.oneof(
    fc.array(fc.integer({ min: 0, max: 0x7f }), { maxLength: 300 }),
    fc.array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 2 ** 32 - 1 })), { maxLength: 300 }),
  )
  fc.assert(
    fc.property(column, fc.integer({ min: 0, max: 3 }), (numbers, cut) => {
      const bytes = writeVarints(Uint32Array.from(numbers))
      const [length, whole] = [bytes.length - cut, new VarintReader(bytes)]
      expect([...readVarints(bytes, numbers.length)]).toEqual(numbers.map(() => whole.readUnsigned()))
      // As many integers as there are bytes, although some take several.
      const cutOff = new VarintReader(bytes.subarray(0, Math.max(0, length)))
      expect([...readVarints(bytes.subarray(0, Math.max(0, length)), Math.max(0, length))]).toEqual(
        Array.from({ length: Math.max(0, length) }, () => cutOff.readUnsigned()),
      )
    }),
    runs(60),
  )
})
