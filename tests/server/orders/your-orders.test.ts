import { describe, expect, test } from 'vitest'
import { MAX_CART_LINES } from '#contract/limits.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import { orderShop } from './support/shop.ts'

const orders: { id: string; number: string }[] = []
const shop = await orderShop()
const ada = await shop.customer()
const facts = { price: '40.00', price_steps: '[]', core_charge: '0.00', weight_g: 300, min_qty: 1, stock: 100 }
const mcodes: string[] = [
  await shop.part({ ...facts, name: 'Voltage regulator' }),
  await shop.part({ ...facts, oe_number: '0 001 108 001' }),
  await shop.part(facts),
]
for (const [at, job] of ['Tractor 7', '100% wool', 'tractor_9'].entries()) {
  shop.clock.time += 60_000
  orders.push(await shop.ordered(ada, { [mcodes[at] ?? '']: at + 1 }, { more: { jobName: job, purchaseOrder: `PO-${at}` } }))
}
await shop.pay(orders[0]?.id ?? '', 6000)
await ada.say('orderCancel', { id: orders[1]?.id })

const search = async (searchStr: string, more: object = {}) =>
  (await ada.say('orderList', { searchStr, ...more })).result.records.map(({ number }) => number)
const numberOf = (at: number) => orders[at]?.number ?? ''

describe('Your Orders', () => {
  test('newest first, with tabs that are counted', async () => {
    const { result } = await ada.say('orderList', {})
    expect(result.records.map(({ number }) => number)).toEqual([numberOf(2), numberOf(1), numberOf(0)])
    expect(result.counts).toEqual({ all: 3, unpaid: 1, open: 1, shipped: 0, delivered: 0, closed: 1 })
    expect((await ada.say('orderList', { tab: 'unpaid' })).result.records.map(({ number }) => number)).toEqual([numberOf(2)])
    expect(result.records[0]).toMatchObject({ lines: 1, pieces: 3, jobName: 'tractor_9', parts: [{ id: mcodes[2], qty: 3 }] })
  })
  test('to pay: whatever money is due on, also when it was packed or sent on invoice; nothing that is paid or cancelled', async () => {
    const [eve, mcode] = [await shop.customer(), await shop.part({ min_qty: 1, price: '40.00', price_steps: '[]', core_charge: '0.00' })]
    const order = await shop.ordered(eve, { [mcode]: 1 })
    const toPay = async () => {
      const { result } = await eve.say('orderList', { tab: 'unpaid' })
      return [result.records.map(({ number }) => number), result.total, result.counts.unpaid]
    }
    for (const to of ['packed', 'shipped', 'delivered'] as const) {
      await shop.step(order.id, to)
      expect(await toPay()).toEqual([[order.number], 1, 1])
    }
    await shop.pay(order.id, 1000)
    expect(await toPay()).toEqual([[order.number], 1, 1])
    await shop.pay(order.id, Math.round(order.total * 100) - 1000)
    expect(await toPay()).toEqual([[], 0, 0])
    shop.clock.time += 60_000
    const dropped = await shop.ordered(eve, { [mcode]: 1 })
    expect(await toPay()).toEqual([[dropped.number], 1, 1])
    await shop.step(dropped.id, 'cancelled')
    expect(await toPay()).toEqual([[], 0, 0])
  })
  test('in pages', async () => {
    const { result } = await ada.say('orderList', { pageNo: '2', pageSize: '2' })
    expect([result.records.length, result.total, result.pages, result.current]).toEqual([1, 3, 2, 2])
    expect((await ada.say('orderList', { pageNo: '9' })).result.records).toEqual([])
  })
  test('found by number, job, purchase order, and by a part however its number is written', async () => {
    expect(await search(numberOf(1).toLowerCase())).toEqual([numberOf(1)])
    expect(await search('tractor')).toEqual([numberOf(2), numberOf(0)])
    expect(await search('po-1')).toEqual([numberOf(1)])
    expect(await search('voltage reg')).toContain(numberOf(0))
    expect(await search('0001108001')).toEqual([numberOf(1)])
    expect(await search('0-001-108/001')).toEqual([numberOf(1)])
    expect(await search(mcodes[2] ?? '')).toEqual([numberOf(2)])
    expect(await search(numberKey(mcodes[2] ?? ''))).toEqual([numberOf(2)])
    expect((await ada.say('orderList', { searchStr: 'tractor' })).result.counts.all).toBe(2)
  })
  test('found by a job of its lines, which the row names; % and _ mean themselves there too', async () => {
    const [fay, a, b] = [await shop.customer(), await shop.part({ min_qty: 1 }), await shop.part({ min_qty: 1 })]
    const add = (mcode: string, jobs: { job: string; qty: number }[]) => fay.say('cartAdd', { mcode, qty: 3, jobs })
    await add(a, [
      { job: 'Deutz of Miller', qty: 1 },
      { job: '50% Case', qty: 1 },
    ])
    await add(b, [{ job: 'Deutz of Miller', qty: 2 }])
    const order = await shop.ordered(fay, {})
    shop.clock.time += 60_000
    await shop.ordered(fay, { [a]: 1 })
    const found = async (searchStr: string) => (await fay.say('orderList', { searchStr })).result.records.map(({ number }) => number)
    expect(await found('deutz of')).toEqual([order.number])
    expect(await found('0% case')).toEqual([order.number])
    expect(await found('0_ case')).toEqual([])
    const [plain, row] = (await fay.say('orderList', {})).result.records
    expect([plain?.jobs, row?.jobs]).toEqual([undefined, ['Deutz of Miller', '50% Case']])
  })
  test('where % and _ mean themselves', async () => {
    expect(await search('100%')).toEqual([numberOf(1)])
    expect(await search('tractor_')).toEqual([numberOf(2)])
    expect(await search("' or 1=1 --")).toEqual([])
  })
  test('an order is found by its number too', async () => {
    expect((await ada.say('orderDetail', { id: numberOf(0) })).result.id).toBe(orders[0]?.id)
  })
  test.each([
    ['tab', 'none'],
    ['pageSize', '101'],
    ['pageNo', '0'],
  ])('%s %s is refused', async (field, value) => {
    expect(await ada.say('orderList', { [field]: value })).toMatchObject({ status: 400, field })
  })
})

test('bought parts: one row a part, without cancelled orders, with price, date and warranty', async () => {
  const { result } = await ada.say('orderParts', {})
  expect(result.records.map(({ id, qty, orders: count, lastPrice }) => [id, qty, count, lastPrice])).toEqual([
    [mcodes[2], 3, 1, 40],
    [mcodes[0], 1, 1, 40],
  ])
  expect(result.records[0]).toMatchObject({ warrantyUntil: '', priceNow: 40, lastOrderNumber: numberOf(2) })
  expect((await ada.say('orderParts', { searchStr: 'voltage' })).result.total).toBe(1)
})

test('bought parts: in the order that is asked for; what is not sold any more has no price and comes last', async () => {
  const dora = await shop.customer()
  const prices = ['30.00', '10.00', '20.00', '5.00']
  const parts: string[] = []
  for (const price of prices) parts.push(await shop.part({ min_qty: 1, price, core_charge: '0.00' }))
  for (const [at, mcode] of parts.entries()) {
    shop.clock.time += 60_000
    await shop.ordered(dora, { [mcode]: [2, 4, 1, 3][at] ?? 1 })
  }
  await shop.change(parts[3] ?? '', { ended: true, stock: 0 })
  const sorted = async (sort?: string) =>
    (await dora.say('orderParts', sort === undefined ? {} : { sort })).result.records.map(({ id }) => parts.indexOf(id))
  expect(await sorted()).toEqual([3, 2, 1, 0])
  expect(await sorted('last-up')).toEqual([0, 1, 2, 3])
  expect(await sorted('pieces')).toEqual([1, 3, 0, 2])
  expect(await sorted('pieces-up')).toEqual([2, 0, 3, 1])
  expect(await sorted('price-up')).toEqual([1, 2, 0, 3])
  expect(await sorted('price')).toEqual([0, 2, 1, 3])
  const byNumber = parts
    .map((mcode, at) => ({ mcode, at }))
    .sort((a, b) => (a.mcode < b.mcode ? -1 : 1))
    .map(({ at }) => at)
  expect(await sorted('code')).toEqual(byNumber)
  expect(await sorted('code-down')).toEqual(byNumber.toReversed())
})

test('bought parts: each with the part as it is sold now; one that is withdrawn names what replaces it', async () => {
  const bob = await shop.customer()
  const [good, gone, later] = [await shop.part({ min_qty: 1 }), await shop.part({ min_qty: 1 }), await shop.part({ min_qty: 1 })]
  await shop.ordered(bob, { [good]: 1, [gone]: 2 })
  await shop.change(good, { price: '41.50', min_qty: 5, superseded_by: later })
  await shop.change(gone, { ended: true, stock: 0, superseded_by: later })
  const { records } = (await bob.say('orderParts', {})).result
  const row = (mcode: string) => records.find(({ id }) => id === mcode)
  expect(row(good)).toMatchObject({ priceNow: 41.5, insteadId: null, now: { mcode: good, price: 41.5, minQty: 5 } })
  expect(row(gone)).toMatchObject({ qty: 2, priceNow: null, insteadId: later, now: null })
})

test('bought parts: the warranty is that of the order that the row names', async () => {
  const [cleo, mcode] = [await shop.customer(), await shop.part({ min_qty: 1, warranty_months: 12, core_charge: '0.00' })]
  const bought = async () => (await cleo.say('orderParts', {})).result.records[0]
  const first = await shop.delivered(cleo, { [mcode]: 1 })
  const until = (await bought())?.warrantyUntil
  expect(until).toMatch(/^\d{4}-\d\d-\d\d$/)
  shop.clock.time += 60_000
  const second = await shop.ordered(cleo, { [mcode]: 1 })
  expect(await bought()).toMatchObject({ orders: 2, lastOrderNumber: second.number, warrantyUntil: '' })
  await shop.step(second.id, 'cancelled')
  expect(await bought()).toMatchObject({ orders: 1, lastOrderNumber: first.number, warrantyUntil: until })
})

describe('ordering again', () => {
  test('puts the lines into the cart, on top of what lies there, and says what cannot be', async () => {
    const bob = await shop.customer()
    const [good, gone, later] = [await shop.part({ min_qty: 1 }), await shop.part({ min_qty: 1 }), await shop.part({ min_qty: 1 })]
    const order = await shop.ordered(bob, { [good]: 2, [gone]: 1 })
    await shop.change(gone, { ended: true, stock: 0, superseded_by: later })
    await bob.add(good, 1)
    const { result } = await bob.say('orderReorder', { id: order.id })
    expect(result.added).toEqual([{ id: good, qty: 3 }])
    expect(result.left).toMatchObject([{ id: gone, say: 'The shop does not sell this part any more.', insteadId: later }])
    expect(await bob.holds()).toEqual({ [good]: 3 })
  })
  test('fills a cart and no more: what finds no room is named, with why', async () => {
    const bob = await shop.customer()
    const [a, b] = [await shop.part({ min_qty: 1 }), await shop.part({ min_qty: 1 })]
    const order = await shop.ordered(bob, { [a]: 1, [b]: 1 })
    const line = { tenant_id: shop.general, account_id: bob.id, qty: 1, price_seen: '1.00', job: '', added_at: new Date(shop.clock.time) }
    await shop.db
      .insertInto('cart_line')
      .values(Array.from({ length: MAX_CART_LINES - 1 }, (_, at) => ({ ...line, mcode: `FILLER-${at}` })))
      .execute()
    const { result } = await bob.say('orderReorder', { id: order.id })
    expect(result.added).toEqual([{ id: a, qty: 1 }])
    expect(result.left).toMatchObject([{ id: b, say: expect.stringMatching(/cart/) }])
  })
  test('or some of them, once under one key', async () => {
    const key = '22222222-2222-4333-8444-555555555555'
    const bob = await shop.customer()
    const [a, b] = [await shop.part({ min_qty: 1 }), await shop.part({ min_qty: 1 })]
    const order = await shop.ordered(bob, { [a]: 1, [b]: 1 })
    for (let time = 0; time < 2; time += 1) await bob.say('orderReorder', { id: order.number, parts: [b] }, { key })
    expect(await bob.holds()).toEqual({ [b]: 1 })
  })
})
