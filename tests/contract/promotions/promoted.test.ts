import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { QuantityPriceBreak } from '#contract/catalogue/catalogue.ts'
import { centsOf, dollarsOf } from '#contract/kernel/primitives.ts'
import { cartSumsOf, totalsForQuantity } from '#contract/pricing/pricing.ts'
import { promotedPrices, promotionPrice } from '#contract/promotions/promoted.ts'

const cents = fc.integer({ min: 1, max: 90_000 })
const ladder = fc.uniqueArray(fc.record({ fromQty: fc.integer({ min: 1, max: 40 }), cents }), {
  selector: ({ fromQty }) => fromQty,
  maxLength: 5,
})
const terms = fc.oneof(fc.record({ percent: fc.integer({ min: 1, max: 99 }) }), fc.record({ cents: fc.integer({ min: 1, max: 90_000 }) }))
const stepsOf = (steps: readonly { fromQty: number; cents: number }[]): QuantityPriceBreak[] =>
  steps.map((step) => ({ fromQty: step.fromQty, unitPrice: dollarsOf(step.cents) }))

describe('10,000 random carts', () => {
  test('each line costs its step or its promotion, whichever is less, and all of them add up to the cent', () => {
    const line = fc.record({
      price: cents,
      steps: ladder,
      terms: fc.option(terms),
      qty: fc.integer({ min: 1, max: 60 }),
      core: fc.nat(9000),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        let [goods, cores] = [0, 0]
        const priced = lines.map(({ price, steps, terms: said, qty, core }) => {
          const own = { price: dollarsOf(price), priceLadder: stepsOf(steps) }
          const made = said === null ? null : promotionPrice(centsOf(own.price), said)
          const sold = made === null ? own : promotedPrices(own, dollarsOf(made))
          // Reckoned here without the rule: the last step that is reached, or the price, and no more than the promotion.
          const step = steps.filter(({ fromQty }) => fromQty <= qty).sort((one, other) => other.fromQty - one.fromQty)[0]
          const unit = Math.min(step?.cents ?? price, made ?? Number.POSITIVE_INFINITY)
          goods += unit * qty
          cores += core * qty
          const { unitPrice: reckoned, goods: amount } = totalsForQuantity({ ...sold, coreCharge: dollarsOf(core) }, qty)
          expect(reckoned).toBe(unit)
          return { qty, amount: dollarsOf(amount), coreCharge: dollarsOf(core) }
        })
        const sums = cartSumsOf(priced)
        expect([centsOf(sums.goods), centsOf(sums.coreCharges), centsOf(sums.total)]).toEqual([goods, cores, goods + cores])
      }),
      { numRuns: 10_000, seed: 20261124 },
    )
  })
})

test('a ladder under a promotion names only steps that make a difference', () => {
  const own = {
    price: 20,
    priceLadder: stepsOf([
      { fromQty: 1, cents: 2000 },
      { fromQty: 5, cents: 1900 },
      { fromQty: 10, cents: 1500 },
    ]),
  }
  expect(promotedPrices(own, 17)).toEqual({
    price: 17,
    priceLadder: [
      { fromQty: 1, unitPrice: 17 },
      { fromQty: 10, unitPrice: 15 },
    ],
  })
})
