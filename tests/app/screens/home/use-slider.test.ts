import { expect, test } from 'vitest'
import { slideOffset, stepTo } from '#app/screens/home/use-slider.ts'

test('past the last banner comes the first, before the first the last', () => {
  expect([stepTo(3, 3), stepTo(-1, 3), stepTo(1, 3), stepTo(0, 0)]).toEqual([0, 2, 1, 0])
})

test('section 9: a slide takes 300 ms: it begins where it was, ends exactly at its target and never overshoots', () => {
  expect(slideOffset(0, 390, 0)).toBe(0)
  expect(slideOffset(0, 390, 299)).toBeLessThan(390)
  expect(slideOffset(0, 390, 300)).toBe(390)
  expect(slideOffset(390, 0, 420)).toBe(0)
  for (let elapsed = 0; elapsed <= 300; elapsed += 15) expect(slideOffset(0, 390, elapsed)).toBeLessThanOrEqual(390)
})
