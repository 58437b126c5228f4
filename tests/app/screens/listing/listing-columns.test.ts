import { expect, test } from 'vitest'
import { listingColumns } from '#app/screens/listing/listing-columns.ts'

const starter = { type: 'starter', attributes: { voltage: 12, powerKw: 1.4, teeth: 9, rotation: 'CW' } } as const

test('a page of one kind of part gets its deciding data as columns, in the order of the trade', () => {
  expect(listingColumns([starter, starter])).toEqual(['voltage', 'powerKw', 'teeth', 'rotation'])
})

test('a mixed page has no data columns', () => {
  expect(listingColumns([starter, { type: 'bearing', attributes: { boreMm: 17 } }])).toEqual([])
})

test('a column that no part fills is left out', () => {
  expect(listingColumns([{ type: 'starter', attributes: { voltage: 24, teeth: 11 } }])).toEqual(['voltage', 'teeth'])
  expect(listingColumns([{ type: 'starter', attributes: { teeth: 11 } }, starter])).toEqual(['voltage', 'powerKw', 'teeth', 'rotation'])
  expect(listingColumns([])).toEqual([])
})
