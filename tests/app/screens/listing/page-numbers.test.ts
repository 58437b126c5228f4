import { expect, test } from 'vitest'
import { pageNumbersToShow } from '#app/screens/listing/page-numbers.ts'

test('few pages are all named', () => {
  expect(pageNumbersToShow(1, 1)).toEqual([1])
  expect(pageNumbersToShow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('many pages leave gaps but always name first, last and the neighbours', () => {
  expect(pageNumbersToShow(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
  expect(pageNumbersToShow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
  expect(pageNumbersToShow(19, 20)).toEqual([1, null, 16, 17, 18, 19, 20])
})

test('the row of numbers keeps its width on every page', () => {
  for (let current = 1; current <= 40; current++) {
    const shown = pageNumbersToShow(current, 40)
    expect(shown).toHaveLength(7)
    expect(shown).toContain(current)
  }
})
