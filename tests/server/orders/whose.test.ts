import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { password } from '../cart/support/shop.ts'
import { milwaukee, orderShop } from './support/shop.ts'

const addressId = randomUUID()
const hers = {
  ...milwaukee,
  name: 'Ada Lovelace',
  company: 'Analytical Garage',
  lines: ['12 Difference Lane'],
  city: 'Kenosha',
  postcode: '53140',
}
const shop = await orderShop()
const ada = await shop.customer(undefined, true)
const mcode = await shop.part({ price: '60.00', price_steps: '[]', core_charge: '20.00', weight_g: 900, min_qty: 1 })
await ada.say('cartAdd', { mcode, qty: 1, jobs: [{ job: 'Secret bay', qty: 1 }] })
const { id: orderId, number } = await shop.delivered(
  ada,
  { [mcode]: 1 },
  { address: hers, more: { jobName: 'Secret job', purchaseOrder: 'PO 4711', lineNotes: { [mcode]: 'for Bob' } } },
)
const coreId = (await ada.say('orderCoreList', {})).result[0]?.id ?? ''
const photo = `data:image/png;base64,${'iVBORw0KGgo'.repeat(10)}=`
const returnId = (await ada.say('orderReturn', { orderId, lines: [{ id: mcode, qty: 1 }], reason: 'damaged', note: 'bent', photo })).result
  .id
await ada.say('addressSave', { id: addressId, ...hers })

describe('what belongs to somebody else is not there', () => {
  const strangers = async () => [await shop.customer(), await shop.customer(shop.special.id)]

  test('an order, by its id and by its number, its page, its print and everything that could be done to it', async () => {
    for (const eve of await strangers()) {
      for (const id of [orderId, number]) {
        expect(await eve.say('orderDetail', { id })).toMatchObject({
          status: 200,
          code: 404,
          error: 'not-found',
          msg: 'You have no such order.',
        })
        for (const name of ['orderPay', 'orderCancel', 'orderReorder'] as const)
          expect((await eve.say(name, { id })).error).toBe('not-found')
      }
      expect((await eve.say('orderReturn', { orderId, lines: [{ id: mcode, qty: 1 }], reason: 'damaged' })).error).toBe('not-found')
      expect((await eve.say('orderReturnWithdraw', { id: returnId })).error).toBe('not-found')
      expect((await eve.say('orderCoreShip', { id: coreId })).error).toBe('not-found')
      expect((await eve.say('orderList', { searchStr: number })).result).toMatchObject({ total: 0, counts: { all: 0 } })
      expect((await eve.say('orderCoreList', {})).result).toEqual([])
      expect((await eve.say('orderParts', {})).result.total).toBe(0)
    }
    expect((await shop.detail(ada, orderId)).returns[0]?.state).toBe('requested')
  })

  test('an address, also under the same id', async () => {
    for (const eve of await strangers()) {
      expect((await eve.say('addressList', {})).result).toEqual([])
      expect((await eve.say('addressSetDefault', { id: addressId, use: 'billing' })).error).toBe('not-found')
      expect((await eve.say('addressDelete', { id: addressId })).result).toEqual({ deleted: false })
      const own = await eve.say('addressSave', { id: addressId, ...milwaukee, name: 'Eve' })
      expect(own.result.name).toBe('Eve')
      const mine = await shop.part({}, shop.general)
      await eve.add(mine, 1)
      expect((await eve.say('checkoutQuote', { addressId: randomUUID() })).result.problems.map(({ about }) => about)).toContain('address')
    }
    expect((await ada.say('addressList', {})).result.map(({ name }) => name)).toEqual([hers.name])
  })

  test('an order number of another shop is another order', async () => {
    const theirs = await shop.part({ min_qty: 1 }, shop.special.id)
    const eve = await shop.customer(shop.special.id)
    const order = await shop.ordered(eve, { [theirs]: 1 })
    expect(order.number).toMatch(/^CW-\d{6}$/)
    expect((await ada.say('orderDetail', { id: order.id })).code).toBe(404)
  })
})

test('an account that is deleted leaves orders without a person, and bookkeeping whole', async () => {
  const exported = JSON.stringify((await ada.say('exportAccount', {})).result.holds)
  for (const held of [number, 'Secret job', 'Secret bay', 'PO 4711', '12 Difference Lane', 'for Bob', 'bent'])
    expect(exported).toContain(held)
  const before = await shop.db.selectFrom('shop_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  expect((await ada.say('deleteAccount', { password })).code).toBe(200)
  const tables = [
    'shop_order',
    'order_line',
    'order_event',
    'order_return',
    'core_return',
    'order_shipment',
    'coupon_use',
    'address',
  ] as const
  const left = JSON.stringify(
    await Promise.all(tables.map((table) => shop.db.selectFrom(table).selectAll().where('tenant_id', '=', shop.general).execute())),
  )
  for (const gone of [
    ada.id,
    'Secret job',
    'Secret bay',
    'PO 4711',
    'Ada Lovelace',
    'Analytical Garage',
    '12 Difference Lane',
    '53140',
    'Kenosha',
    'for Bob',
    'bent',
    'iVBORw0',
  ])
    expect([gone, left.includes(gone)]).toEqual([gone, false])
  const after = await shop.db.selectFrom('shop_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  expect(after).toMatchObject({
    number,
    total: before.total,
    tax: before.tax,
    paid: before.paid,
    account_id: null,
    ship_to: { country: 'US', region: 'WI' },
  })
})
