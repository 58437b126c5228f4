import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VarintReader, VarintWriter } from '#search/bytes/varint.ts'
import { runs } from '../../support/runs.ts'

const MOST = 2 ** 32 - 1

test('numbers come back as they were written, up to the largest', () => {
  const any = fc.oneof(fc.integer({ min: 0, max: MOST }), fc.constantFrom(0, 0x7f, 0x80, 0x3fff, 0x4000, 2 ** 28, 2 ** 31, MOST))
  fc.assert(
    fc.property(fc.array(any, { maxLength: 600 }), (numbers) => {
      const writer = new VarintWriter()
      for (const one of numbers) writer.add(one)
      const bytes = writer.writtenBytes()
      const reader = new VarintReader(bytes)
      expect(numbers.map(() => reader.readUnsigned())).toEqual(numbers)
      expect(bytes.length).toBe(numbers.reduce((sum, one) => sum + Math.max(1, Math.ceil(Math.log2(one + 1) / 7)), 0))
    }),
    runs(60),
  )
})

test('numbers below zero come back too, and small ones take one byte', () => {
  const most = 2 ** 31 - 1
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -most, max: most })), (numbers) => {
      const writer = new VarintWriter()
      for (const one of [...numbers, -64, 63]) writer.addSigned(one)
      const reader = new VarintReader(writer.writtenBytes())
      expect([...numbers, -64, 63].map(() => reader.readSigned())).toEqual([...numbers, -64, 63])
    }),
    runs(60),
  )
  const writer = new VarintWriter()
  writer.addSigned(-64)
  expect(writer.writtenBytes()).toHaveLength(1)
})
