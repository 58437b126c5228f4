import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { verifyStoredDraw } from '#contract/lottery/draw-of.ts'
import { type OrderState, orderStates } from '#contract/orders/order-states.ts'
import { DEMO_EMAIL, ensureDemoCustomer } from '#server/demo/demo-customer.ts'
import { ensureDemoHistory } from '#server/demo/history/ensure.ts'
import { maxQuantityAtOnce } from '#server/demo/history/picked.ts'
import { openSession } from '#server/kernel/sessions.ts'
import { cheapHasher } from '../../support/cheap-hasher.ts'
import { type CartShop, cartShop } from '../cart/support/shop.ts'

const say: CartShop['say'] = (name, input) => shop.say(name, input, { token })
const shop = await cartShop()
await ensureDemoCustomer({ ...shop, hasher: cheapHasher }, 'a password of a test')
// As two servers do that start together.
await Promise.all([ensureDemoHistory(shop.db, DEMO_EMAIL, shop.clock.time), ensureDemoHistory(shop.db, DEMO_EMAIL, shop.clock.time)])
const { id } = await shop.db.selectFrom('account').select('id').where('email_key', '=', DEMO_EMAIL).executeTakeFirstOrThrow()
const token = await openSession(shop.db, shop.general, id, 'test', shop.clock.time)

test('the demo customer has orders in every state, spread over a year, under numbers of the shop', async () => {
  const { result } = await say('orderList', { pageSize: '100' }, {})
  expect(result.total).toBe(15)
  expect(new Set(result.records.map(({ state }): OrderState => state))).toEqual(new Set(orderStates))
  expect(result.records.every(({ number }) => /^CW-1000\d\d$/.test(number))).toBe(true)
  const days = result.records.map(({ placedAt }) => (shop.clock.time - Date.parse(placedAt)) / 86_400_000)
  expect([Math.max(...days) > 340, Math.min(...days) < 1]).toEqual([true, true])
  expect(result.counts).toMatchObject({ all: 15, unpaid: 1, shipped: 1, closed: 2 })
})

test('the demo customer was a customer before the first order', async () => {
  const { result: orders } = await say('orderList', { pageSize: '100' }, {})
  const { result: profile } = await say('profile', {}, {})
  const first = Math.min(...orders.records.map(({ placedAt }) => Date.parse(placedAt)))
  expect(Date.parse(profile.memberSince)).toBeLessThan(first)
})

test('used units are owed, on their way and credited', async () => {
  const { result } = await say('orderCoreList', {}, {})
  expect(new Set(result.map(({ state }) => state))).toEqual(new Set(['due', 'shipped', 'credited']))
  for (const { deposit, state, credited } of result) expect(credited).toBe(state === 'credited' ? deposit : 0)
})

test('there are two addresses, bought parts, a return under way and lines set aside for a job, but nothing in the cart', async () => {
  const { result: addresses } = await say('addressList', {}, {})
  expect(addresses.map(({ city, defaultFor }) => [city, defaultFor.length])).toEqual([
    ['Milwaukee', 2],
    ['Ames', 0],
  ])
  expect((await say('orderParts', {}, {})).result.total).toBeGreaterThan(8)
  expect((await say('cartCount', {}, {})).result.lines).toBe(0)
  expect((await say('cartList', {}, {})).result.map(({ job }) => job)).toEqual(Array(3).fill('Tractor 7, charging'))
  const { result: orders } = await say('orderList', { pageSize: '100', tab: 'delivered' }, {})
  const whole = await Promise.all(orders.records.map(({ id }) => say('orderDetail', { id }, {})))
  expect(whole.flatMap(({ result }) => result.returns).map(({ state }) => state)).toContain('approved')
})

test('every order adds up, and nobody is told of what happened long ago', async () => {
  const { result } = await say('orderList', { pageSize: '100' }, {})
  for (const { id } of result.records) {
    const { sums, money } = (await say('orderDetail', { id }, {})).result
    const cents = (dollars: number) => Math.round(dollars * 100)
    expect(cents(sums.total)).toBe(
      cents(sums.goods) - cents(sums.discount) + cents(sums.shipping) + cents(sums.tax) + cents(sums.coreCharges),
    )
    expect(money.refunded).toBeLessThanOrEqual(money.paid)
  }
  expect(await shop.db.selectFrom('order_event').select('id').where('notified_at', 'is', null).execute()).toEqual([])
})

test('nobody bought a dozen of what is not used up by the dozen', async () => {
  const lines = await shop.db
    .selectFrom('order_line')
    .innerJoin('part', (join) => join.onRef('part.mcode', '=', 'order_line.mcode').onRef('part.tenant_id', '=', 'order_line.tenant_id'))
    .select(['part.type', 'part.min_qty', 'order_line.qty', 'order_line.mcode'])
    .execute()
  expect(lines.length).toBeGreaterThan(25)
  const odd = lines.filter(({ type, qty, min_qty }) => qty > Math.max(maxQuantityAtOnce(type), min_qty))
  expect(odd).toEqual([])
})

test('a second start adds nothing', async () => {
  await ensureDemoHistory(shop.db, DEMO_EMAIL, shop.clock.time)
  expect((await say('orderList', {}, {})).result.total).toBe(15)
})

test('the demo customer has drawn twice, as anyone can make again, and a lottery runs whenever the shop starts', async () => {
  const { result: draws } = await say('lotteryDraws', {}, {})
  expect(draws.records.map(({ prize }) => prize)).toEqual([expect.stringMatching(/^(off|points)-/), 'rest'])
  for (const draw of draws.records) expect(await verifyStoredDraw(draw)).toBe('holds')
  const now = async () => (await say('lotteryState', {}, {})).result
  expect(await now()).toMatchObject({ lottery: { points: 100 }, mine: { left: 3 } })
  await shop.db
    .updateTable('lottery')
    .set({ ends_at: new Date(shop.clock.time - 3_600_000) })
    .where('ends_at', '>', new Date(shop.clock.time))
    .execute()
  expect((await now()).lottery).toBeNull()
  await ensureDemoHistory(shop.db, DEMO_EMAIL, shop.clock.time)
  expect((await now()).lottery?.prizes.length).toBeGreaterThan(4)
})

test('promotions run whenever the shop starts and one is to come; a shop’s own are left alone', async () => {
  const now = async () => (await say('promotionList', {}, {})).result
  expect((await now()).coming.length).toBe(1)
  const { running } = await now()
  expect(running.length).toBe(3)
  for (const { total, parts } of running) {
    expect(total).toBeGreaterThan(3)
    for (const { price, wasPrice } of parts) expect(price).toBeLessThan(wasPrice ?? 0)
  }
  await shop.db
    .updateTable('promotion')
    .set({ starts_at: new Date(0), ends_at: new Date(1) })
    .execute()
  const count = async () => (await shop.db.selectFrom('promotion').select('id').execute()).length
  await shop.db.updateTable('promotion').set({ id: sql`'old-' || id` }).execute()
  await ensureDemoHistory(shop.db, DEMO_EMAIL, shop.clock.time)
  expect(await count()).toBe(8)
  await ensureDemoHistory(shop.db, DEMO_EMAIL, shop.clock.time)
  expect(await count()).toBe(8)
})

test('points come from delivered orders, in the order of time and never below zero; gifts were taken, and coupons are in every state', async () => {
  const { result: state } = await say('rewardState', {}, {})
  const { result: ledger } = await say('rewardLedger', { pageSize: '100' }, {})
  expect(state.balance).toBe(ledger.records.reduce((sum, { points }) => sum + points, 0))
  expect(state.balance).toBeGreaterThan(200)
  expect(ledger.records.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['earned', 'reversed', 'redeemed', 'granted']))
  expect(ledger.records.every(({ balance }) => balance >= 0)).toBe(true)
  const days = ledger.records.map(({ at }) => at)
  expect(days).toEqual(days.toSorted().reverse())
  const { result: claims } = await say('giftClaims', {}, {})
  expect(claims.map(({ giftId, state: is, tracking }) => [giftId, is, tracking !== ''])).toEqual([
    ['parts-tray', 'open', false],
    ['off-5', 'ready', false],
    ['shop-mug', 'sent', true],
  ])
  const { result: coupons } = await say('couponList', {}, {})
  expect(new Set(coupons.map(({ state: is }) => is))).toEqual(new Set(['available', 'later', 'used', 'expired']))
})

test('both demo shops have gifts in three categories, each with a picture, one of them sold out', async () => {
  const { result } = await say('giftsMall', { cid: 'all' }, {})
  expect(result.categories.map(({ name }) => name)).toEqual(['On the bench', 'To wear', 'Coupons'])
  expect(result.gifts.map(({ stock }) => stock).at(-1)).toBe(0)
  for (const { picture } of result.gifts) expect((await shop.app.request(`/images${picture}`)).status, picture).toBe(200)
})
