import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { foldWords } from '#contract/text/fold-words.ts'
import { aggregationSearch } from '#search/answer/listing.ts'
import { search } from '#search/answer/suggestions.ts'
import { catalogueOf, indexedPart, searchWork } from '../../support/search-parts.ts'

const names = [
  'Стартёр редукторный',
  'Μίζα κινητήρας',
  '스타터 모터 어셈블리',
  '始動モーター ボディ',
  '启动机总成',
  '发电机',
  'มอเตอร์สตาร์ท',
  'Łącznik rozrusznika',
  'محرك بدء التشغيل',
]
const catalogue = catalogueOf(names.map((name, at) => indexedPart(at + 1, { name, words: foldWords(name) })))
const ask = (searchStr: string) => aggregationSearch(catalogue, searchWork(), v.parse(calls.aggregationSearch.input, { searchStr }))
const found = async (searchStr: string) => (await ask(searchStr)).records.map(({ name }) => name)

describe('words of every script find their part', () => {
  test.each([
    ['стартер', 'Стартёр редукторный'],
    ['СТАРТЁР', 'Стартёр редукторный'],
    ['редукторный старт', 'Стартёр редукторный'],
    ['стартер для', 'Стартёр редукторный'],
    ['ΜΙΖΑ ΚΙΝΗΤΗΡΑΣ', 'Μίζα κινητήρας'],
    ['μιζα κιν', 'Μίζα κινητήρας'],
    ['스타터', '스타터 모터 어셈블리'],
    ['모터 어셈', '스타터 모터 어셈블리'],
    ['始動', '始動モーター ボディ'],
    ['ﾓｰﾀｰ', '始動モーター ボディ'],
    ['ﾎﾞﾃﾞｨ', '始動モーター ボディ'],
    ['启动机', '启动机总成'],
    ['启动机 12V', '启动机总成'],
    ['启动机12V', '启动机总成'],
    ['总成', '启动机总成'],
    ['总', '启动机总成'],
    ['成 启', '启动机总成'],
    ['发', '发电机'],
    ['สตาร์ท', 'มอเตอร์สตาร์ท'],
    ['lacznik', 'Łącznik rozrusznika'],
    ['ŁĄCZNIK', 'Łącznik rozrusznika'],
    ['مُحرّك', 'محرك بدء التشغيل'],
  ])('%s', async (text, name) => {
    expect(await found(text)).toEqual([name])
    const { records } = await search(catalogue, searchWork(), { searchStr: text, pageNo: 1, pageSize: 5 })
    expect(records.map(({ goodsSkuCode }) => goodsSkuCode)).toEqual([`AR-S-${10_001 + names.indexOf(name)}`])
  })

  test('a sign that several words hold finds all of them, at their ends too', async () => {
    expect((await found('机')).sort()).toEqual(['发电机', '启动机总成'])
  })
})

test('a letter that is another makes another word', async () => {
  expect(await found('ホティ')).toEqual([])
  expect(await found('电动')).toEqual([])
})

test('misspelt words are mended in every script', async () => {
  expect(await found('стратер')).toEqual(['Стартёр редукторный'])
  expect(await found('κινιτηρας')).toEqual(['Μίζα κινητήρας'])
})

test('of a run what nothing has is named as it was typed', async () => {
  const { records, leftOut } = await ask('启动机壳体')
  expect(records.map(({ name }) => name)).toEqual(['启动机总成'])
  expect(leftOut).toEqual(['机壳体'])
})

test('a number beside words of two signs is no number alone', async () => {
  const some = catalogueOf([indexedPart(1, { words: foldWords('启动机') }), indexedPart(2, { oeNumber: '24-0001' })])
  const match = await aggregationSearch(some, searchWork(), v.parse(calls.aggregationSearch.input, { searchStr: '启动机 24V' }))
  expect(match.meant).not.toBe('number')
  const numbered = await aggregationSearch(some, searchWork(), v.parse(calls.aggregationSearch.input, { searchStr: '品番 24-0001' }))
  expect(numbered.records.map(({ oeNumber }) => oeNumber)).toEqual(['24-0001'])
})
