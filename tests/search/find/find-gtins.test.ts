import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { aggregationSearch } from '#search/answer/listing.ts'
import { search } from '#search/answer/suggestions.ts'
import { catalogueOf, indexedPart, searchWork, segmentOf } from '../../support/search-parts.ts'

const catalogue = catalogueOf([
  indexedPart(1, { gtin: '04006381333931', oeNumber: '0 001 107 026', popularity: 1 }),
  indexedPart(2, { gtin: '00036000291452', oeNumber: '0 001 107 027' }),
  indexedPart(3, { gtin: '96385074', oeNumber: '0 001 107 028' }),
  // What has the same digits inside of a number is another part.
  indexedPart(4, { oeNumber: '4006381-307', popularity: 900 }),
])
const ask = (searchStr: string, of = catalogue) =>
  aggregationSearch(of, searchWork(), v.parse(calls.aggregationSearch.input, { searchStr }))
const found = async (searchStr: string) => (await ask(searchStr)).records.map(({ mcode }) => mcode)

describe('a part is found by its article number, typed or scanned', () => {
  test.each([
    ['EAN-13', '4006381333931', 1],
    ['EAN-13 as it is printed', '4 006381 333931', 1],
    ['EAN-13 with dashes', '4-006381-333931', 1],
    ['full-width digits', '４００６３８１３３３９３１', 1],
    ['fourteen digits', '04006381333931', 1],
    ['UPC-A', '036000291452', 2],
    ['UPC-A as it is printed', '0 36000 29145 2', 2],
    ['UPC-A as EAN-13', '0036000291452', 2],
    ['UPC-A as fourteen digits', '00036000291452', 2],
    ['UPC-A whose zero a spreadsheet lost', '36000291452', 2],
    ['EAN-8', '96385074', 3],
    ['EAN-8 as it is printed', '9638 5074', 3],
    ['EAN-8 as fourteen digits', '00000096385074', 3],
    ['with its name', 'EAN: 4006381333931', 1],
    ['with its name in words', 'GTIN 04006381333931', 1],
    ['scanned, with what the scanner sends in front', ']E04006381333931', 1],
    ['scanned as GS1 elements', ']C10104006381333931', 1],
    ['scanned as GS1 elements in print', '(01)04006381333931(10)L7', 1],
    ['scanned as a web address', 'https://id.example.com/01/04006381333931', 1],
  ])('%s', async (_, text, part) => {
    const { records, meant } = await ask(text)
    expect(records.map(({ mcode }) => mcode)).toEqual([`AR-S-${10_000 + part}`])
    expect(meant).toBe('number')
    expect(records[0]?.matched).toEqual({ by: 'gtin', number: ['04006381333931', '00036000291452', '96385074'][part - 1], how: 'same' })
    const suggested = await search(catalogue, searchWork(), { searchStr: text, pageNo: 1, pageSize: 5 })
    expect(suggested.records[0]).toMatchObject({ goodsSkuCode: `AR-S-${10_000 + part}`, matched: { by: 'gtin' } })
  })

  test('its beginning, from eight digits on, where no number begins so', async () => {
    expect((await ask('40063813')).records.map(({ matched }) => matched)).toEqual([
      { by: 'oe', number: '4006381-307', maker: 'Bosch', how: 'begins' },
    ])
    expect(await found('400638133')).toEqual(['AR-S-10001'])
    expect(await ask('400638133')).toMatchObject({ begins: 1, records: [{ matched: { by: 'gtin', how: 'begins' } }] })
    expect(await found('03600029')).toEqual(['AR-S-10002'])
  })
})

describe('what is not found by it', () => {
  test('a piece of it is no piece of a number', async () => {
    expect(await found('3813339')).toEqual([])
    expect(await found('6000')).toEqual([])
  })

  test('a package of several pieces has a number of its own', async () => {
    expect(await found('10036000291459')).toEqual([])
    expect(await found('14006381333938')).toEqual([])
  })

  test('one whose last digit is wrong', async () => {
    expect(await found('4006381333932')).toEqual([])
  })

  test('a part that has gone', async () => {
    const less = catalogue.withNewerSegment(segmentOf([]), new Map(), [1])
    expect((await ask('4006381333931', less)).records).toEqual([])
  })
})

test('a number that a part bears as its own goes beside it, and is said first', async () => {
  const both = catalogueOf([
    indexedPart(1, { gtin: '96385074', oeNumber: '96385074' }),
    indexedPart(2, { gtin: '96385074', popularity: 900 }),
  ])
  const { records } = await ask('96385074', both)
  expect(records.map(({ mcode, matched }) => [mcode, matched?.by])).toEqual([
    ['AR-S-10002', 'gtin'],
    ['AR-S-10001', 'oe'],
  ])
})
