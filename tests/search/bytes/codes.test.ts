import { expect, test } from 'vitest'
import { bytesToCodes, codesToBytes, codeWidthFor, createCodeArray } from '#search/bytes/codes.ts'

test.each([
  [0, 1],
  [0xff, 1],
  [0x100, 2],
  [0xffff, 2],
  [0x10000, 4],
  [2 ** 32 - 1, 4],
] as const)('codes up to %i take %i bytes each and come back', (most, width) => {
  const codes = createCodeArray(3, most)
  codes.set([0, most, 1])
  const bytes = codesToBytes(codes)

  expect([codeWidthFor(most), bytes.length]).toEqual([width, 3 * width])
  expect([...bytesToCodes(bytes, width)]).toEqual([0, most, 1])
})

test('codes are read where they lie within a file', () => {
  const file = new Uint8Array(16)
  file.set([7, 0, 8, 1], 8)

  expect([...bytesToCodes(file.subarray(8, 12), 2)]).toEqual([7, 0x108])
  expect(bytesToCodes(file.subarray(8, 12), 2).buffer).toBe(file.buffer)
})
