import { expect, test } from 'vitest'
import { easedSlideOffset, wrapBannerIndex } from '#app/screens/home/use-slider.ts'

test('past the last banner comes the first, before the first the last', () => {
  expect([wrapBannerIndex(3, 3), wrapBannerIndex(-1, 3), wrapBannerIndex(1, 3), wrapBannerIndex(0, 0)]).toEqual([0, 2, 1, 0])
})

test('section 9: a slide takes 300 ms: it begins where it was, ends exactly at its target and never overshoots', () => {
  expect(easedSlideOffset(0, 390, 0)).toBe(0)
  expect(easedSlideOffset(0, 390, 299)).toBeLessThan(390)
  expect(easedSlideOffset(0, 390, 300)).toBe(390)
  expect(easedSlideOffset(390, 0, 420)).toBe(0)
  for (let elapsed = 0; elapsed <= 300; elapsed += 15) expect(easedSlideOffset(0, 390, elapsed)).toBeLessThanOrEqual(390)
})
