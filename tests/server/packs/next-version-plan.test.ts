import { expect, test } from 'vitest'
import { addSegment, MAX_DELTA_SEGMENTS, planNextVersion } from '#server/packs/next-version-plan.ts'

const segment = (parts: number) => ({ id: String(parts), parts, sections: [] })
const numbers = (many: number) => new Set(Array.from({ length: many }, (_, at) => at + 1))
const inside = numbers(100)

test('what is touched in other packs alone makes no version of this one', () => {
  expect(
    planNextVersion({ segments: [segment(100)], previousPartIds: inside, changedPartIds: new Set([500]), changedPackPartIds: [] }),
  ).toEqual({
    type: 'same',
  })
})

test('a few parts that changed, came or went make a small segment', () => {
  const news = { previousPartIds: inside, changedPartIds: new Set([7, 9, 200, 300]), changedPackPartIds: [7, 200] }
  expect(planNextVersion({ segments: [segment(100)], ...news })).toEqual({ type: 'delta', partIds: [7, 200], deletedPartIds: [9] })
})

test('more than a tenth in newer segments, those before counted, and all become one again', () => {
  const news = { previousPartIds: inside, changedPartIds: new Set([7, 9, 200]), changedPackPartIds: [7, 200] }
  expect(planNextVersion({ segments: [segment(100), segment(7)], ...news }).type).toBe('delta')
  const next = planNextVersion({ segments: [segment(100), segment(8)], ...news })
  expect(next).toEqual({ type: 'base', partIds: expect.arrayContaining([1, 7, 100, 200]) })
  expect(next.type === 'base' && [next.partIds.length, next.partIds.includes(9)]).toEqual([100, false])
})

test('so they do when there are too many newer segments, however small', () => {
  const segments = [segment(100), ...Array.from({ length: MAX_DELTA_SEGMENTS - 1 }, () => segment(1))]
  expect(planNextVersion({ segments, previousPartIds: inside, changedPartIds: new Set([1]), changedPackPartIds: [1] }).type).toBe('delta')
  expect(
    planNextVersion({ segments: [...segments, segment(1)], previousPartIds: inside, changedPartIds: new Set([1]), changedPackPartIds: [1] })
      .type,
  ).toBe('base')
})

test('a segment of the same content as an older one takes its place, with what went by that and has not come back', () => {
  const [base, empty, other] = [segment(100), segment(0), segment(2)]
  const first = addSegment({ segments: [base], deletedParts: {} }, empty, [9, 10], inside)
  const second = addSegment(first, other, [11], inside)
  // Meanwhile 10 has come back by the other segment.
  const third = addSegment(second, empty, [12], new Set([...inside].filter((id) => id !== 9)))
  expect(third.segments.map(({ id }) => id)).toEqual(['100', '2', '0'])
  expect(third.deletedParts).toEqual({ 2: [11], 0: [9, 12] })
})

test('recipes that began with a segment that has moved are dropped', () => {
  const withRecipe = (parts: number) => ({ ...segment(parts), recipe: { bytes: 9, piece: 'a'.repeat(64) } })
  const segments = [segment(100), withRecipe(1), withRecipe(2), withRecipe(3)]
  const moved = addSegment({ segments, deletedParts: {} }, withRecipe(2), [], inside)
  expect(moved.segments).toEqual([segment(100), withRecipe(1), segment(3), withRecipe(2)])
})
