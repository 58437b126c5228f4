import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { rateLimits } from '#server/kernel/rate-limits.ts'
import { buyersOf } from '../support/buyers.ts'
import { type Choice, milwaukee, orderShop } from '../support/shop.ts'

const shop = await orderShop()
const buyers = buyersOf(shop)

describe('each wrong choice has its own sentence', () => {
  test.each<[string, Choice, string, string]>([
    [
      'an address without postcode',
      { address: { ...milwaukee, postcode: '' } },
      'address.postcode',
      'Type the postcode. Parcels do not arrive without it.',
    ],
    ['no state', { address: { ...milwaukee, region: '' } }, 'address.region', 'Choose the state or province.'],
    [
      'an unknown state',
      { address: { ...milwaukee, region: 'Bavaria' } },
      'address.region',
      'This state or province is not known in this country.',
    ],
    ['no town', { address: { ...milwaukee, city: '' } }, 'address.city', 'Type the town.'],
    ['an unknown coupon', { coupon: 'NOPE' }, 'coupon.NOPE', 'There is no coupon NOPE.'],
    [
      'paying at the counter what is sent',
      { payment: 'collection' },
      'payment.collection',
      'Only when you fetch the goods at the counter.',
    ],
    [
      'a card, which this shop does not take',
      { payment: 'card' },
      'payment.card',
      'The shop does not take this way of payment. Choose another.',
    ],
    [
      'freight for what a parcel takes',
      { delivery: 'freight' },
      'delivery.freight',
      'This way of delivery is not offered for these parts and this address. Choose another.',
    ],
  ])('%s', async (_, choice, field, say) => {
    const { ada, mcode, send } = await buyers.about({}, choice)
    const said = await send()
    expect([said.field, said.msg]).toEqual([field, say])
    expect([400, 409]).toContain(said.status)
    await buyers.nothingDone(ada, mcode)
    // The quote says the same, before anybody has pressed anything, and has no hash.
    const quote = await shop.quote(ada, choice)
    expect([quote.problems[0]?.say, quote.quoteHash]).toEqual([say, ''])
  })

  test('half a character, which no database takes', async () => {
    const { ada, mcode, send } = await buyers.about()
    for (const more of [{ address: { ...milwaukee, name: 'Ada \ud83d' } }, { lineNotes: { [mcode]: '\ude00' } }, { jobName: '\ud83d' }])
      expect(await send(more)).toMatchObject({ status: 400, msg: expect.stringContaining('cannot hold control characters.') })
    await buyers.nothingDone(ada, mcode)
  })

  test('a country that the shop does not send to, except that one may fetch it', async () => {
    const address = { ...milwaukee, country: 'NZ', city: 'Napier', region: '', postcode: '4110' }
    const { ada, mcode, send } = await buyers.about({}, { address })
    expect(await send()).toMatchObject({ error: 'not-delivered', field: 'address.country' })
    await buyers.nothingDone(ada, mcode)
    expect((await shop.place(ada, { address, delivery: 'collection', payment: 'collection' })).code).toBe(200)
  })

  test('an address that is gone from the book', async () => {
    const { send } = await buyers.about()
    expect(await send({ address: undefined, addressId: randomUUID() })).toMatchObject({
      code: 404,
      msg: 'This address is not in your book any more. Choose another.',
    })
  })

  test('an order beyond what one order takes', async () => {
    const { send } = await buyers.about({ price: '600000.00' })
    expect(await send()).toMatchObject({ status: 409, error: 'too-much' })
  })

  test('an empty cart', async () => {
    const ada = await shop.customer()
    const quote = await shop.quote(ada)
    expect([quote.problems[0]?.error, quote.quoteHash]).toEqual(['cart-empty', ''])
    expect((await ada.say('orderPlace', shop.wishOf(quote))).status).toBe(400)
  })

  test('fewer pieces than a part is sold in, since yesterday', async () => {
    const { mcode, send } = await buyers.about()
    await shop.change(mcode, { min_qty: 10 })
    expect((await send()).msg).toBe(`${mcode} is sold from 10 pieces up. Your cart holds 2.`)
  })
})

describe('coupons', () => {
  test('are for their owner only, and not more often than they say', async () => {
    const owner = await shop.customer()
    await shop.coupon('MINE', { account_id: owner.id, uses_each: 1, percent: null, amount: '15.00' })
    const other = await buyers.about({}, { coupon: 'MINE' })
    expect((await other.send()).msg).toBe('There is no coupon MINE.')
    const mcode = await shop.part(buyers.plain)
    const order = await shop.ordered(owner, { [mcode]: 1 }, { coupon: 'mine' })
    expect((await shop.detail(owner, order.id)).sums).toMatchObject({ goods: 50, discount: 15 })
    await owner.add(mcode, 1)
    expect((await shop.place(owner, { coupon: 'mine' })).msg).toBe('You have used the coupon MINE already.')
    await owner.say('orderCancel', { id: order.id })
    expect((await shop.place(owner, { coupon: 'mine' })).code).toBe(200)
  })

  test('of which one use is left go to one of ten buyers', async () => {
    await shop.coupon('ONELEFT', { uses_most: 1 })
    const mcode = await shop.part({ ...buyers.plain, stock: 100 })
    const ten = await Promise.all(Array.from({ length: 10 }, () => shop.customer()))
    for (const buyer of ten) await buyer.add(mcode, 1)
    const wishes = await Promise.all(
      ten.map(async (buyer) => shop.wishOf(await shop.quote(buyer, { coupon: 'ONELEFT' }), { coupon: 'ONELEFT' })),
    )
    const said = await Promise.all(ten.map((buyer, at) => buyer.say('orderPlace', wishes[at])))
    expect(said.map(({ error }) => error ?? 'placed').sort()).toEqual([...Array(9).fill('coupon-refused'), 'placed'])
    expect(await shop.stock(mcode)).toBe(99)
  })

  test('are not to be guessed: after so many wrong ones not even the right one is known, asked for or ordered with, for a quarter of an hour', async () => {
    await shop.coupon('SPRING24')
    await shop.db.deleteFrom('rate_limit').where('rule', '=', 'coupon-account').execute()
    const { ada, mcode, wish } = await buyers.about()
    const { quoteHash: _hash, ...rest } = wish
    // A highest total that cannot hold: an order that only asks whether its code is known.
    const order = (coupon: string) =>
      ada.say('orderPlace', {
        ...rest,
        coupon,
        limits: { highestTotal: 0.01, expiresAt: new Date(shop.clock.time + 60_000).toISOString() },
      })
    expect((await order('SPRING24')).error).toBe('limit-broken')
    for (let time = 0; time < 2; time += 1) {
      expect((await order(`GUESS${time}`)).error).toBe('coupon-refused')
      expect((await shop.quote(ada, { coupon: `TRY${time}` })).problems[0]?.say).toBe(`There is no coupon TRY${time}.`)
    }
    const counted = shop.db.updateTable('rate_limit').where('rule', '=', 'coupon-account')
    const { hits } = await counted
      .set({ hits: sql`hits - 4 + ${rateLimits['coupon-account'].maxCount}` })
      .returning('hits')
      .executeTakeFirstOrThrow()
    expect(hits).toBe(rateLimits['coupon-account'].maxCount)
    const said = 'Too many codes were tried. Wait 15 minutes, or order without one.'
    expect((await order('SPRING24')).msg).toBe(said)
    expect((await shop.quote(ada, { coupon: 'SPRING24' })).problems).toMatchObject([{ about: 'coupon', id: 'SPRING24', say: said }])
    expect((await shop.quote(ada)).quoteHash).not.toBe('')
    const bob = await shop.customer()
    await bob.add(mcode, 1)
    expect((await shop.quote(bob, { coupon: 'SPRING24' })).discounts).toHaveLength(1)
    const before = shop.clock.time
    shop.clock.time += 15 * 60_000
    expect((await shop.quote(ada, { coupon: 'SPRING24' })).discounts).toHaveLength(1)
    shop.clock.time = before
  })

  test('for a least value say which', async () => {
    await shop.coupon('BIG', { least_goods: '250.00' })
    const { send } = await buyers.about({}, { coupon: 'BIG' })
    expect((await send()).msg).toBe('The coupon BIG is for goods of $250.00 and more.')
  })
})

test('a quote without any choice says what is missing, and changes nothing', async () => {
  const { ada, mcode } = await buyers.about()
  const { result } = await ada.say('checkoutQuote', {})
  expect(result).toMatchObject({
    missing: ['address', 'delivery', 'payment'],
    problems: [],
    quoteHash: '',
    delivery: null,
    sums: { goods: 100, shipping: 0, tax: 0 },
  })
  expect(result.deliveries.map(({ id }) => id)).toEqual(['collection'])
  await buyers.nothingDone(ada, mcode)
})
