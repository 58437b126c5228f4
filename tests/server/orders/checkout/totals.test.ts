import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitByWeights } from '#contract/pricing/split.ts'
import { dollarsTextOfCents } from '#server/db/money.ts'
import { computeOrderTotals } from '#server/orders/checkout/totals.ts'
import { paidCentsForPieces } from '#server/orders/returns/return-moves.ts'
import type { TaxRule } from '#server/orders/terms.ts'

const cents = (most: number) => fc.integer({ min: 0, max: most })
const line = fc.record({ qty: fc.integer({ min: 1, max: 9999 }), unitPrice: cents(500_000), coreCharge: cents(90_000) })
const rule: fc.Arbitrary<TaxRule | null> = fc.option(
  fc.record({
    ...{ country: fc.constant('US'), region: fc.constant('WI'), name: fc.constant('Tax'), rate: cents(100_000) },
    ...{ onShipping: fc.boolean(), onCores: fc.boolean(), exemptWithVatId: fc.boolean() },
  }),
)
const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0)
const anOrder = [fc.array(line, { minLength: 1, maxLength: 40 }), cents(2_000_000_000), cents(1_000_000), rule] as const

test('lines, discounts, shipping, tax and core charges add up to the cent, whatever they are', () => {
  fc.assert(
    fc.property(...anOrder, (lines, wanted, shipping, tax) => {
      const amounts = lines.map(({ qty, unitPrice }) => qty * unitPrice)
      const off = Math.min(wanted, sum(amounts))
      const made = computeOrderTotals(lines, splitByWeights(off, amounts), shipping, tax)
      expect(made.goods).toBe(sum(lines.map(({ qty, unitPrice }) => qty * unitPrice)))
      expect(made.discount).toBe(off)
      expect(sum(made.lines.map(({ discount }) => discount))).toBe(made.discount)
      expect(made.coreCharges).toBe(sum(lines.map(({ qty, coreCharge }) => qty * coreCharge)))
      expect(made.tax).toBe(made.shippingTax + sum(made.lines.map((one) => one.tax + one.coreTax)))
      expect(made.total).toBe(made.goods - made.discount + made.shipping + made.tax + made.coreCharges)
      for (const one of made.lines) {
        expect([one.discount >= 0, one.discount <= one.amount, one.tax >= 0]).toEqual([true, true, true])
        for (const amount of [one.amount, one.discount, one.tax, one.coreAmount, one.coreTax])
          expect(Number.isSafeInteger(amount)).toBe(true)
      }
      if (!tax?.onShipping) expect(made.shippingTax).toBe(0)
      if (!tax?.onCores) expect(sum(made.lines.map(({ coreTax }) => coreTax))).toBe(0)
    }),
    { numRuns: 1000 },
  )
})

test('a tax is rounded line by line, halves up', () => {
  const rate = (thousandths: number): TaxRule => ({
    country: 'US',
    region: '',
    name: '',
    rate: thousandths,
    onShipping: true,
    onCores: true,
    exemptWithVatId: false,
  })
  // 5.5 % of 1.00 is 0.055, of 0.10 is 0.0055, of 2.00 is 0.11.
  const made = computeOrderTotals(
    [
      { qty: 1, unitPrice: 100, coreCharge: 0 },
      { qty: 1, unitPrice: 10, coreCharge: 200 },
    ],
    [0, 0],
    100,
    rate(5500),
  )
  expect([made.lines.map(({ tax }) => tax), made.lines[1]?.coreTax, made.shippingTax, made.tax]).toEqual([[6, 1], 11, 6, 24])
})

test('an amount is split in proportion, without losing or making a cent', () => {
  expect(splitByWeights(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(splitByWeights(5, [0, 10, 0])).toEqual([0, 5, 0])
  expect(splitByWeights(0, [3, 4])).toEqual([0, 0])
  expect(splitByWeights(7, [])).toEqual([])
  fc.assert(
    fc.property(
      fc.array(cents(1_000_000_000), { minLength: 1, maxLength: 50 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, part) => {
        const whole = sum(weights)
        const amount = Math.floor(whole * part)
        const shares = splitByWeights(amount, weights)
        expect(sum(shares)).toBe(whole === 0 ? 0 : amount)
        for (const [at, share] of shares.entries()) expect(share).toBeLessThanOrEqual(weights[at] ?? 0)
      },
    ),
  )
})

test('what comes back for a line is exactly what was paid for it, in however many returns its pieces come', () => {
  fc.assert(
    fc.property(
      cents(1_000_000),
      cents(100_000),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 }),
      (net, tax, parcels) => {
        const qty = sum(parcels)
        const paid = { amount: dollarsTextOfCents(net), discount: '0.00', tax: dollarsTextOfCents(tax), qty }
        let [before, back] = [0, 0]
        for (const pieces of parcels) {
          const refund = paidCentsForPieces(paid, before, pieces)
          expect(refund).toBeGreaterThanOrEqual(0)
          back += refund
          before += pieces
        }
        expect(back).toBe(net + tax)
      },
    ),
  )
})
