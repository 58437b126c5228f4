import { expect, test } from 'vitest'
import { createSharedContext } from '#server/app-options.ts'
import { createPublicUrlOf } from '#server/kernel/public-url.ts'
import { readStoredMails } from '#server/mail/database.ts'
import { cancelPieces } from '#server/orders/cancel-pieces.ts'
import { dispatchEvents } from '#server/orders/events/dispatch-events.ts'
import { orderMailHook } from '#server/orders/events/mail-hook.ts'
import { lockOrder } from '#server/orders/order-rows.ts'
import { shipPartOfOrder } from '#server/orders/part-shipments.ts'
import { applyRefundSplit } from '#server/orders/refunds/give-back.ts'
import { refundedPiecesDetails } from '#server/orders/refunds/pieces-refunded.ts'
import { orderShop } from './support/shop.ts'

const shop = await orderShop()
const DAY = '2026-12-12'
const plain = { price: '50.00', price_steps: '[]', core_charge: '0.00', weight_g: 1000 }

/** An order of eight pieces of which five are there, with a part beside it that is all there. */
async function waitingOrder({ more = {}, parcels = 'two' }: { more?: Record<string, unknown>; parcels?: 'one' | 'two' } = {}) {
  const ada = await shop.customer()
  const mcode = await shop.part({ ...plain, stock: 5, restock_on: DAY, ...more })
  const other = await shop.part({ ...plain, stock: 5 })
  const { id, number, total } = await shop.ordered(ada, { [mcode]: 8, [other]: 1 }, { more: { parcels } })
  return { ada, mcode, other, id, number, cents: Math.round(total * 100) }
}

const cancel = (id: string, named: Parameters<typeof cancelPieces>[2] = 'waiting', reason = '') =>
  shop.inside((at) => cancelPieces(at, id, named, reason))
const ship = (id: string, lines: Record<string, number>) =>
  shop.inside((at) =>
    shipPartOfOrder(
      at,
      id,
      Object.entries(lines).map(([mcode, qty]) => ({ mcode, qty })),
      { carrier: 'Lakes', tracking: '1', url: '' },
    ),
  )

/** What customers were mailed since the last look, the last first. */
async function mailed(): Promise<{ subject: string; text: string }[]> {
  const context = createSharedContext({ db: shop.db, clock: shop.clock, publicUrl: createPublicUrlOf('https://shop.example') })
  await dispatchEvents(context, [orderMailHook])
  await context.backgroundTasks.whenIdle()
  const mails = await readStoredMails(shop.db, shop.general)
  await shop.db.deleteFrom('kept_mail').execute()
  return mails.map(({ subject, text }) => ({ subject, text: text.replace(/\s+/g, ' ') }))
}

test('the second parcel never comes: its pieces are paid back, the order is shipped, and one mail says so', async () => {
  const { ada, mcode, other, id, number, cents } = await waitingOrder()
  await shop.pay(id, cents)
  await shop.step(id, 'packed')
  await ship(id, { [mcode]: 5, [other]: 1 })
  await mailed()
  // Three pieces at $50.00 with 5.5 % of tax.
  expect(await cancel(id, 'waiting', 'The maker has stopped it.')).toEqual({
    ...{ pieces: [{ mcode, qty: 3 }], refund: { openAmountReductionCents: 0, repaidCents: 15_825 }, state: 'shipped' },
  })
  const order = await shop.detail(ada, id)
  expect(order).toMatchObject({ state: 'shipped', money: { refunded: 158.25, due: 0 } })
  expect(order.lines[0]).toMatchObject({ qty: 8, cancelled: 3, weightKg: 5, later: { waiting: 0 } })
  expect(order.sums.weightKg).toBe(6)
  expect(order.delivery.rest).toBeUndefined()
  expect((await ada.say('orderList', {})).result.records[0]).toMatchObject({ state: 'shipped' })
  expect((await ada.say('orderList', {})).result.records[0]?.waiting).toBeUndefined()
  const mails = await mailed()
  expect(mails.map(({ subject }) => subject)).toEqual([`A part of your order ${number} is cancelled`])
  for (const said of [
    `${mcode} 3 ×`,
    'The reason: The maker has stopped it.',
    '$158.25 goes back to you for them.',
    'Everything else of your order has left us.',
  ])
    expect(mails[0]?.text).toContain(said)

  // What comes in later is for sale, and what never came cannot be sent back.
  await shop.change(mcode, { stock: 4 })
  expect(await shop.stock(mcode)).toBe(4)
  await shop.step(id, 'delivered')
  expect((await shop.detail(ada, id)).lines[0]).toMatchObject({ returnable: 5 })
  expect((await ada.say('orderParts', {})).result.records.find((part) => part.id === mcode)?.qty).toBe(5)
  const delivered = await mailed()
  expect(delivered[0]?.text).toContain(`${mcode} 5 ×`)
})

test('nothing has left yet: the order goes on without them, expected as of now, and owes less', async () => {
  const { ada, mcode, id, cents } = await waitingOrder({ parcels: 'one' })
  expect((await shop.detail(ada, id)).delivery).toMatchObject({ expectedFrom: '2026-12-17' })
  expect(await cancel(id)).toMatchObject({ refund: { openAmountReductionCents: 15_825, repaidCents: 0 }, state: 'awaiting-payment' })
  expect(await shop.detail(ada, id)).toMatchObject({
    money: { due: (cents - 15_825) / 100, credited: 158.25, refunded: 0 },
    delivery: { expectedFrom: '2026-11-26' },
  })
  const [mail] = await mailed()
  expect(mail?.text).toContain('$158.25 is taken off what you have to pay for them.')
  expect(mail?.text).toContain('The rest of your order goes on as it was.')
  await shop.pay(id, cents - 15_825)
  await shop.step(id, 'packed')
  await shop.step(id, 'shipped')
  expect((await shop.detail(ada, id)).state).toBe('shipped')
  expect(await shop.stock(mcode)).toBe(0)
})

test('an order that is paid but for what is taken out of it is paid then', async () => {
  const { ada, id, cents } = await waitingOrder()
  await shop.pay(id, cents - 15_825)
  expect(await cancel(id)).toMatchObject({ refund: { openAmountReductionCents: 15_825, repaidCents: 0 }, state: 'paid' })
  expect(await shop.detail(ada, id)).toMatchObject({ state: 'paid', money: { due: 0 } })
})

test('named pieces: what waits goes first, what was held is on the shelf again; core charges go back, and only the others are owed', async () => {
  const { ada, mcode, other, id, cents } = await waitingOrder({ more: { core_charge: '7.00' } })
  await shop.pay(id, cents)
  await cancel(id, [{ mcode, qty: 4 }])
  // Four pieces with tax, and four core charges.
  expect(await shop.detail(ada, id)).toMatchObject({
    money: { refunded: 4 * 52.75 + 28 },
    lines: [{ cancelled: 4, later: { waiting: 0 } }, {}],
  })
  expect(await shop.stock(mcode)).toBe(1)
  await shop.step(id, 'packed')
  await expect(ship(id, { [mcode]: 5 })).rejects.toThrow(`Of ${mcode} only 4 are left to send`)
  await ship(id, { [mcode]: 4, [other]: 1 })
  expect((await shop.detail(ada, id)).cores).toMatchObject([{ part: mcode, qty: 4, deposit: 28 }])
  await expect(cancel(id, [{ mcode, qty: 1 }])).rejects.toThrow('is in the state “shipped”')
})

test('no piece is paid back twice: those that were refunded while they waited are those that are taken out', async () => {
  const { ada, mcode, id, number, cents } = await waitingOrder()
  await shop.pay(id, cents)
  await shop.inside(async (at) => {
    await applyRefundSplit(
      at,
      await lockOrder(at, id),
      { openAmountReductionCents: 0, repaidCents: 10_550 },
      { actor: 'shop', reasonText: '', facts: refundedPiecesDetails([{ mcode, qty: 2 }]) },
    )
  })
  expect((await cancel(id)).refund).toEqual({ openAmountReductionCents: 0, repaidCents: 5275 })
  expect((await shop.detail(ada, id)).money.refunded).toBe(158.25)
  await expect(cancel(id)).rejects.toThrow(`${number} waits for nothing.`)
})

test('all of it is the whole order: it is cancelled, with all that was paid', async () => {
  const { ada, mcode, other, id, cents } = await waitingOrder()
  await shop.pay(id, cents)
  await expect(cancel(id, [{ mcode, qty: 9 }])).rejects.toThrow(`Of ${mcode} only 8 are here`)
  expect(
    (
      await cancel(id, [
        { mcode, qty: 8 },
        { mcode: other, qty: 1 },
      ])
    ).state,
  ).toBe('cancelled')
  expect(await shop.detail(ada, id)).toMatchObject({ state: 'cancelled', money: { refunded: cents / 100 } })
  expect([await shop.stock(mcode), await shop.stock(other)]).toEqual([5, 5])
})

test('a cancelled order gives back only what it held still', async () => {
  const { mcode, id } = await waitingOrder()
  await cancel(id, [{ mcode, qty: 4 }])
  expect(await shop.stock(mcode)).toBe(1)
  await shop.step(id, 'cancelled')
  expect(await shop.stock(mcode)).toBe(5)
})

test('what stays of a rest that waited goes now, and is not expected on the days of the first parcel', async () => {
  const { ada, mcode, other, id } = await waitingOrder()
  await shop.step(id, 'packed')
  await ship(id, { [mcode]: 4, [other]: 1 })
  expect(await cancel(id)).toMatchObject({ state: 'packed' })
  expect((await shop.detail(ada, id)).delivery.rest).toMatchObject({ expectedFrom: '2026-11-26' })
})

test('no day moves where pieces are taken out that were not waited for', async () => {
  const { ada, mcode, id } = await waitingOrder()
  const { delivery } = await shop.detail(ada, id)
  await shop.change(mcode, { stock: 3 })
  await cancel(id, [{ mcode, qty: 1 }])
  expect(delivery.rest).toBeDefined()
  expect((await shop.detail(ada, id)).delivery).toEqual(delivery)
})

test('the mail says what was so then, also where the order was cancelled before it went', async () => {
  const { id } = await waitingOrder()
  await mailed()
  await cancel(id)
  await shop.step(id, 'cancelled')
  const mail = (await mailed()).find(({ subject }) => subject.startsWith('A part of your order'))
  expect(mail?.text).toContain('The rest of your order goes on as it was.')
  expect(mail?.text).not.toContain('Everything else of your order has left us.')
})
