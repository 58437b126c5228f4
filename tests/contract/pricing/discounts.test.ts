import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CouponTerms, type DiscountLine, discountsOf } from '#contract/pricing/discounts.ts'
import { freshSeed } from '../../support/runs.ts'

const line = (amount: number, differs: Partial<DiscountLine> = {}): DiscountLine => ({
  amountCents: amount,
  isPriceReduced: false,
  isInCouponScope: true,
  ...differs,
})
const coupon = (differs: Partial<CouponTerms> = {}): CouponTerms => ({
  ...{ percent: 10, amountCents: null, minGoodsCents: 0, withSale: true },
  ...differs,
})
const none = { requested: 0, balance: 0 }

test('a coupon comes before points, and points pay at most half of what it leaves', () => {
  const {
    coupon: off,
    points,
    totalCents,
  } = discountsOf({
    ...{ lines: [line(10_000)], coupon: coupon() },
    points: { requested: 9000, balance: 9000 },
  })
  expect([off, points.maxPoints, points.spentPoints, points.isOverOrderLimit, totalCents]).toEqual([
    { type: 'taken', discountCents: 1000, excludedLineCount: 0 },
    4500,
    4500,
    true,
    5500,
  ])
})

test('a coupon for some goods takes off those alone, and says how many lines it left out', () => {
  const { coupon: off, lineDiscountsCents } = discountsOf({
    ...{ lines: [line(5000), line(3000, { isInCouponScope: false })], coupon: coupon({ percent: null, amountCents: 700 }) },
    points: none,
  })
  expect([off, lineDiscountsCents]).toEqual([{ type: 'taken', discountCents: 700, excludedLineCount: 1 }, [700, 0]])
})

test('a coupon that does not go with lowered prices is refused where all are, and leaves them out where some are', () => {
  const terms = coupon({ withSale: false })
  const low = line(4000, { isPriceReduced: true })
  expect(discountsOf({ lines: [low], coupon: terms, points: none }).coupon).toEqual({ type: 'refused', reason: 'sale', goodsCents: 0 })
  expect(discountsOf({ lines: [low, line(1000)], coupon: terms, points: none }).coupon).toEqual({
    type: 'taken',
    discountCents: 100,
    excludedLineCount: 1,
  })
})

test('the least is counted over what the coupon is for', () => {
  const terms = coupon({ minGoodsCents: 5000 })
  const lines = [line(4999), line(9000, { isInCouponScope: false })]
  expect(discountsOf({ lines, coupon: terms, points: none }).coupon).toEqual({ type: 'refused', reason: 'least', goodsCents: 4999 })
})

test('who spends all points is not short of them', () => {
  expect(discountsOf({ lines: [line(10_000)], coupon: null, points: { requested: 120, balance: 120 } }).points.isOverBalance).toBe(false)
})

test('who wants more points than there are is short of them', () => {
  const { points } = discountsOf({ lines: [line(10_000)], coupon: null, points: { requested: 200, balance: 120 } })
  expect(points).toEqual({ maxPoints: 120, spentPoints: 120, discountCents: 120, isOverBalance: true, isOverOrderLimit: false })
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
        return { amountCents: qty * price, isPriceReduced: price < unit, isInCouponScope: inScope }
      })
      const terms = given && { ...given.off, minGoodsCents: given.leastCents, withSale: given.withSale }
      const {
        coupon: off,
        points,
        lineDiscountsCents,
        totalCents,
      } = discountsOf({ lines, coupon: terms, points: { requested: wanted, balance } })
      const goods = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
      const couponCents = off.type === 'taken' ? off.discountCents : 0
      expect(totalCents).toBe(couponCents + points.discountCents)
      expect(lineDiscountsCents.reduce((sum, share) => sum + share, 0)).toBe(totalCents)
      expect(lineDiscountsCents.every((share, at) => Number.isInteger(share) && share >= 0 && share <= (lines[at]?.amountCents ?? 0))).toBe(
        true,
      )
      expect(points.spentPoints).toBeLessThanOrEqual(Math.min(wanted, balance))
      expect(2 * points.discountCents).toBeLessThanOrEqual(goods - couponCents)
      if (off.type === 'taken' && terms !== null) {
        const taken = lines.filter(({ isInCouponScope, isPriceReduced }) => isInCouponScope && (terms.withSale || !isPriceReduced))
        expect(off.discountCents).toBeLessThanOrEqual(taken.reduce((sum, { amountCents }) => sum + amountCents, 0))
      }
    }),
    { numRuns: 10_000, seed: freshSeed() },
  )
})
