import { expect, test } from 'vitest'
import {
  chosenFilterPairs,
  emptyListingQuery,
  listingInput,
  readListingQuery,
  toggleFilter,
  writeListingQuery,
} from '#contract/listing/listing-query.ts'

test('a shared address restores filters, family, order and page', () => {
  const query = readListingQuery('?voltage=12%7C24&producer=Voltra&groupName=12+V+gear&sort=price-up&pageNo=3')
  expect(query).toEqual({
    chosenFilters: { producer: ['Voltra'], voltage: ['12', '24'] },
    family: '12 V gear',
    modelid: null,
    category: null,
    engine: null,
    year: null,
    sort: 'price-up',
    pageNo: 3,
  })
})

test('what is written can be read back', () => {
  const query = {
    chosenFilters: { teeth: ['10', '9'], condition: ['reman'] },
    family: 'A & B/C',
    category: '101',
    modelid: 'toyota-hilux',
    engine: '2.4 D-4D & more',
    year: 2008,
    sort: 'power-down',
    pageNo: 12,
  } as const
  const back = readListingQuery(writeListingQuery(query))
  expect(back).toEqual({ ...query, chosenFilters: { condition: ['reman'], teeth: ['10', '9'].sort() } })
})

test('nothing chosen leaves the address clean', () => {
  expect(writeListingQuery(emptyListingQuery)).toBe('')
  expect(readListingQuery('')).toEqual(emptyListingQuery)
})

test('two orders of choosing give one address', () => {
  const one = toggleFilter(toggleFilter(emptyListingQuery, 'voltage', '12'), 'voltage', '24')
  const other = toggleFilter(toggleFilter(emptyListingQuery, 'voltage', '24'), 'voltage', '12')
  expect(writeListingQuery(one)).toBe(writeListingQuery(other))
})

test('a nonsense address is a plain listing, not an error', () => {
  expect(readListingQuery('?sort=fastest&year=08&engine=&pageNo=-4&voltage=%7C%7C&category=%3Cb%3E&unknown=1')).toEqual(emptyListingQuery)
  expect(readListingQuery('?pageNo=1e3').pageNo).toBe(1)
  expect(readListingQuery('?pageNo=99999').pageNo).toBe(10_000)
})

test('a filter takes at most 30 values', () => {
  const many = Array.from({ length: 40 }, (_, at) => `v${at}`).join('|')
  expect(readListingQuery(`?producer=${many}`).chosenFilters.producer).toHaveLength(30)
})

test('choosing a filter goes back to page 1 and a second tap takes it out again', () => {
  const third = { ...emptyListingQuery, pageNo: 3 }
  const chosen = toggleFilter(third, 'rotation', 'CW')
  expect(chosen.pageNo).toBe(1)
  expect(chosenFilterPairs(chosen)).toEqual([{ key: 'rotation', value: 'CW' }])
  expect(toggleFilter(chosen, 'rotation', 'CW').chosenFilters).toEqual({})
})

test('the call is asked only for what is chosen', () => {
  expect(listingInput(emptyListingQuery)).toEqual({})
  expect(
    listingInput({
      ...emptyListingQuery,
      engine: '2.4 D',
      year: 2008,
      chosenFilters: { amps: ['120', '90'] },
      family: 'PV6',
      category: '201',
      sort: 'newest',
      pageNo: 2,
    }),
  ).toEqual({
    engine: '2.4 D',
    year: 2008,
    amps: '120|90',
    groupName: 'PV6',
    backCategoryId: '201',
    sort: 'newest',
    pageNo: 2,
  })
})

test('filters by attributes that a category names stand in the address by their keys, and in the call as one query', () => {
  const query = readListingQuery('?own-compound=ceramic%7Corganic&at-boreMm=12&voltage=12&own-=1&own_x=2')
  expect(query.chosenFilters).toEqual({ voltage: ['12'], 'own-compound': ['ceramic', 'organic'], 'at-boreMm': ['12'] })
  expect(readListingQuery(writeListingQuery(query))).toEqual(query)
  expect(listingInput(query)).toEqual({ voltage: '12', by: 'at-boreMm=12&own-compound=ceramic%7Corganic' })
  expect(chosenFilterPairs(toggleFilter(query, 'own-compound', 'organic')).map(({ key }) => key)).toEqual([
    'voltage',
    'at-boreMm',
    'own-compound',
  ])
})
