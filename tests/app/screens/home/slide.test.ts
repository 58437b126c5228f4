import { expect, test } from 'vitest'
import { slideOffset, stepTo } from '#app/screens/home/slide.ts'

test('past the last banner comes the first, before the first the last', () => {
  expect([stepTo(3, 3), stepTo(-1, 3), stepTo(1, 3), stepTo(0, 0)]).toEqual([0, 2, 1, 0])
})

test('a slide begins where it was, ends exactly at its target and never overshoots', () => {
  expect(slideOffset(0, 390, 0)).toBe(0)
  expect(slideOffset(0, 390, 1)).toBe(390)
  expect(slideOffset(390, 0, 1.4)).toBe(0)
  for (let part = 0; part <= 1; part += 0.05) expect(slideOffset(0, 390, part)).toBeLessThanOrEqual(390)
})
