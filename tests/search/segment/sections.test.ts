import { describe, expect, test } from 'vitest'
import { bytesToCodes } from '#search/bytes/codes.ts'
import { packSections, requireSection, SEGMENT_FORMAT, UnreadableSegment, unpackSections } from '#search/segment/sections.ts'

/** Sections of awkward lengths: none, one, what leaves a rest of one to seven, several words. */
const sections = new Map(
  [0, 1, 3, 8, 13, 40].map((length): [string, Uint8Array] => [
    `section ${length}`,
    Uint8Array.from({ length }, (_, at) => at * 37 + length),
  ]),
)
const file = packSections(sections)

function reasonOf(bytes: Uint8Array): string | null {
  try {
    unpackSections(bytes)
    return null
  } catch (error) {
    if (error instanceof UnreadableSegment) return error.reason
    throw error
  }
}

test('sections come back as they were packed, where they lie in the file', () => {
  const read = unpackSections(file)

  expect([...read].map(([name, bytes]) => [name, [...bytes]])).toEqual([...sections].map(([name, bytes]) => [name, [...bytes]]))
  expect(requireSection(read, 'section 40').buffer).toBe(file.buffer)
})

test('no sections are sections too', () => {
  expect(unpackSections(packSections(new Map())).size).toBe(0)
})

test('a file that is cut off anywhere is refused as such', () => {
  const reasons = Array.from({ length: file.length }, (_, length) => reasonOf(file.slice(0, length)))

  expect(reasons.map((reason, length) => [length, reason]).filter(([, reason]) => reason !== 'cut-off')).toEqual([])
})

test('a file with any flipped bit is refused', () => {
  const passed: number[] = []
  const reasons = new Set<string | null>()
  for (let bit = 0; bit < file.length * 8; bit += 1) {
    const flipped = file.slice()
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    const reason = reasonOf(flipped)
    if (reason === null) passed.push(bit)
    // The first eight bytes say what it is; all behind them can only be damaged.
    if (bit >= 64) reasons.add(reason)
  }
  expect(passed).toEqual([])
  expect([...reasons]).toEqual(['damaged'])
})

describe('what cannot be read is refused with its reason', () => {
  const ofFormat = (format: number) => {
    const other = file.slice()
    new DataView(other.buffer).setUint16(6, format, true)
    return other
  }
  test.each([
    ['newer', ofFormat(SEGMENT_FORMAT + 1)],
    ['older', ofFormat(SEGMENT_FORMAT - 1)],
    ['foreign', new TextEncoder().encode('<!doctype html><title>Sign in to the Wi-Fi</title>')],
    ['foreign', new TextEncoder().encode('no')],
    ['cut-off', new Uint8Array()],
    ['damaged', Uint8Array.from([...file, 0])],
  ])('%s', (reason, bytes) => {
    expect(reasonOf(bytes)).toBe(reason)
  })

  test('a section that must be there', () => {
    expect(() => requireSection(sections, 'other')).toThrow(UnreadableSegment)
  })
})

test.each([
  ['a view', (bytes: Uint8Array, at: number) => new Uint8Array(bytes.buffer, at, file.length)],
  // Its `slice` is another view and no copy, as that of other bytes is.
  ['a Buffer of Node', (bytes: Uint8Array, at: number) => Buffer.from(bytes.buffer, at, file.length)],
])('numbers of any width can be read of %s that begins at an odd place', (_, viewAt) => {
  for (const at of [1, 3, 4, 7]) {
    const bytes = new Uint8Array(file.length + at)
    bytes.set(file, at)
    const read = unpackSections(viewAt(bytes, at))
    expect([...requireSection(read, 'section 13')]).toEqual([...requireSection(sections, 'section 13')])
    expect(bytesToCodes(requireSection(read, 'section 40'), 4)).toHaveLength(10)
  }
})

test('without a check of its sections a file is opened all the same', () => {
  const flipped = file.slice()
  flipped[file.length - 1 - 20] = (flipped[file.length - 1 - 20] ?? 0) ^ 1

  expect(() => unpackSections(flipped)).toThrow(UnreadableSegment)
  expect(unpackSections(flipped, { verify: false }).size).toBe(sections.size)
})
