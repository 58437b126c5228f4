import { expect, test } from 'vitest'
import { orderShop } from './support/shop.ts'

const shop = await orderShop()

const BUYERS = 200
const UNITS = 50
/**
 * The embedded database has one connection, so there two orders never hold locks at once; a server's transactions must cross to show that
 * none waits for ever.
 */
const ROUNDS = process.env['DATABASE_URL'] ? 20 : 3

test('200 buyers for 50 units: exactly 50 are sold, none is owed, no order is half', async () => {
  const scarce = await shop.part({ stock: UNITS, price: '80.00', price_steps: '[]', core_charge: '20.00', weight_g: 2000 })
  // Every second buyer wants plenty of something else too, in the other order: crossing orders must not lock each other out.
  const plenty = await shop.part({ stock: 10_000, price: '5.00', price_steps: '[]', core_charge: '0.00', weight_g: 100 })
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.customer()))
  const codes = (at: number) => (at % 2 ? [scarce, plenty] : [plenty, scarce])
  await shop.db
    .insertInto('cart_line')
    .values(
      buyers.flatMap(({ id }, at) =>
        codes(at).map((mcode, place) => ({
          ...{ tenant_id: shop.general, account_id: id, mcode, qty: 1, price_seen: '1.00', job: '' },
          added_at: new Date(shop.clock.time + place),
        })),
      ),
    )
    .execute()
  // What the shop quotes depends on the cart alone, and there are two carts.
  const wishes = await Promise.all(buyers.slice(0, 2).map(async (buyer) => shop.wishOf(await shop.quote(buyer))))
  const said = await Promise.all(
    buyers.map(async (buyer, at) => {
      const key = { key: crypto.randomUUID() }
      let reply = await buyer.say('orderPlace', wishes[at % 2], key)
      // On a busy machine the last ones wait for a connection longer than a customer would; their app asks again, under the same key.
      for (let times = 1; reply.status === 503 && times < 5; times += 1) reply = await buyer.say('orderPlace', wishes[at % 2], key)
      return reply
    }),
  )
  for (const mistake of shop.mistakes.splice(0)) expect(String(mistake)).toContain('timeout exceeded when trying to connect')

  const sold = said.filter(({ code }) => code === 200)
  const refused = said.filter(({ code }) => code !== 200)
  expect([sold.length, refused.length]).toEqual([UNITS, BUYERS - UNITS])
  expect(new Set(refused.map(({ status, error }) => `${status} ${error}`))).toEqual(new Set(['409 sold-out']))
  expect(new Set(sold.map(({ result }) => result.number)).size).toBe(UNITS)
  expect([await shop.stock(scarce), await shop.stock(plenty)]).toEqual([0, 10_000 - UNITS])

  // Whole orders only: as many lines and events as orders, and money that adds up, which the table itself demands.
  const rows = async (table: 'shop_order' | 'order_line' | 'order_event') =>
    (
      await shop.db
        .selectFrom(table)
        .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('n'))
        .executeTakeFirstOrThrow()
    ).n
  expect([await rows('shop_order'), await rows('order_line'), await rows('order_event')]).toEqual([UNITS, UNITS * 2, UNITS])
  const numbers = sold.map(({ result }) => Number(result.number.split('-')[1])).sort((one, other) => one - other)
  expect(numbers).toEqual(Array.from({ length: UNITS }, (_, at) => (numbers[0] ?? 0) + at))

  // Who got one has an empty cart; who got none keeps everything.
  const lines = await shop.db.selectFrom('cart_line').select(['account_id', 'mcode', 'qty']).execute()
  for (const [at, { id }] of buyers.entries()) {
    const cart = Object.fromEntries(lines.filter(({ account_id }) => account_id === id).map(({ mcode, qty }) => [mcode, qty]))
    expect(cart).toEqual(said[at]?.code === 200 ? {} : { [scarce]: 1, [plenty]: 1 })
  }
})

test('two orders of the same two parts in opposite order do not lock each other out, over and over', async () => {
  const [a, b] = [await shop.part({ stock: 1000 }), await shop.part({ stock: 1000 })]
  const [ada, bob] = [await shop.customer(), await shop.customer()]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const mcode of [a, b]) await ada.add(mcode, 1)
    for (const mcode of [b, a]) await bob.add(mcode, 1)
    const [one, other] = [shop.wishOf(await shop.quote(ada)), shop.wishOf(await shop.quote(bob))]
    const said = await Promise.all([ada.say('orderPlace', one), bob.say('orderPlace', { ...other, lines: [...other.lines].reverse() })])
    expect(said.map(({ code }) => code)).toEqual([200, 200])
  }
  expect([await shop.stock(a), await shop.stock(b)]).toEqual([1000 - 2 * ROUNDS, 1000 - 2 * ROUNDS])
})
