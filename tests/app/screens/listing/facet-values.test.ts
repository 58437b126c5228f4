import { expect, test } from 'vitest'
import { shortenedFacetValues, sortFacetValues } from '#app/screens/listing/facet-values.ts'

const values = (...all: [string, number][]) => all.map(([value, count]) => ({ value, count }))

test('measures stand in the order of their scale, not of their spelling', () => {
  expect(sortFacetValues(values(['24', 3], ['9', 1], ['12', 80], ['1.4', 2]), []).map((row) => row.value)).toEqual(['1.4', '9', '12', '24'])
})

test('words stand as the shop sends them', () => {
  expect(sortFacetValues(values(['Voltra', 9], ['Bosch', 3]), []).map((row) => row.value)).toEqual(['Voltra', 'Bosch'])
})

test('a chosen value that no part has any more can still be taken out', () => {
  expect(sortFacetValues(values(['12', 4]), ['24'])).toEqual(values(['12', 4], ['24', 0]))
})

test('a long filter shows the most frequent values and all chosen ones, still in order', () => {
  const many = values(...Array.from({ length: 20 }, (_, at): [string, number] => [String(at + 1), at + 1]))
  const short = shortenedFacetValues(many, ['2']).map((row) => row.value)
  expect(short).toEqual(['2', '13', '14', '15', '16', '17', '18', '19', '20'])
})

test('a filter that is only a little too long is not cut', () => {
  expect(shortenedFacetValues(values(...Array.from({ length: 10 }, (_, at): [string, number] => [String(at), 1])), [])).toHaveLength(10)
})
