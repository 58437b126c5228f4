import * as v from 'valibot'
import { expect, test } from 'vitest'
import { NEWEST_PACK_FORMAT, PackManifest, pieceSizesOf } from '#contract/packs/manifest.ts'
import { MAX_PIECE_BYTES, PIECE_BYTES, pieceSizes } from '#contract/packs/pieces.ts'

const hash = (digit: string) => digit.repeat(64)
const manifest = {
  format: NEWEST_PACK_FORMAT,
  tenantId: 'volt',
  packId: 'all',
  version: 1,
  madeAt: '2026-11-24T08:00:00Z',
  parts: 2,
  stamp: '17',
  segments: [
    { id: 's1', parts: 1, sections: [{ name: 'numbers', bytes: PIECE_BYTES + 5, pieces: [hash('a'), hash('b')] }] },
    { id: 's2', parts: 1, sections: [{ name: 'numbers', bytes: PIECE_BYTES, pieces: [hash('a')] }] },
  ],
  files: [{ name: 'tree', bytes: 0, pieces: [] }],
}

test('all pieces of a section are of one size but the last', () => {
  expect(pieceSizes(25, 10)).toEqual([10, 10, 5])
  expect(pieceSizes(20, 10)).toEqual([10, 10])
  expect(pieceSizes(0, 10)).toEqual([])
})

test('a piece that two segments share is one piece', () => {
  expect([...pieceSizesOf(v.parse(PackManifest, manifest))]).toEqual([
    [hash('a'), PIECE_BYTES],
    [hash('b'), 5],
  ])
})

test('small sections share a piece, which ends where the last of them does', () => {
  const shared = (name: string, at: number, bytes: number) => ({ name, at, bytes, pieces: [hash('c')] })
  const together = { ...manifest, segments: [{ id: 's', parts: 1, sections: [shared('shape', 0, 10), shared('ids', 16, 7)] }], files: [] }
  expect([...pieceSizesOf(v.parse(PackManifest, together))]).toEqual([[hash('c'), 23]])
})

test.each([
  ['a piece too few', { files: [{ name: 'tree', bytes: 1, pieces: [] }] }],
  ['a piece too many', { files: [{ name: 'tree', bytes: 1, pieces: [hash('a'), hash('b')] }] }],
  ['bytes that begin behind their piece', { files: [{ name: 'tree', at: PIECE_BYTES, bytes: 1, pieces: [hash('a'), hash('b')] }] }],
  ['no hash', { files: [{ name: 'tree', bytes: 1, pieces: ['../../etc/passwd'] }] }],
  ['a segment twice', { segments: [...manifest.segments, ...manifest.segments] }],
  ['pieces of no size', { pieceBytes: 0 }],
  ['pieces that no device can hold', { pieceBytes: 1e9 }],
])('a manifest that contradicts itself is none: %s', (_, wrong) => {
  expect(v.is(PackManifest, manifest)).toBe(true)
  expect(v.is(PackManifest, { ...manifest, ...wrong })).toBe(false)
})

test('a recipe is no larger than a piece may be', () => {
  const withRecipe = (bytes: number) => ({
    ...manifest,
    segments: [{ id: 's', parts: 1, sections: [], recipe: { bytes, piece: hash('d') } }],
  })
  expect([MAX_PIECE_BYTES, MAX_PIECE_BYTES + 1].map((bytes) => v.is(PackManifest, withRecipe(bytes)))).toEqual([true, false])
})
