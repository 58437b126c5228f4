import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  DAY_MS,
  MAX_CORE_PARCELS_PER_ORDER,
  MAX_ORDERS_PER_DAY,
  MAX_RETURN_PHOTOS_PER_ORDER,
  MAX_RETURNS_PER_DAY,
  MAX_RETURNS_PER_ORDER,
  MAX_SESSIONS,
} from '#contract/limits.ts'
import { rateLimits } from '#server/kernel/rate-limits.ts'
import { openSession } from '#server/kernel/sessions.ts'
import { orderShop } from '../support/shop.ts'

const shop = await orderShop()
const plain = { weight_g: 500, price: '10.00', price_steps: '[]', core_charge: '0.00', stock: 1000 }
const photo = `data:image/jpeg;base64,${'A'.repeat(40_000)}`

test('asking for a return with a photo and withdrawing it, again and again, keeps no photo, and ends with a clear refusal', async () => {
  const ada = await shop.customer()
  const part = await shop.part(plain)
  const { id: orderId } = await shop.delivered(ada, { [part]: 30 })
  const asks = () => ada.say('orderReturn', { orderId, lines: [{ id: part, qty: 1 }], reason: 'not-needed', photo })
  for (let at = 0; at < MAX_RETURNS_PER_DAY; at += 1) {
    const { result } = await asks()
    expect((await ada.say('orderReturnWithdraw', { id: result.id })).result).toMatchObject({ state: 'withdrawn', photo: null })
  }
  expect(await asks()).toMatchObject({ status: 409, error: 'too-much', msg: expect.stringMatching(/returns/) })
  // Neither in the returns nor in the replies that are kept with their keys.
  const stored = await shop.db.selectFrom('idempotency').select('reply').where('account_id', '=', ada.id).execute()
  expect(stored.reduce((sum, { reply }) => sum + (reply?.length ?? 0), 0)).toBeLessThan(60_000)
  expect(JSON.stringify((await ada.say('orderDetail', { id: orderId })).result).length).toBeLessThan(30_000)
  // A day later this order still takes none.
  shop.clock.time += DAY_MS
  expect(MAX_RETURNS_PER_DAY).toBe(MAX_RETURNS_PER_ORDER)
  expect(await asks()).toMatchObject({ status: 409, error: 'too-much', msg: expect.stringMatching(/as many as an order can have/) })
})

test('an order takes five photos; the next return is asked for without one', async () => {
  const ada = await shop.customer()
  const part = await shop.part(plain)
  const { id: orderId } = await shop.delivered(ada, { [part]: 30 })
  const asks = (more: object) => ada.say('orderReturn', { orderId, lines: [{ id: part, qty: 1 }], reason: 'not-needed', ...more })
  for (let at = 0; at < MAX_RETURN_PHOTOS_PER_ORDER; at += 1) expect((await asks({ photo })).result).toMatchObject({ photo })
  expect(await asks({ photo })).toMatchObject({ status: 409, error: 'too-much', field: 'photo' })
  expect((await asks({})).status).toBe(200)
})

test('placing and cancelling without end: a day takes a hundred orders of one customer, and the next day more', async () => {
  const ada = await shop.customer()
  const part = await shop.part(plain)
  const { id } = await shop.ordered(ada, { [part]: 1 })
  await sql`insert into shop_order select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', 'X-' || place))).*
    from shop_order one, generate_series(2, ${MAX_ORDERS_PER_DAY}) place where one.id = ${id}`.execute(shop.db)
  await ada.add(part, 1)
  expect(await shop.place(ada)).toMatchObject({ status: 409, error: 'too-much', msg: expect.stringContaining('100 orders within a day') })
  shop.clock.time += DAY_MS
  expect((await shop.place(ada)).status).toBe(200)
})

test('signing in without end leaves a hundred sessions, the last used', async () => {
  const { id, token, say } = await shop.customer()
  let last = token
  for (let at = 0; at < MAX_SESSIONS; at += 1) {
    shop.clock.time += 1000
    last = await openSession(shop.db, shop.general, id, 'test', shop.clock.time)
  }
  const { open } = await shop.db
    .selectFrom('account_session')
    .select(({ fn }) => fn.countAll<string>().as('open'))
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(Number(open)).toBe(MAX_SESSIONS)
  expect((await say('profile', {})).status).toBe(401)
  expect((await say('profile', {}, { token: last })).status).toBe(200)
})

test('the used units of an order go in a hundred parcels at most; the last takes all that is owed', async () => {
  const ada = await shop.customer()
  const part = await shop.part({ ...plain, weight_g: 1, core_charge: '30.00' })
  await shop.delivered(ada, { [part]: MAX_CORE_PARCELS_PER_ORDER + 20 })
  const [owed] = (await ada.say('orderCoreList', {})).result
  const ships = (more: object) => ada.say('orderCoreShip', { id: owed?.id ?? '', ...more })
  for (let at = 0; at < MAX_CORE_PARCELS_PER_ORDER; at += 1) expect((await ships({ qty: 1 })).code).toBe(200)
  expect(await ships({ qty: 1 })).toMatchObject({ status: 409, error: 'too-much', field: 'qty' })
  expect((await ships({})).result).toMatchObject({ state: 'shipped', qty: 20 })
})

test('asking without end how an order is paid is refused, and so are exports of all data', async () => {
  const ada = await shop.customer()
  const { id } = await shop.ordered(ada, { [await shop.part(plain)]: 1 })
  const said = async (work: () => Promise<{ error?: string }>, times: number) => {
    const errors = new Set<string | undefined>()
    for (let at = 0; at < times; at += 1) errors.add((await work()).error)
    return [[...errors], (await work()).error]
  }
  expect(await said(() => ada.say('orderPay', { id }), rateLimits['pay-account'].maxCount)).toEqual([[undefined], 'too-often'])
  expect(await said(() => ada.say('exportAccount', {}), rateLimits['export-account'].maxCount)).toEqual([[undefined], 'too-often'])
})
