import { expect, test } from 'vitest'
import { bytesOfCodes, codesFor, codesOfBytes, widthFor } from '#search/bytes/codes.ts'

test.each([
  [0, 1],
  [0xff, 1],
  [0x100, 2],
  [0xffff, 2],
  [0x10000, 4],
  [2 ** 32 - 1, 4],
] as const)('codes up to %i take %i bytes each and come back', (most, width) => {
  const codes = codesFor(3, most)
  codes.set([0, most, 1])
  const bytes = bytesOfCodes(codes)

  expect([widthFor(most), bytes.length]).toEqual([width, 3 * width])
  expect([...codesOfBytes(bytes, width)]).toEqual([0, most, 1])
})

test('codes are read where they lie within a file', () => {
  const file = new Uint8Array(16)
  file.set([7, 0, 8, 1], 8)

  expect([...codesOfBytes(file.subarray(8, 12), 2)]).toEqual([7, 0x108])
  expect(codesOfBytes(file.subarray(8, 12), 2).buffer).toBe(file.buffer)
})
