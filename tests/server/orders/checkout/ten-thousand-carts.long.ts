import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cents, centsOf, dollarsOf } from '#contract/kernel/primitives.ts'
import { discountsOf } from '#contract/pricing/discounts.ts'
import { type PartPrices, unitPriceAt } from '#contract/pricing/pricing.ts'
import { promotedPrices, promotionPrice } from '#contract/promotions/promoted.ts'
import { computeOrderTotals } from '#server/orders/checkout/totals.ts'
import { freshSeed } from '../../../support/runs.ts'

const cents = (most: number) => fc.integer({ min: 1, max: most })
const line = fc.record({
  qty: fc.integer({ min: 1, max: 40 }),
  price: cents(90_000),
  /** What ten and what twenty-five pieces cost less, in percent; null: no ladder. */
  ladder: fc.option(fc.record({ ten: fc.nat(30), many: fc.integer({ min: 30, max: 60 }) })),
  promotion: fc.option(fc.oneof(fc.record({ percent: fc.integer({ min: 1, max: 99 }) }), fc.record({ cents: cents(90_000) }))),
  onSale: fc.boolean(),
  inScope: fc.boolean(),
  coreCharge: fc.nat(20_000),
})
type Bought = typeof line extends fc.Arbitrary<infer L> ? L : never
const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 10 }),
  coupon: fc.option(
    fc.record({
      percent: fc.option(fc.integer({ min: 1, max: 100 })),
      amount: cents(200_000),
      minGoodsCents: fc.nat(50_000),
      withSale: fc.boolean(),
    }),
  ),
  points: fc.record({ requested: fc.nat(100_000), balance: fc.nat(100_000) }),
  shipping: fc.nat(5000),
  rate: fc.nat(27_000),
  taxed: fc.record({ onShipping: fc.boolean(), onCores: fc.boolean() }),
})

/** Of a part what it costs by its ladder alone, and with its promotion, as every list, cart and quote reckons it. */
function unitOf({ qty, price, ladder, promotion }: Bought): { usual: number; unit: number } {
  const less = (percent: number) => dollarsOf((price - Math.floor((price * percent) / 100)) as Cents)
  const steps =
    ladder === null
      ? []
      : [
          { fromQty: 10, unitPrice: less(ladder.ten) },
          { fromQty: 25, unitPrice: less(ladder.many) },
        ]
  const own: PartPrices = { price: dollarsOf(price), priceLadder: steps }
  const promoted = promotion === null ? null : promotionPrice(price as Cents, promotion)
  const sold = promoted === null ? own : promotedPrices(own, dollarsOf(promoted))
  return { usual: centsOf(unitPriceAt(own, qty).unitPrice), unit: centsOf(unitPriceAt(sold, qty).unitPrice) }
}

const sum = (all: readonly number[]): number => all.reduce((whole, one) => whole + one, 0)
/** In big whole numbers: halves of a cent are rounded up. */
const taxBy = (amount: number, rate: number) => Number((BigInt(amount) * BigInt(rate) * 2n + 100_000n) / 200_000n)

test('in 10,000 random carts promotions, coupon, points, tax, delivery and deposits add up to the cent', () => {
  const seen = { promotion: 0, coupon: 0, points: 0, all: 0 }
  fc.assert(
    fc.property(cart, ({ lines, coupon, points, shipping, rate, taxed }) => {
      const units = lines.map(unitOf)
      const priced = lines.map(({ qty, coreCharge }, at) => ({ qty, coreCharge, unitPrice: units[at]?.unit ?? 0 }))
      const amounts = priced.map(({ qty, unitPrice }) => qty * unitPrice)
      const terms = coupon && { ...coupon, amountCents: coupon.percent === null ? coupon.amount : null }
      const made = discountsOf({
        lines: lines.map(({ inScope, onSale }, at) => ({
          amountCents: amounts[at] ?? 0,
          isInCouponScope: inScope,
          isPriceReduced: onSale || (units[at]?.unit ?? 0) < (units[at]?.usual ?? 0),
        })),
        ...{ coupon: terms, points },
      })
      const rule = { country: 'US', region: 'WI', name: 'Tax', rate, exemptWithVatId: false, ...taxed }
      const totals = computeOrderTotals(priced, made.lineDiscountsCents, shipping, rule)

      // A promotion makes nothing dearer, and what it saves is what the goods are cheaper by.
      for (const { unit, usual } of units) expect(unit).toBeLessThanOrEqual(usual)
      const saved = sum(lines.map(({ qty }, at) => qty * ((units[at]?.usual ?? 0) - (units[at]?.unit ?? 0))))
      expect(totals.goods + saved).toBe(sum(lines.map(({ qty }, at) => qty * (units[at]?.usual ?? 0))))
      const byCoupon = made.coupon.type === 'taken' ? made.coupon.discountCents : 0
      expect([totals.discount, sum(totals.lines.map(({ discount }) => discount))]).toEqual([
        byCoupon + made.points.discountCents,
        byCoupon + made.points.discountCents,
      ])
      expect(made.points.discountCents).toBe(Math.min(points.requested, points.balance, Math.floor((totals.goods - byCoupon) / 2)))
      for (const [at, { amount, discount, tax, coreAmount, coreTax }] of totals.lines.entries()) {
        expect(Number.isInteger(discount) && discount >= 0 && discount <= amount).toBe(true)
        expect([amount, coreAmount]).toEqual([amounts[at], (lines[at]?.qty ?? 0) * (lines[at]?.coreCharge ?? 0)])
        expect([tax, coreTax]).toEqual([taxBy(amount - discount, rate), taxed.onCores ? taxBy(coreAmount, rate) : 0])
      }
      const tax = sum(totals.lines.map((one) => one.tax + one.coreTax)) + (taxed.onShipping ? taxBy(shipping, rate) : 0)
      const cores = sum(lines.map(({ qty, coreCharge }) => qty * coreCharge))
      expect([totals.tax, totals.coreCharges]).toEqual([tax, cores])
      expect(totals.total).toBe(sum(amounts) - byCoupon - made.points.discountCents + shipping + tax + cores)

      if (saved > 0) seen.promotion += 1
      if (byCoupon > 0) seen.coupon += 1
      if (made.points.discountCents > 0) seen.points += 1
      if (saved > 0 && byCoupon > 0 && made.points.discountCents > 0) seen.all += 1
    }),
    { numRuns: 10_000, seed: freshSeed() },
  )
  // They met often enough for that to say something.
  for (const often of Object.values(seen)) expect(often).toBeGreaterThan(500)
}, 120_000)
