import { expect, test } from 'vitest'
import { priceBreakRows } from '#app/screens/part/price-ladder.ts'

test('the table says from, to, each and what is saved', () => {
  const ladder = [
    { fromQty: 1, unitPrice: 129.95 },
    { fromQty: 3, unitPrice: 126.05 },
    { fromQty: 10, unitPrice: 119.55 },
  ]
  expect(priceBreakRows(ladder)).toEqual([
    { fromQty: 1, toQty: 2, unit: 12995, savesPercent: 0 },
    { fromQty: 3, toQty: 9, unit: 12605, savesPercent: 3 },
    { fromQty: 10, toQty: null, unit: 11955, savesPercent: 8 },
  ])
})
