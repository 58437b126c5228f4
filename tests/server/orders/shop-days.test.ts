import { expect, test } from 'vitest'
import { orderShop } from './support/shop.ts'

const shop = await orderShop()
const plain = { price: '50.00', was_price: null, price_steps: '[]', core_charge: '0.00', weight_g: 1000, warranty_months: 12 }
/** It is so late, and the shop is there. Servers look at their tenants once a second. */
async function at(zone: string, time: string) {
  shop.clock.time = Date.parse(time)
  await shop.db.updateTable('tenant').set({ time_zone: zone }).where('id', '=', shop.general).execute()
}
/** Friday evening in Milwaukee, Saturday in UTC. */
const FRIDAY_EVENING = '2026-11-28T03:00:00Z'

test('an invoice is due so many days after the day of the order at the shop', async () => {
  const due = async () => {
    const ada = await shop.customer()
    return (await shop.detail(ada, (await shop.ordered(ada, { [await shop.part(plain)]: 1 })).id)).money.dueOn
  }
  await at('UTC', FRIDAY_EVENING)
  expect(await due()).toBe('2026-12-12')
  await at('America/Chicago', '2026-11-28T03:00:05Z')
  expect(await due()).toBe('2026-12-11')
})

test('goods leave on the day that it is at the shop: a Friday evening there is no Saturday', async () => {
  const arrives = async () => {
    const ada = await shop.customer()
    await ada.add(await shop.part(plain), 1)
    return (await shop.quote(ada)).deliveries.find(({ id }) => id === 'standard')
  }
  await at('America/Chicago', '2026-11-28T03:01:00Z')
  // Three working days after Friday 27 November; from Saturday on it would be Thursday.
  expect(await arrives()).toMatchObject({ expectedFrom: '2026-12-02' })
  await at('UTC', '2026-11-28T03:01:05Z')
  expect(await arrives()).toMatchObject({ expectedFrom: '2026-12-03' })
})

test('the last day of a back-order’s date is still its day in the evening at the shop', async () => {
  const mcode = await shop.part({ ...plain, stock: 0, restock_on: '2026-11-27' })
  const added = async () => (await (await shop.customer()).add(mcode, 1)).code
  await at('America/Chicago', '2026-11-28T05:59:50Z')
  expect(await added()).toBe(200)
  await at('America/Chicago', '2026-11-28T06:00:00Z')
  expect(await added()).not.toBe(200)
})

test('warranty, old units and returns run from the day of delivery at the shop, each to the end of its last day', async () => {
  await at('America/Chicago', '2026-11-28T03:02:00Z')
  const ada = await shop.customer()
  const order = await shop.delivered(ada, { [await shop.part({ ...plain, core_charge: '10.00', warranty_months: 0 })]: 1 })
  const seen = async () => {
    const own = { ...ada, say: (...[name, input]: Parameters<typeof ada.say>) => ada.say(name, input, { token }) } as typeof ada
    return shop.detail(own, order.id)
  }
  let token = await shop.sessionOf(ada.id)
  const first = await seen()
  expect([first.lines[0]?.warrantyUntil, first.cores[0]?.dueOn, first.lines[0]?.returnable]).toEqual(['2026-11-27', '2026-12-27', 1])
  await at('America/Chicago', '2026-12-28T05:59:59Z')
  token = await shop.sessionOf(ada.id)
  expect((await seen()).lines[0]?.returnable).toBe(1)
  await at('America/Chicago', '2026-12-28T06:00:01Z')
  expect((await seen()).lines[0]?.returnable).toBe(0)
})
