import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import { verifyStoredDraw } from '#contract/lottery/draw-of.ts'
import type { LotteryDraw } from '#contract/lottery/lottery-calls.ts'
import { readTranslatableShopTexts, writeTranslations } from '#server/kernel/own-names.ts'
import { callApp } from '../../support/call-app.ts'
import { runs } from '../../support/runs.ts'
import { milwaukee } from '../orders/support/shop.ts'
import { coupon, lotteryShop } from './support/lottery-shop.ts'

const shop = await lotteryShop()
const holds = (draw: LotteryDraw) => verifyStoredDraw(draw)

test('the hash is shown before, the seed after; the device makes the draw again, and the next hash is another', async () => {
  await shop.lottery([{ points: 80, tickets: 4 }])
  const ada = await shop.rich()
  const before = await shop.shown(ada)
  expect((await shop.shown(ada)).hash).toBe(before.hash)
  const { draw, state } = (await shop.draw(ada, { word: '  Überlauf ' })).result
  expect([draw.hash, draw.word, draw.shares]).toEqual([before.hash, 'Überlauf', before.shares])
  expect(await holds(draw)).toBe('holds')
  expect(await holds({ ...draw, seed: draw.hash })).toBe('other-seed')
  expect(state.mine?.hash).not.toBe(before.hash)
  expect(state.mine?.balance).toBe(1000 - 50 + draw.won.points)
  expect((await ada.say('lotteryDraws', {})).result.records).toEqual([draw])
})

test('points are won into the ledger, a coupon is there at once and takes its amount off, a ticket may win nothing', async () => {
  const [ada, ben, eve] = [await shop.rich(), await shop.rich(), await shop.rich()]
  await shop.lottery(
    [
      { points: 80, tickets: 9 },
      { points: 80, tickets: 1 },
    ],
    { rest_points: 0 },
  )
  expect((await shop.draw(ada)).code).toBe(200)
  const [won] = (await ada.say('rewardLedger', {})).result.records
  expect(won).toMatchObject({ kind: 'won', points: 80, balance: 1030, about: { kind: 'draw', name: 'Autumn draw' } })

  await shop.lottery([{ kind: 'coupon', coupon: coupon as never, tickets: 10 }])
  const { couponCode } = (await shop.draw(ben)).result.draw
  expect(couponCode).toMatch(/^WON-/)
  await ben.add(await shop.part({ price: '50.00', price_steps: '[]', weight_g: 100 }), 1)
  expect((await shop.quote(ben, { coupon: couponCode })).discounts).toMatchObject([{ source: 'coupon', amount: 10 }])

  await shop.lottery([], { rest_points: 0 })
  const { draw } = (await shop.draw(eve)).result
  expect(draw).toMatchObject({ prize: 'rest', won: { kind: 'none', points: 0 } })
  const said = await eve.say('lotteryShipTo', { id: draw.id, address: milwaukee }, { key: randomUUID() })
  expect([said.error, said.msg]).toEqual(['wrong-state', 'Nothing is sent of this prize: you have it already.'])
  expect(await shop.balance(eve)).toBe(950)
})

test('goods go to the default address, or to where their winner says until they are sent; they come off the mall’s shelf', async () => {
  const [ada, gift] = [await shop.rich(), await shop.gift('torque')]
  await shop.lottery([{ kind: 'gift', gift_id: gift, tickets: 10, stock: 2 }])
  const { draw } = (await shop.draw(ada)).result
  expect(draw).toMatchObject({ won: { kind: 'gift', gift: { id: gift, goods: true } }, parcel: { state: 'open', shipTo: '' } })
  const shipTo = (input: unknown) => ada.say('lotteryShipTo', input, { key: randomUUID() })
  expect((await shipTo({ id: draw.id, address: { ...milwaukee, city: '' } })).code).toBe(400)
  expect((await shipTo({ id: draw.id, address: milwaukee })).result.parcel?.shipTo).toContain('100 Water Street')
  expect((await ada.say('giftClaims', {})).result).toMatchObject([{ giftId: gift, points: 0, state: 'open' }])
  await shop.db.updateTable('gift_claim').set({ state: 'sent' }).execute()
  expect((await shipTo({ id: draw.id, address: milwaukee })).msg).toMatch(/on its way already/)
  expect(await shop.db.selectFrom('gift').select('stock').where('id', '=', gift).executeTakeFirst()).toEqual({ stock: 4 })
})

test('a prize that has gone, here or in the mall, leaves its tickets to the rest, and the odds say so before the draw', async () => {
  const [ada, gift] = [await shop.rich(), await shop.gift('lamp', { stock: 1 })]
  await shop.lottery([
    { kind: 'gift', gift_id: gift, tickets: 6, stock: 3, worth: 100 },
    { points: 20, tickets: 2, stock: 0 },
  ])
  const prizes = async () =>
    (await shop.state(ada)).lottery?.prizes.map(({ id, tickets, ticketsWhileLeft, left }) => [id, tickets, ticketsWhileLeft, left])
  expect(await prizes()).toEqual([
    ['p-0', 6, 6, 1],
    ['p-1', 0, 2, 0],
    ['rest', 4, 2, null],
  ])
  await shop.db.updateTable('gift').set({ stock: 0 }).where('id', '=', gift).execute()
  expect(await prizes()).toEqual([
    ['p-0', 0, 6, 0],
    ['p-1', 0, 2, 0],
    ['rest', 10, 2, null],
  ])
  expect((await shop.draw(ada)).result.draw).toMatchObject({ prize: 'rest', won: { points: 5 } })
})

test('pressed twice is one draw: with the same key the same reply, with another the hash is used', async () => {
  await shop.lottery([])
  const [ada, key] = [await shop.rich(), randomUUID()]
  const once = await shop.shown(ada)
  const said = await Promise.all([
    ...[ada.say('lotteryDraw', once, { key }), ada.say('lotteryDraw', once, { key })],
    ...[ada.say('lotteryDraw', once, { key: randomUUID() }), ada.say('lotteryDraw', once, { key: randomUUID() })],
  ])
  expect(new Set(said.filter(({ code }) => code === 200).map(({ result }) => result.draw.id)).size).toBe(1)
  expect(said.filter(({ code }) => code === 409).every(({ msg }) => msg.startsWith('This hash was drawn already'))).toBe(true)
  expect([await shop.balance(ada), (await ada.say('lotteryDraws', {})).result.total]).toEqual([955, 1])
})

test('other odds, another price and a lottery that has ended meanwhile are refused before a point is taken', async () => {
  const id = await shop.lottery([{ points: 20, tickets: 2, stock: 1 }])
  const ada = await shop.rich()
  const before = await shop.shown(ada)
  await shop.db.updateTable('lottery_prize').set({ stock: 0 }).execute()
  const again = async (more: object = {}) => (await ada.say('lotteryDraw', { ...before, ...more }, { key: randomUUID() })).msg
  expect(await again()).toMatch(/^The odds are others now/)
  expect(await again({ points: 40 })).toBe('A draw costs 50 points now, not 40. Nothing was drawn.')
  expect(await again({ word: ' ' })).toMatch(/^Type a word of your own/)
  await shop.db
    .updateTable('lottery')
    .set({ ends_at: new Date(shop.clock.time) })
    .where('id', '=', id)
    .execute()
  expect(await again()).toMatch(/^This lottery has ended/)
  expect(await shop.state(ada)).toEqual({ lottery: null, coming: null, mine: { hash: '', balance: 1000, left: 0 } })
  expect(await shop.balance(ada)).toBe(1000)
})

test('points that do not reach are said with what is there; the day’s draws end, and begin again the day after', async () => {
  await shop.lottery([], { daily_most: 2, rest_points: 0, ends_at: new Date(shop.clock.time + 9 * DAY_MS) })
  const [poor, ada] = [await shop.rich(49), await shop.rich(500)]
  expect((await shop.draw(poor)).msg).toBe('You have 49 points, and this takes 50.')
  for (const left of [1, 0]) expect((await shop.draw(ada)).result.state.mine?.left).toBe(left)
  expect((await shop.draw(ada)).msg).toMatch(/^You have drawn 2 times today/)
  expect(await shop.balance(ada)).toBe(400)
  shop.clock.time += DAY_MS
  const token = await shop.sessionOf(ada.id)
  const next = await callApp(shop.again({ clock: shop.clock }), 'lotteryState', {}, { tenant: shop.general, token })
  expect(next.result.mine?.left).toBe(2)
})

test('a guest sees the odds and no hash; another shop sees neither; one that is to come is named', async () => {
  await shop.lottery([{ points: 20, tickets: 2 }])
  const app = shop.again({ clock: shop.clock })
  const guest = await callApp(app, 'lotteryState', {}, { tenant: shop.general })
  expect([guest.result.lottery?.prizes.length, guest.result.mine]).toEqual([2, null])
  expect((await callApp(app, 'lotteryState', {}, { tenant: shop.special.id })).result.lottery).toBeNull()
  expect((await callApp(app, 'lotteryDraw', {}, { tenant: shop.general, key: randomUUID() })).code).toBe(401)
  const from = new Date(shop.clock.time + DAY_MS)
  await shop.lottery([], { starts_at: from, ends_at: new Date(shop.clock.time + 2 * DAY_MS) })
  expect((await callApp(app, 'lotteryState', {}, { tenant: shop.general })).result).toMatchObject({
    ...{ lottery: null, coming: { name: 'Autumn draw', from: from.toISOString() } },
  })
})

test('the shop’s own names of lottery and gifts are exported to be said in another language, and are said in it', async () => {
  const [ada, gift] = [await shop.rich(), await shop.gift('pin', { name: 'Drift pin' })]
  await shop.lottery([{ kind: 'gift', gift_id: gift, tickets: 10 }], { name: 'Draw of pinions', text: 'All tools.' })
  const own = (await readTranslatableShopTexts(shop.db, shop.general)).map(({ text }) => text)
  expect(own).toEqual(expect.arrayContaining(['Draw of pinions', 'All tools.', 'Drift pin']))
  await writeTranslations(
    shop.db,
    shop.general,
    'de',
    new Map([
      ['Draw of pinions', 'Ritzelverlosung'],
      ['All tools.', 'Alles Werkzeug.'],
      ['Drift pin', 'Durchschlag'],
    ]),
  )
  const shown = await shop.shown(ada)
  const german = { headers: { 'Accept-Language': 'de' }, key: randomUUID() }
  const { draw, state } = (await ada.say('lotteryDraw', shown, german)).result
  expect([draw.name, draw.won.gift?.name, draw.word]).toEqual(['Ritzelverlosung', 'Durchschlag', 'pinion'])
  expect([state.lottery?.name, state.lottery?.text, state.lottery?.prizes[0]?.gift?.name]).toEqual([
    'Ritzelverlosung',
    'Alles Werkzeug.',
    'Durchschlag',
  ])
  expect((await ada.say('giftClaims', {}, german)).result[0]?.name).toBe('Durchschlag')
})

test('whoever draws, in whatever order, no stock falls below zero, and what was won is what is missing', async () => {
  const people = [await shop.rich(100_000), await shop.rich(100_000), await shop.rich(60)]
  const order = fc.array(fc.record({ who: fc.nat(people.length - 1), word: fc.stringMatching(/^[a-z]{1,8}$/) }), { maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(order, fc.tuple(fc.nat(3), fc.nat(3)), async (draws, [one, other]) => {
      await shop.lottery([
        { points: 20, tickets: 4, stock: one },
        { points: 30, tickets: 4, stock: other },
      ])
      const said = await Promise.all(
        draws.flatMap(({ who, word }) => {
          const person = people[who]
          return person === undefined ? [] : [shop.draw(person, { word })]
        }),
      )
      const won = said.flatMap(({ code, result }) => (code === 200 ? [result.draw.prize] : []))
      const count = (id: string) => won.filter((prize) => prize === id).length
      expect([await shop.stockOf('p-0'), await shop.stockOf('p-1')]).toEqual([one - count('p-0'), other - count('p-1')])
      for (const person of people) expect(await shop.balance(person)).toBeGreaterThanOrEqual(0)
    }),
    runs(12),
  )
})
