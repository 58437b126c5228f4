import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Choice, type Customer, milwaukee, type OrderShop, orderShop, testTerms } from './support/shop.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await orderShop()
})
afterAll(() => shop.close())

const plain = { price: '50.00', price_steps: '[]', core_charge: '0.00', weight_g: 1000, stock: 20 }

/** Somebody with two pieces in the cart who has looked at checkout; something then happens behind the screen. */
async function about(facts: Record<string, unknown> = {}, choice: Choice = {}) {
  const [ada, mcode] = [await shop.customer(), await shop.part({ ...plain, ...facts })]
  await ada.add(mcode, 2)
  const wish = shop.wishOf(await shop.quote(ada, choice), choice)
  return { ada, mcode, wish, send: (more: object = {}, key = randomUUID()) => ada.say('orderPlace', { ...wish, ...more }, { key }) }
}
/** What was there is there still: the cart, the stock, and no order. */
async function nothingDone(ada: Customer, mcode: string, holds = 2, stock = 20) {
  expect([await ada.holds(), await shop.stock(mcode), (await ada.say('orderList', {})).result.total]).toEqual([
    { [mcode]: holds },
    stock,
    0,
  ])
}

describe('what changed behind the screen is said before the buyer commits, and nothing is lost', () => {
  test('another price: the old one, the new one and the new quote, which may then be ordered under the same key', async () => {
    const { ada, mcode, send } = await about()
    await shop.change(mcode, { price: '55.00' })
    const key = randomUUID()
    const said = await send({}, key)
    expect(said).toMatchObject({ status: 409, error: 'order-changed' })
    expect(said.msg).toContain(`The price of ${mcode} went from $50.00 to $55.00.`)
    expect(said.result).toMatchObject({ changes: [{ id: mcode, what: 'price', before: 50, after: 55 }], sums: { goods: 110 } })
    await nothingDone(ada, mcode)
    const again = (said.result as unknown as { quoteHash: string }).quoteHash
    expect((await send({ quoteHash: again }, key)).code).toBe(200)
  })

  test('the cart changed on another device', async () => {
    const { ada, mcode, send } = await about()
    await ada.update(mcode, 5)
    const said = await send()
    expect(said).toMatchObject({ error: 'order-changed', msg: `Your cart has changed on another device: it holds 5 of ${mcode}, not 2.` })
    await nothingDone(ada, mcode, 5)
    await ada.remove(mcode)
    expect((await send()).msg).toBe(`Your cart has changed on another device: ${mcode} is not in it any more.`)
  })

  test('a part that was withdrawn meanwhile', async () => {
    const { ada, mcode, send } = await about()
    await shop.change(mcode, { ended: true, stock: 0 })
    const said = await send()
    expect(said).toMatchObject({ status: 409, error: 'withdrawn', field: `lines.${mcode}` })
    expect(said.msg).toBe(`The shop does not sell ${mcode} any more. Delete this line to order the others.`)
    await nothingDone(ada, mcode, 2, 0)
  })

  test('a part of which too few are left, with the day on which more come', async () => {
    const { ada, mcode, send } = await about()
    await shop.change(mcode, { stock: 1, restock_on: '2026-12-01' })
    expect(await send()).toMatchObject({
      error: 'sold-out',
      msg: `Of ${mcode} only 1 is left, and more are expected on 2026-12-01. Your cart holds 2.`,
    })
    await nothingDone(ada, mcode, 2, 1)
  })

  test('a coupon that expired at the last second', async () => {
    const end = new Date(shop.clock.time + 60_000)
    await shop.coupon('LASTSECOND', { ends_at: end })
    const { ada, mcode, wish, send } = await about({}, { coupon: ' last second ' })
    expect((await shop.quote(ada, { coupon: 'lastsecond' })).discounts).toEqual([
      { source: 'coupon', code: 'LASTSECOND', name: 'A test', amount: 10 },
    ])
    const before = shop.clock.time
    shop.clock.time = end.getTime()
    const said = await send()
    expect(said).toMatchObject({ status: 409, error: 'coupon-refused', field: 'coupon.LASTSECOND' })
    expect(said.msg).toBe('The coupon LASTSECOND has expired. The order is reckoned without it.')
    expect(said.result).toMatchObject({ discounts: [], sums: { goods: 100, discount: 0 } })
    await nothingDone(ada, mcode)
    shop.clock.time = end.getTime() - 1
    expect((await ada.say('orderPlace', wish)).code).toBe(200)
    shop.clock.time = before
  })

  test('a delivery or a tax that costs something else now', async () => {
    const { ada, mcode, send } = await about()
    await shop.setTerms({ ...testTerms, taxes: testTerms.taxes.map((rule) => ({ ...rule, rate: 6000 })) })
    expect(await send()).toMatchObject({ error: 'order-changed', field: 'quoteHash' })
    await shop.setTerms(testTerms)
    await nothingDone(ada, mcode)
    expect((await send()).code).toBe(200)
  })
})

describe('an order that was prepared without a network', () => {
  const limits = (total: number, inMs: number) => ({
    quoteHash: undefined,
    limits: { highestTotal: total, expiresAt: new Date(shop.clock.time + inMs).toISOString() },
  })
  test('is placed while its limits hold, whatever has changed below them', async () => {
    const { mcode, send } = await about()
    await shop.change(mcode, { price: '52.00' })
    expect((await send(limits(140, 60_000))).code).toBe(200)
  })
  test('is not placed when it costs more, and says how much', async () => {
    const { ada, mcode, send } = await about()
    await shop.change(mcode, { price: '70.00' })
    const said = await send(limits(140, 60_000))
    expect(said).toMatchObject({ status: 409, error: 'limit-broken', field: 'limits.highestTotal' })
    expect(said.msg).toBe(
      'This comes to $161.36 now, more than the $140.00 that you set. It was not sent; everything is still in your cart.',
    )
    await nothingDone(ada, mcode)
  })
  test('is not placed after its time', async () => {
    const { ada, mcode, send } = await about()
    const said = await send(limits(1000, 0))
    expect([said.error, said.field]).toEqual(['limit-broken', 'limits.expiresAt'])
    expect(said.msg).toContain('It was not sent')
    await nothingDone(ada, mcode)
  })
  test('waits for a month at most', async () => {
    const { send } = await about()
    expect(await send(limits(1000, 31 * 86_400_000))).toMatchObject({ status: 400, field: 'limits.expiresAt' })
  })
  test('needs limits when it has no quote', async () => {
    const { send } = await about()
    expect(await send({ quoteHash: undefined })).toMatchObject({ status: 400, error: 'bad-request' })
  })
})

describe('each wrong choice has its own sentence', () => {
  test.each<[string, Choice, string, string]>([
    [
      'an address without postcode',
      { address: { ...milwaukee, postcode: '' } },
      'address.postcode',
      'Type the postcode. Parcels do not arrive without it.',
    ],
    [
      'a postcode of another country',
      { address: { ...milwaukee, postcode: 'SW1A 1AA' } },
      'address.postcode',
      'This is not a postcode of the chosen country.',
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
    const { ada, mcode, send } = await about({}, choice)
    const said = await send()
    expect([said.field, said.msg]).toEqual([field, say])
    expect([400, 409]).toContain(said.status)
    await nothingDone(ada, mcode)
    // The quote says the same, before anybody has pressed anything, and has no hash.
    const quote = await shop.quote(ada, choice)
    expect([quote.problems[0]?.say, quote.quoteHash]).toEqual([say, ''])
  })

  test('a country that the shop does not send to, except that one may fetch it', async () => {
    const address = { ...milwaukee, country: 'NZ', city: 'Napier', region: '', postcode: '4110' }
    const { ada, mcode, send } = await about({}, { address })
    expect(await send()).toMatchObject({ error: 'not-delivered', field: 'address.country' })
    await nothingDone(ada, mcode)
    expect((await shop.place(ada, { address, delivery: 'collection', payment: 'collection' })).code).toBe(200)
  })

  test('an address that is gone from the book', async () => {
    const { send } = await about()
    expect(await send({ address: undefined, addressId: randomUUID() })).toMatchObject({
      code: 404,
      msg: 'This address is not in your book any more. Choose another.',
    })
  })

  test('an order beyond what one order takes', async () => {
    const { send } = await about({ price: '600000.00' })
    expect(await send()).toMatchObject({ status: 409, error: 'too-much' })
  })

  test('an empty cart', async () => {
    const ada = await shop.customer()
    const quote = await shop.quote(ada)
    expect([quote.problems[0]?.error, quote.quoteHash]).toEqual(['cart-empty', ''])
    expect((await ada.say('orderPlace', shop.wishOf(quote))).status).toBe(400)
  })

  test('fewer pieces than a part is sold in, since yesterday', async () => {
    const { mcode, send } = await about()
    await shop.change(mcode, { min_qty: 10 })
    expect((await send()).msg).toBe(`${mcode} is sold from 10 pieces up. Your cart holds 2.`)
  })
})

describe('coupons', () => {
  test('are for their owner only, and not more often than they say', async () => {
    const owner = await shop.customer()
    await shop.coupon('MINE', { account_id: owner.id, uses_each: 1, percent: null, amount: '15.00' })
    const other = await about({}, { coupon: 'MINE' })
    expect((await other.send()).msg).toBe('There is no coupon MINE.')
    const mcode = await shop.part(plain)
    const order = await shop.ordered(owner, { [mcode]: 1 }, { coupon: 'mine' })
    expect((await shop.detail(owner, order.id)).sums).toMatchObject({ goods: 50, discount: 15 })
    await owner.add(mcode, 1)
    expect((await shop.place(owner, { coupon: 'mine' })).msg).toBe('You have used the coupon MINE already.')
    await owner.say('orderCancel', { id: order.id })
    expect((await shop.place(owner, { coupon: 'mine' })).code).toBe(200)
  })

  test('of which one use is left go to one of ten buyers', async () => {
    await shop.coupon('ONELEFT', { uses_most: 1 })
    const mcode = await shop.part({ ...plain, stock: 100 })
    const buyers = await Promise.all(Array.from({ length: 10 }, () => shop.customer()))
    for (const buyer of buyers) await buyer.add(mcode, 1)
    const wishes = await Promise.all(
      buyers.map(async (buyer) => shop.wishOf(await shop.quote(buyer, { coupon: 'ONELEFT' }), { coupon: 'ONELEFT' })),
    )
    const said = await Promise.all(buyers.map((buyer, at) => buyer.say('orderPlace', wishes[at])))
    expect(said.map(({ error }) => error ?? 'placed').sort()).toEqual([...Array(9).fill('coupon-refused'), 'placed'])
    expect(await shop.stock(mcode)).toBe(99)
  })

  test('for a least value say which', async () => {
    await shop.coupon('BIG', { least_goods: '250.00' })
    const { send } = await about({}, { coupon: 'BIG' })
    expect((await send()).msg).toBe('The coupon BIG is for goods of $250.00 and more.')
  })
})

test('a quote without any choice says what is missing, and changes nothing', async () => {
  const { ada, mcode } = await about()
  const { result } = await ada.say('checkoutQuote', {})
  expect(result).toMatchObject({
    missing: ['address', 'delivery', 'payment'],
    problems: [],
    quoteHash: '',
    delivery: null,
    sums: { goods: 100, shipping: 0, tax: 0 },
  })
  expect(result.deliveries.map(({ id }) => id)).toEqual(['collection'])
  await nothingDone(ada, mcode)
})

test('nothing of this was a mistake of the server', () => {
  expect(shop.mistakes).toEqual([])
})
