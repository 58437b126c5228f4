import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerDistance, limitZoom, scrollAfterZoom } from '#app/screens/part/zoom.ts'

test('a zoom stays between the whole drawing and eightfold', () => {
  expect(limitZoom(0.2)).toBe(1)
  expect(limitZoom(2.5)).toBe(2.5)
  expect(limitZoom(99)).toBe(8)
})

test('the point under the pointer stays under it while zooming in', () => {
  const numbers = fc.double({ min: 0, max: 2000, noNaN: true })
  const zooms = fc.double({ min: 1, max: 8, noNaN: true })
  fc.assert(
    fc.property(numbers, numbers, zooms, zooms, (scroll, pointer, before, more) => {
      const after = before + more
      const scrolled = scrollAfterZoom(scroll, pointer, before, after)
      expect((scrolled + pointer) / after).toBeCloseTo((scroll + pointer) / before, 6)
    }),
  )
})

test('zooming out never scrolls past the edge', () => {
  expect(scrollAfterZoom(10, 300, 4, 1)).toBe(0)
})

test('two fingers are as far apart as the line between them', () => {
  expect(fingerDistance({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5)
})
