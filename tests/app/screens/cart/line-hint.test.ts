import { expect, test } from 'vitest'
import { priceBreakHintOf, priceChangeCents } from '#app/screens/cart/line-hint.ts'

const priceLadder = [
  { fromQty: 1, unitPrice: 129.95 },
  { fromQty: 5, unitPrice: 125.85 },
  { fromQty: 10, unitPrice: 125.85 },
]

test('the hint says how many pieces more reach the next step and what each then costs less, in whole cents', () => {
  expect(priceBreakHintOf({ priceLadder, price: 129.95, qty: 3 })).toEqual({ piecesToAdd: 2, savingPerPieceCents: 410 })
  expect(priceBreakHintOf({ priceLadder, price: 129.95, qty: 4 })).toEqual({ piecesToAdd: 1, savingPerPieceCents: 410 })
})

test('there is no hint on the last step, without a ladder, and where the next step is no cheaper', () => {
  expect(priceBreakHintOf({ priceLadder, price: 125.85, qty: 10 })).toBeNull()
  expect(priceBreakHintOf({ priceLadder: [], price: 20, qty: 1 })).toBeNull()
  expect(priceBreakHintOf({ priceLadder, price: 125.85, qty: 5 })).toBeNull()
})

test('a step that is far away, or that saves next to nothing, is not hinted at', () => {
  const far = [
    { fromQty: 1, unitPrice: 0.8 },
    { fromQty: 500, unitPrice: 0.79 },
  ]
  expect(priceBreakHintOf({ priceLadder: far, price: 0.8, qty: 12 })).toBeNull()
  expect(priceBreakHintOf({ priceLadder: far, price: 0.8, qty: 499 })).toEqual({ piecesToAdd: 1, savingPerPieceCents: 1 })
  expect(priceBreakHintOf({ priceLadder: [{ fromQty: 5, unitPrice: 129.9 }], price: 130, qty: 4 })).toBeNull()
})

test('a price is stale when it differs from what the customer last saw, and says which way it moved', () => {
  expect(priceChangeCents({ price: 10.1 })).toBeNull()
  expect(priceChangeCents({ price: 10.1, priceBefore: 10.1 })).toBeNull()
  expect(priceChangeCents({ price: 10.3, priceBefore: 10.1 })).toBe(20)
  expect(priceChangeCents({ price: 9.9, priceBefore: 10.1 })).toBe(-20)
})
