import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOf } from '#contract/kernel/primitives.ts'
import { addPoints } from '#server/rewards/ledger.ts'
import { runs } from '../../../support/runs.ts'
import { orderShop } from '../support/shop.ts'

const shop = await orderShop()
const plain = { was_price: null, price_steps: '[]', core_charge: '0.00', weight_g: 200, stock: 5000, category_id: '101' }
const ladder = JSON.stringify([
  { fromQty: 1, unitPrice: '39.95' },
  { fromQty: 5, unitPrice: '33.33' },
])
const parts: string[] = []
for (const terms of [{ percent: 5 }, { percent: 33 }, { cents: 3799 }]) {
  const mcode = await shop.part({ ...plain, price: '39.95', price_steps: ladder, core_charge: '7.50', category_id: '201' })
  await shop.promotion({ id: `of-${parts.length}`, mcodes: [mcode], ...terms })
  parts.push(mcode)
}
parts.push(await shop.part({ ...plain, price: '12.49', was_price: '14.99' }), await shop.part({ ...plain, price: '7.77' }))
const always = parts.at(-1) ?? ''

await shop.coupon('TENTH', { percent: 10 })
await shop.coupon('ODD', { percent: null, amount: '11.11' })
await shop.coupon('SCOPED', { percent: 33, category_id: '101' })
await shop.coupon('FULL', { percent: 25, with_sale: false })
await shop.coupon('LEAST', { percent: 50, least_goods: '60.00' })
const coupons = ['TENTH', 'ODD', 'SCOPED', 'FULL', 'LEAST']

test('the quote equals the order to the cent, with promotions, each kind of coupon and points together', { timeout: 300_000 }, async () => {
  const cart = fc.record({
    qtys: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: parts.length, maxLength: parts.length }),
    coupon: fc.option(fc.constantFrom(...coupons)),
    points: fc.nat(4000),
  })
  await fc.assert(
    fc.asyncProperty(cart, async ({ qtys, coupon: typed, points }) => {
      const ada = await shop.customer()
      await shop.inside((at) => addPoints(at, ada.id, 5000, { cause: 'test', kind: 'granted', about: { kind: 'shop', id: '', name: '' } }))
      await ada.add(always, 1)
      for (const [at, qty] of qtys.entries()) if (qty > 0) await ada.add(parts[at] ?? always, qty)
      const choiceOf = (coupon: string | null) => ({ ...(coupon === null ? {} : { coupon }), more: { points } })
      const first = await shop.quote(ada, choiceOf(typed))
      const refused = first.problems.length > 0
      // What is not taken says why, and the order goes without it.
      if (refused) {
        expect(first.problems).toMatchObject([{ error: 'coupon-refused' }])
        expect(first.reasons).toContainEqual({ source: 'coupon', code: typed, taken: false, say: first.problems[0]?.say })
        expect(first.discounts.filter(({ source }) => source === 'coupon')).toEqual([])
      }
      const choice = choiceOf(refused ? null : typed)
      const quote = refused ? await shop.quote(ada, choice) : first
      const { goods, discount, shipping, tax, coreCharges, total } = quote.sums
      const off = quote.discounts.reduce((sum, { amount }) => sum + centsOf(amount), 0)
      expect(centsOf(discount)).toBe(off)
      expect(centsOf(total)).toBe(centsOf(goods) - off + centsOf(shipping) + centsOf(tax) + centsOf(coreCharges))
      expect(centsOf(goods)).toBe(quote.lines.reduce((sum, { amount }) => sum + centsOf(amount), 0))
      expect(centsOf((await ada.sums()).goods)).toBe(centsOf(goods))
      // Points pay at most half of what the coupon leaves of the goods.
      const byPoints = quote.discounts.find(({ source }) => source === 'points')
      const byCoupon = quote.discounts.find(({ source }) => source === 'coupon')
      expect(centsOf(byPoints?.amount ?? 0)).toBe(Math.min(points, Math.floor((centsOf(goods) - centsOf(byCoupon?.amount ?? 0)) / 2)))
      const { result: placed } = await shop.place(ada, choice)
      const order = await shop.detail(ada, placed.id)
      expect([placed.total, order.sums]).toEqual([total, quote.sums])
      expect(order.lines.map(({ qty, unitPrice, amount }) => ({ qty, unitPrice, amount }))).toEqual(
        quote.lines.map(({ qty, unitPrice, amount }) => ({ qty, unitPrice, amount })),
      )
      expect(order.discounts).toEqual(quote.discounts)
      expect((await ada.say('rewardState', {})).result.balance).toBe(5000 - (quote.points?.spent ?? 0))
    }),
    runs(40),
  )
})

test('points that ran out while the page was open are said with what is left: nothing is taken, and the cart is as it was', async () => {
  const ada = await shop.customer()
  const about = { kind: 'shop', id: '', name: '' } as const
  await shop.inside((at) => addPoints(at, ada.id, 300, { cause: 'test', kind: 'granted', about, expiresMs: shop.clock.time + 60_000 }))
  await shop.inside((at) => addPoints(at, ada.id, 50, { cause: 'longer', kind: 'granted', about }))
  await ada.add(always, 2)
  const choice = { more: { points: 350 } }
  const wish = shop.wishOf(await shop.quote(ada, choice), choice)
  shop.clock.time += 60_000
  expect(await ada.say('orderPlace', wish)).toMatchObject({ code: 409, error: 'points-short', msg: 'You have 50 points now, not 350.' })
  expect([await ada.holds(), (await ada.say('rewardState', {})).result.balance, (await ada.say('orderList', {})).result.total]).toEqual([
    { [always]: 2 },
    50,
    0,
  ])
})
