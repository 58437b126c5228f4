import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import { calculatePoints } from '#contract/rewards/points.ts'
import { pointEntryOf, readPointEntries } from '#server/rewards/ledger.ts'
import { callApp } from '../../support/call-app.ts'
import { lotteryShop } from '../lottery/support/lottery-shop.ts'
import { type Customer, milwaukee } from '../orders/support/shop.ts'

const shop = await lotteryShop()
/** Two servers, each with a memory of its own, in front of one database. */
const servers = [shop.again({ clock: shop.clock }), shop.again({ clock: shop.clock })] as const
/** A change of a customer's under a key of its own, by the server whose turn it is. */
const at = (turn: number, { token }: Customer, name: CallName, input: unknown) =>
  callApp(servers[turn % 2 === 0 ? 0 : 1], name, input, { tenant: shop.general, token, key: randomUUID() })
const plain = { price: '50.00', was_price: null, price_steps: '[]', core_charge: '0.00', weight_g: 500, stock: 100 }
const ledger = async ({ id }: Customer) =>
  calculatePoints((await shop.inside((inside) => readPointEntries(inside, id))).map(pointEntryOf), shop.clock.time)

test('of ten that claim the last three pieces of a gift at two servers three get one, and the others keep their points', async () => {
  const gift = await shop.gift('last-three', { stock: 3 })
  const people = await Promise.all(Array.from({ length: 10 }, () => shop.rich(100)))
  const said = await Promise.all(people.map((who, turn) => at(turn, who, 'giftClaim', { spuid: gift, points: 100, address: milwaukee })))
  expect(said.map(({ error }) => error ?? 'taken').sort()).toEqual([...Array(7).fill('sold-out'), ...Array(3).fill('taken')])
  const balances = await Promise.all(people.map((who) => shop.balance(who)))
  expect(balances.sort()).toEqual([...Array(3).fill(0), ...Array(7).fill(100)])
  const { stock } = await shop.db.selectFrom('gift').select('stock').where('id', '=', gift).executeTakeFirstOrThrow()
  const claims = await shop.db.selectFrom('gift_claim').select('id').where('gift_id', '=', gift).execute()
  expect([stock, claims.length]).toEqual([0, 3])
})

test('a coupon that is good three times is counted three times by two servers', async () => {
  await shop.coupon('THRICE', { uses_most: 3 })
  const mcode = await shop.part(plain)
  const people = await Promise.all(Array.from({ length: 10 }, () => shop.customer()))
  for (const who of people) await who.add(mcode, 1)
  const wishes = await Promise.all(
    people.map(async (who) => shop.wishOf(await shop.quote(who, { coupon: 'THRICE' }), { coupon: 'THRICE' })),
  )
  const said = await Promise.all(people.map((who, turn) => at(turn, who, 'orderPlace', wishes[turn])))
  expect(said.map(({ error }) => error ?? 'placed').sort()).toEqual([...Array(7).fill('coupon-refused'), ...Array(3).fill('placed')])
  const { used } = await shop.db.selectFrom('coupon').select('used').where('code', '=', 'THRICE').executeTakeFirstOrThrow()
  expect([used, await shop.stock(mcode)]).toEqual([3, 97])
})

test('an order, a gift and a draw that want the same last points at two servers: one gets them, and the others say what is left', async () => {
  for (let time = 0; time < 6; time += 1) {
    const gift = await shop.gift(`same-${time}`, { stock: 1 })
    await shop.lottery([], { rest_points: 0, points: 80 })
    const [ada, mcode] = [await shop.rich(100), await shop.part(plain)]
    await ada.add(mcode, 2)
    const choice = { more: { points: 90 } }
    const wish = shop.wishOf(await shop.quote(ada, choice), choice)
    const drawn = await shop.shown(ada)
    const said = await Promise.all([
      ...[at(0, ada, 'orderPlace', wish), at(1, ada, 'giftClaim', { spuid: gift, points: 100, address: milwaukee })],
      ...[at(0, ada, 'lotteryDraw', drawn), at(1, ada, 'lotteryDraw', drawn)],
    ])
    expect(said.filter(({ code }) => code === 200)).toHaveLength(1)
    const [order, claim, ...draws] = said.map(({ code }) => (code === 200 ? 1 : 0))
    const { balance, lines } = await ledger(ada)
    expect(balance).toBe(100 - (order ?? 0) * 90 - (claim ?? 0) * 100 - draws.reduce<number>((sum, one) => sum + one, 0) * 80)
    expect(lines.every((line) => line.balance >= 0)).toBe(true)
    for (const { code, error } of said) if (code !== 200) expect(['points-short', 'order-changed']).toContain(error)
    expect(await ada.holds()).toEqual(order === 1 ? {} : { [mcode]: 2 })
  }
})
