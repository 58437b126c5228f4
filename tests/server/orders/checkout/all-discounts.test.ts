import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOf } from '#contract/primitives.ts'
import { addPoints } from '#server/rewards/ledger.ts'
import { orderShop } from '../support/shop.ts'

const shop = await orderShop()
const percents = [5, 15, 33]
const promoted: string[] = []
for (const percent of percents) {
  const mcode = await shop.part({ price: '39.95', was_price: null, price_steps: '[]', core_charge: '7.50', weight_g: 300, stock: 5000 })
  await shop.promotion({ id: `of-${percent}`, mcodes: [mcode], percent })
  promoted.push(mcode)
}
const plain = await shop.part({ price: '12.49', was_price: null, price_steps: '[]', core_charge: '0.00', weight_g: 200, stock: 5000 })
const parts = [...promoted, plain]

test('the quote equals the order to the cent, with promotion, coupon and points together', { timeout: 120_000 }, async () => {
  await shop.coupon('TENTH', { percent: 10 })
  const cart = fc.record({ qtys: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: parts.length, maxLength: parts.length }), points: fc.nat(4000) })
  await fc.assert(
    fc.asyncProperty(cart, async ({ qtys, points }) => {
      const ada = await shop.customer()
      await shop.inside((at) => addPoints(at, ada.id, 5000, { cause: 'test', kind: 'granted', about: { kind: 'shop', id: '', name: '' } }))
      await ada.add(plain, 1)
      for (const [at, qty] of qtys.entries()) if (qty > 0) await ada.add(parts[at] ?? plain, qty)
      const choice = { coupon: 'TENTH', more: { points } }
      const quote = await shop.quote(ada, choice)
      expect(quote.problems).toEqual([])
      const { goods, discount, shipping, tax, coreCharges, total } = quote.sums
      const off = quote.discounts.reduce((sum, { amount }) => sum + centsOf(amount), 0)
      expect(centsOf(discount)).toBe(off)
      expect(centsOf(total)).toBe(centsOf(goods) - off + centsOf(shipping) + centsOf(tax) + centsOf(coreCharges))
      // Points pay at most half of what the coupon leaves of the goods.
      const byPoints = quote.discounts.find(({ source }) => source === 'points')
      const byCoupon = quote.discounts.find(({ source }) => source === 'coupon')
      expect(centsOf(byPoints?.amount ?? 0)).toBe(Math.min(points, Math.floor((centsOf(goods) - centsOf(byCoupon?.amount ?? 0)) / 2)))
      const { result: placed } = await shop.place(ada, choice)
      const order = await shop.detail(ada, placed.id)
      expect([placed.total, order.sums.total, order.sums.discount, order.sums.goods]).toEqual([total, total, discount, goods])
      expect(order.discounts).toEqual(quote.discounts)
      expect((await ada.say('rewardState', {})).result.balance).toBe(5000 - (quote.points?.spent ?? 0))
    }),
    { numRuns: 40, seed: 20261124 },
  )
})
