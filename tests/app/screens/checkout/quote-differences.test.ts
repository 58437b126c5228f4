import { expect, test } from 'vitest'
import { compareQuotes } from '#app/screens/checkout/quote-differences.ts'
import { quoteOf } from '../../../support/order-shop.ts'

const before = quoteOf([{ id: 'A-1', qty: 2 }])

test('two quotes of the same differ in nothing', () => {
  expect(compareQuotes(before, quoteOf([{ id: 'A-1', qty: 2 }]))).toEqual([])
})

test('prices of lines and each sum are told as old and new', () => {
  const [line] = before.lines
  const now = {
    ...before,
    lines: line === undefined ? [] : [{ ...line, unitPrice: 11.5 }],
    sums: { ...before.sums, shipping: 15, total: 44 },
  }
  expect(compareQuotes(before, now)).toEqual([
    { what: 'price', id: 'A-1', before: 10.1, after: 11.5 },
    { what: 'shipping', id: '', before: 12.95, after: 15 },
    { what: 'total', id: '', before: 39.15, after: 44 },
  ])
})

test('a line that is gone and one that was not shown before are told by their pieces, without an old price', () => {
  const now = { ...before, lines: quoteOf([{ id: 'B-2', qty: 1 }]).lines }
  expect(compareQuotes(before, now)).toEqual([
    { what: 'qty', id: 'A-1', before: 2, after: 0 },
    { what: 'qty', id: 'B-2', before: 0, after: 1 },
  ])
})

test('another number of pieces is told beside what it does to the money', () => {
  expect(compareQuotes(before, quoteOf([{ id: 'A-1', qty: 3 }]))).toEqual([
    { what: 'qty', id: 'A-1', before: 2, after: 3 },
    { what: 'total', id: '', before: 39.15, after: 52.25 },
  ])
})
