import { expect, test } from 'vitest'
import { fullScanCalls } from '#search/answer/answers.ts'
import { shownPartsOf } from '#server/http/cached-replies.ts'

test('a reply that counts or chooses parts by price or stock depends on every part', () => {
  // The vehicles that words name have counts of all parts that fit, whatever their price and stock.
  const choosing = [...fullScanCalls].filter((name) => name !== 'namedVehicles')
  expect(choosing.filter((name) => shownPartsOf([name], []) !== null)).toEqual([])
})

test('other replies depend on the parts that they show', () => {
  expect(shownPartsOf(['productDetail'], { mcode: 'A-1', beside: [{ mcode: 'A-2' }] })).toEqual(new Set(['A-1', 'A-2']))
})
