import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CouponTerms, type DiscountLine, discountsOf } from '#contract/pricing/discounts.ts'
import { freshSeed } from '../../support/runs.ts'

const line = (amount: number, differs: Partial<DiscountLine> = {}): DiscountLine => ({ amount, lowered: false, inScope: true, ...differs })
const coupon = (differs: Partial<CouponTerms> = {}): CouponTerms => ({
  ...{ percent: 10, amountCents: null, leastCents: 0, withSale: true },
  ...differs,
})
const none = { wanted: 0, balance: 0 }

test('a coupon comes before points, and points pay at most half of what it leaves', () => {
  const {
    coupon: off,
    points,
    total,
  } = discountsOf({
    ...{ lines: [line(10_000)], coupon: coupon() },
    points: { wanted: 9000, balance: 9000 },
  })
  expect([off, points.most, points.spent, points.cut, total]).toEqual([{ type: 'taken', cents: 1000, leftOut: 0 }, 4500, 4500, true, 5500])
})

test('a coupon for some goods takes off those alone, and says how many lines it left out', () => {
  const { coupon: off, shares } = discountsOf({
    ...{ lines: [line(5000), line(3000, { inScope: false })], coupon: coupon({ percent: null, amountCents: 700 }) },
    points: none,
  })
  expect([off, shares]).toEqual([{ type: 'taken', cents: 700, leftOut: 1 }, [700, 0]])
})

test('a coupon that does not go with lowered prices is refused where all are, and leaves them out where some are', () => {
  const terms = coupon({ withSale: false })
  const low = line(4000, { lowered: true })
  expect(discountsOf({ lines: [low], coupon: terms, points: none }).coupon).toEqual({ type: 'refused', why: 'sale', goodsCents: 0 })
  expect(discountsOf({ lines: [low, line(1000)], coupon: terms, points: none }).coupon).toEqual({ type: 'taken', cents: 100, leftOut: 1 })
})

test('the least is counted over what the coupon is for', () => {
  const terms = coupon({ leastCents: 5000 })
  const lines = [line(4999), line(9000, { inScope: false })]
  expect(discountsOf({ lines, coupon: terms, points: none }).coupon).toEqual({ type: 'refused', why: 'least', goodsCents: 4999 })
})

test('who wants more points than there are is short of them', () => {
  const { points } = discountsOf({ lines: [line(10_000)], coupon: null, points: { wanted: 200, balance: 120 } })
  expect(points).toEqual({ most: 120, spent: 120, cents: 120, short: true, cut: false })
})

test('in ten thousand random carts promotion, coupon and points add up to the cent, and no line falls below zero', () => {
  const random = fc.record({
    lines: fc.array(
      fc.record({
        qty: fc.integer({ min: 1, max: 40 }),
        unit: fc.integer({ min: 1, max: 90_000 }),
        promotion: fc.integer({ min: 0, max: 60 }),
        inScope: fc.boolean(),
      }),
      { maxLength: 12 },
    ),
    coupon: fc.option(
      fc.record({
        off: fc.oneof(
          fc.record({ percent: fc.integer({ min: 1, max: 100 }), amountCents: fc.constant(null) }),
          fc.record({ percent: fc.constant(null), amountCents: fc.integer({ min: 1, max: 100_000 }) }),
        ),
        leastCents: fc.integer({ min: 0, max: 50_000 }),
        withSale: fc.boolean(),
      }),
    ),
    wanted: fc.integer({ min: 0, max: 100_000 }),
    balance: fc.integer({ min: 0, max: 100_000 }),
  })
  fc.assert(
    fc.property(random, ({ lines: bought, coupon: given, wanted, balance }) => {
      const lines = bought.map(({ qty, unit, promotion, inScope }) => {
        const price = unit - Math.floor((unit * promotion) / 100)
        return { amount: qty * price, lowered: price < unit, inScope }
      })
      const terms = given && { ...given.off, leastCents: given.leastCents, withSale: given.withSale }
      const { coupon: off, points, shares, total } = discountsOf({ lines, coupon: terms, points: { wanted, balance } })
      const goods = lines.reduce((sum, { amount }) => sum + amount, 0)
      const couponCents = off.type === 'taken' ? off.cents : 0
      expect(total).toBe(couponCents + points.cents)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
      expect(shares.every((share, at) => Number.isInteger(share) && share >= 0 && share <= (lines[at]?.amount ?? 0))).toBe(true)
      expect(points.spent).toBeLessThanOrEqual(Math.min(wanted, balance))
      expect(2 * points.cents).toBeLessThanOrEqual(goods - couponCents)
      if (off.type === 'taken' && terms !== null) {
        const taken = lines.filter(({ inScope, lowered }) => inScope && (terms.withSale || !lowered))
        expect(off.cents).toBeLessThanOrEqual(taken.reduce((sum, { amount }) => sum + amount, 0))
      }
    }),
    { numRuns: 10_000, seed: freshSeed() },
  )
})
