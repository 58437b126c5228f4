import { expect, test } from 'vitest'
import { PIECE_BYTES } from '#contract/packs/pieces.ts'
import { groupFilesForPieces } from '#server/packs/group-files-for-pieces.ts'

const bytes = (length: number, fill: number) => new Uint8Array(length).fill(fill)

test('what is small stands together where any reader can begin; what is large, or empty, by itself', () => {
  const runs = groupFilesForPieces([
    ['a', bytes(3, 1)],
    ['large', bytes(50_000, 2)],
    ['none', bytes(0, 0)],
    ['b', bytes(5, 3)],
  ])
  expect(runs.map(({ containedFiles }) => containedFiles)).toEqual([
    [{ name: 'large', bytes: 50_000 }],
    [{ name: 'none', bytes: 0 }],
    [
      { name: 'a', bytes: 3, at: 0 },
      { name: 'b', bytes: 5, at: 8 },
    ],
  ])
  expect([...(runs[2]?.bytes ?? [])]).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3])
})

test('what stands together is one piece', () => {
  const runs = groupFilesForPieces(Array.from({ length: 20 }, (_, at) => [String(at), bytes(30_001, at)] as const))
  expect(runs.map((run) => run.bytes.length).every((length) => length <= PIECE_BYTES)).toBe(true)
  expect(runs.map(({ containedFiles }) => containedFiles.length)).toEqual([8, 8, 4])
})
