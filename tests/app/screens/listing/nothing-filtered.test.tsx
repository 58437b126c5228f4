import { beforeEach, expect, test } from 'vitest'
import { plainQuery, writeListingQuery } from '#contract/listing-query.ts'
import { NothingFiltered } from '#app/screens/listing/NothingFiltered.tsx'
import { draw, linksOf, openShop, words } from '../../../support/shell.tsx'

const addressOf = (query: typeof plainQuery) => `/prod/s/sale${writeListingQuery(query)}`

beforeEach(() => openShop())

test('filters that leave nothing over are said, and can be taken off; the order stays', () => {
  draw(<NothingFiltered query={{ ...plainQuery, chosen: { voltage: ['12'] }, sort: 'price-up' }} addressOf={addressOf} />)
  expect(words()).toContain('No part has all of this.')
  expect(linksOf()).toEqual([['Clear all filters', '/prod/s/sale?sort=price-up']])
})

test('a page behind the last one is said, with the way to the first', () => {
  draw(<NothingFiltered query={{ ...plainQuery, pageNo: 50 }} addressOf={addressOf} />)
  expect(words()).toContain('This list ends before page 50.')
  expect(linksOf()).toEqual([['Show the first page', '/prod/s/sale']])
})
