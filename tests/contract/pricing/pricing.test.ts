import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOf, dollarsOf } from '#contract/kernel/primitives.ts'
import { cartSumsOf, isIncludedInOrder, totalsForQuantity, unitPriceAt } from '#contract/pricing/pricing.ts'
import { promotedPrices, promotionPrice } from '#contract/promotions/promoted.ts'
import { priceCases } from '../../support/price-cases.ts'

const priceLadder = [
  { fromQty: 1, unitPrice: 129.95 },
  { fromQty: 3, unitPrice: 126.05 },
  { fromQty: 10, unitPrice: 119.55 },
]
const part = { price: 129.95, priceLadder, coreCharge: 35 }
const single = (price: number, coreCharge = 0) => ({ price, priceLadder: [{ fromQty: 1, unitPrice: price }], coreCharge })

test.each(priceCases)('%s', (_, { promotions = [], ...prices }, qty, cents) => {
  const made = promotions.map((terms) => promotionPrice(centsOf(prices.price), terms)).filter((price) => price !== null)
  const sold = made.length === 0 ? prices : promotedPrices(prices, dollarsOf(Math.min(...made)))
  expect(centsOf(unitPriceAt(sold, qty).unitPrice)).toBe(cents)
})

test('one piece says how many more reach the next step', () => {
  expect(totalsForQuantity(part, 1)).toEqual({
    qty: 1,
    unitPrice: 12995,
    goods: 12995,
    coreCharges: 3500,
    total: 16495,
    nextPriceBreak: { missingQuantity: 2, fromQty: 3, unitPrice: 12605 },
  })
})

test('the last step has no next', () => {
  expect(totalsForQuantity(part, 10)).toMatchObject({ unitPrice: 11955, goods: 119550, nextPriceBreak: null })
})

test('the core charge is never discounted', () => {
  expect(totalsForQuantity(part, 10).coreCharges).toBe(35000)
})

test('sums stay exact where floats drift', () => {
  expect(totalsForQuantity(single(0.1, 0.2), 3).total).toBe(90)
  expect(totalsForQuantity(single(1.1), 9999).goods).toBe(1_099_890)
})

test('what a customer saw is the step itself, and without a ladder the part’s own price from one piece', () => {
  expect(unitPriceAt(part, 4)).toEqual({ fromQty: 3, unitPrice: 126.05 })
  expect(unitPriceAt({ price: 24.9, priceLadder: [] }, 4)).toEqual({ fromQty: 1, unitPrice: 24.9 })
})

test('the order in which steps arrive does not matter', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(priceLadder, { minLength: 3 }), fc.integer({ min: 1, max: 500 }), (steps, qty) => {
      expect(totalsForQuantity({ ...part, priceLadder: steps }, qty)).toEqual(totalsForQuantity(part, qty))
    }),
  )
})

test('ordered is what is not set aside for a job and was not refused', () => {
  expect([isIncludedInOrder({ job: '' }), isIncludedInOrder({ job: 'Fleet' }), isIncludedInOrder({ job: '', onlyRefused: true })]).toEqual([
    true,
    false,
    false,
  ])
})

test('lines come to goods and core charges, added in cents', () => {
  const line = { qty: 3, amount: 0.3, coreCharge: 0.1 }
  expect(cartSumsOf([line, line])).toEqual({ lines: 2, pieces: 6, goods: 0.6, coreCharges: 0.6, total: 1.2 })
  expect(cartSumsOf([])).toEqual({ lines: 0, pieces: 0, goods: 0, coreCharges: 0, total: 0 })
})
