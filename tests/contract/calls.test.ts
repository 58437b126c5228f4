import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { callNames, calls } from '#contract/calls.ts'
import { errorTable } from '#contract/errors.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'

describe('section 7: the call table', () => {
  test('saves a search record by POST and reads everything else of the catalogue by GET', () => {
    for (const name of callNames) {
      if (calls[name].path.startsWith('/marco/api/v1/')) expect(calls[name].method, name).toBe(name === 'searchRecord' ? 'POST' : 'GET')
    }
  })

  test('names each path once per method', () => {
    const seen = callNames.map((name) => `${calls[name].method} ${calls[name].path}`)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('aggregation/search: the query is built from the non-empty parameters, in one order', () => {
    expect(queryStringOf({ searchStr: 'a b', voltage: ['12', '24'], producer: [], sort: undefined, brandid: '', pageNo: 2 })).toBe(
      'pageNo=2&searchStr=a+b&voltage=12%7C24',
    )
  })

  test('the category list is asked for at level 0, thin, unless said otherwise', () => {
    expect(v.parse(calls.categoryList.input, {})).toEqual({ level: 0, thin: true })
  })

  test.each([
    ['pageNo', '0'],
    ['pageNo', '-1'],
    ['pageNo', '1e3'],
    ['pageNo', '10001'],
    ['pageSize', '101'],
    ['pageSize', '0'],
    ['pageSize', 'ten'],
  ])('a listing refuses %s=%s', (key, value) => {
    expect(v.safeParse(calls.aggregationSearch.input, { [key]: value }).success).toBe(false)
  })

  test('a search takes a pasted list of thirty numbers, and its lines and columns stay apart', () => {
    const pasted = Array.from({ length: 30 }, (_, at) => `0 001 123 0${10 + at}\t${at + 1} pcs`).join('\r\n')
    const read = v.safeParse(calls.search.input, { searchStr: pasted })
    expect(read.success && read.output.searchStr.startsWith('0 001 123 010  1 pcs; 0 001 123 011  2 pcs')).toBe(true)
  })

  test.each(['', '   ', 'x'.repeat(1001), '\u0000\u200b'])('a search refuses %j', (searchStr) => {
    expect(v.safeParse(calls.search.input, { searchStr }).success).toBe(false)
  })
})

describe('section 8: the error table', () => {
  test("no token on a protected path says 'Please login first.' and leads to sign-in", () => {
    expect(errorTable['sign-in-required']).toMatchObject({ message: 'Please login first.', reaction: 'sign-in', status: 401 })
  })

  test('body code 404 travels with HTTP 200 and leads to the error page', () => {
    expect(errorTable['not-found']).toMatchObject({ status: 200, code: 404, reaction: 'page' })
  })
})
