import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { calls } from '#contract/calls.ts'
import { aggregationSearch } from '#search/answer/listing.ts'
import { searchText } from '#search/find/search-text.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'
import { measuredCatalogue, measuredParts } from '../../support/measured-catalogue.ts'
import { searchWork } from '../../support/search-parts.ts'

const catalogue = measuredCatalogue(measuredParts)
const search = (searchStr: string) => aggregationSearch(catalogue, searchWork(), v.parse(calls.aggregationSearch.input, { searchStr }))

test.each<[text: string, ids: number[]]>([
  ['alternator 6pk 54 mm pulley 4 pin oval', [1]],
  ['riemenscheibe 54 mm 6 rillen 4-polig oval', [1]],
  ['starter 10t cw 2 holes 76 mm pilot', [5]],
  ['bearing 17x40x12', [10]],
  ['17x40x12', [10]],
  ['M8 stud', [6, 8]],
  ['starter M10', [5]],
  ['solenoid 3 terminals', [8]],
  ['Magnetschalter 2 Klemmen', [9]],
  ['solenoid hole spacing 44 mm', [8, 9]],
  // Without a word it may be any length, within the tolerance.
  ['alternator 54 mm', [1, 2, 3, 4]],
  ['alternator 180 mm', [1]],
  ['starter pilot 76', [5, 6]],
])('%s', async (text, ids) => {
  const { records } = await search(text)
  expect(records.map(({ mcode }) => Number(mcode.slice(-2))).sort((a, b) => a - b)).toEqual(ids)
})

test('a number goes before a measure', async () => {
  expect((await search('54MM-4')).records.map(({ mcode }) => mcode)).toEqual(['AR-S-10012'])
})

test('each measure that restricts the result is said, with the piece of the text', async () => {
  expect((await search('alternator 6pk 54 mm pulley 4 pin oval')).measured).toEqual([
    { text: '6pk', keys: ['grooves'], value: '6' },
    { text: '4 pin', keys: ['plugPins'], value: '4' },
    { text: '54 mm pulley', keys: ['pulleyOdMm'], value: '54' },
    { text: 'oval', keys: ['plugShape'], value: 'oval' },
  ])
  expect((await search('alternator')).measured).toBeUndefined()
})

test('a measure that no part has as well is left out, and that is said', async () => {
  const { total, leftOut, measured } = await search('alternator 77 mm pulley 4 pin')
  expect({ total, leftOut, measured }).toEqual({
    total: 2,
    leftOut: ['77 mm pulley'],
    measured: [{ text: '4 pin', keys: ['plugPins'], value: '4' }],
  })
})

test('measures alone that no part has find nothing', async () => {
  expect((await search('999 mm')).total).toBe(0)
})

test('of very many measures the first six are read, and the others are left out, which is said', async () => {
  const lengths = [54, 180, 60, 61, 62, 63, 64, 65].map((length) => `${length} mm`)
  const { total, leftOut, measured } = await search(`alternator ${lengths.join(' ')}`)
  expect(total).toBe(1)
  expect(measured?.map(({ text }) => text)).toEqual(['54 mm', '180 mm'])
  expect(leftOut).toEqual(lengths.slice(2))
  expect((await search('alternator 70 mm 71 mm 72 mm 73 mm 74 mm 75 mm 54 mm')).leftOut).toContain('54 mm')
})

test('each column is read once for all measures, and other work can run between two', async () => {
  const many = measuredCatalogue(measuredParts)
  const read: string[] = []
  for (const { segment } of many.segments) {
    const attributeColumn = segment.attributeColumn.bind(segment)
    vi.spyOn(segment, 'attributeColumn').mockImplementation((key) => {
      read.push(key)
      return attributeColumn(key)
    })
  }
  let pauses = 0
  const work = new SearchBudget(async () => {
    pauses += 1
  })
  // No part has the word, so the search is tried in several ways.
  await searchText(work, many, 'alternator gelb 54 mm 180 mm 60 mm')
  expect(read.length).toBeGreaterThan(0)
  expect(new Set(read).size).toBe(read.length)
  expect(pauses).toBeGreaterThan(read.length)
})

test('a search whose budget is used up leaves its measures out', async () => {
  const work = searchWork()
  await work.spendStepsUpTo('piece', 39)
  expect(await searchText(work, catalogue, 'alternator 54 mm')).toMatchObject({ total: 4, droppedWords: ['54 mm'] })
})
