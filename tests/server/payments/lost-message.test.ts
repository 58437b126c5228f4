import { afterEach, expect, test } from 'vitest'
import { createStripeClient } from '#server/payments/stripe/client.ts'
import { startPayment } from '#server/payments/stripe/start.ts'
import { CENTS, cardShop } from './support/card-shop.ts'

const shop = await cardShop()
afterEach(() => {
  shop.reports.length = 0
})

test('a page that was paid is booked when the customer asks to pay again, once, although the message about it never came or comes late', async () => {
  const { ada, id } = await shop.anOrder()
  const message = shop.paid(await shop.pageOf(ada, id))
  const asked = await Promise.all([shop.pay(ada, id), shop.pay(ada, id)])
  for (const { result, error } of asked)
    expect(result ?? { error }).toEqual(result ? { next: 'none', url: '', hint: 'You have paid. Thank you.' } : { error: 'wrong-state' })
  expect(await shop.detail(ada, id)).toMatchObject({ state: 'paid', money: { paid: CENTS / 100, due: 0 } })
  expect(await shop.told(message)).toMatchObject({ status: 200 })
  const { state, money, events } = await shop.detail(ada, id)
  expect([state, money.paid, events.filter(({ what }) => what === 'payment').length]).toEqual(['paid', CENTS / 100, 1])
  expect(await shop.pay(ada, id)).toMatchObject({ error: 'wrong-state' })
  expect(shop.reports).toEqual([])
})

test('no second page is opened for somebody who read what is due just before it was booked', async () => {
  const { ada, id, number } = await shop.anOrder()
  await shop.told(shop.paid(await shop.pageOf(ada, id)))
  const before = shop.opened().length
  const { db, clock } = shop
  const context = {
    stripe: createStripeClient('sk_test_x', shop.stripe.send),
    db,
    clock,
    report: () => undefined,
    dispatchEventsSoon: () => undefined,
  }
  const asRead = { tenantId: shop.general, orderId: id, number, totalCents: CENTS, dueCents: CENTS, locale: 'en-US', email: '' }
  expect(await startPayment(context, asRead, 'http://localhost:8080/x?id=1')).toMatchObject({ next: 'none', url: '' })
  expect(shop.opened().length).toBe(before)
})

test('a paid page that cannot be booked at the moment asks for no second payment, and is booked the next time', async () => {
  const { ada, id } = await shop.anOrder()
  shop.stripe.pay(await shop.pageOf(ada, id))
  // What follows an order reads the payments as well.
  await shop.idle()
  await shop.db.schema.alterTable('order_payment').renameTo('order_payment_away').execute()
  expect((await shop.pay(ada, id)).result).toMatchObject({ next: 'none', hint: expect.stringContaining('need not pay again') })
  await shop.db.schema.alterTable('order_payment_away').renameTo('order_payment').execute()
  expect(shop.reports).toEqual([expect.stringContaining('is paid at Stripe and could not be booked')])
  await shop.pay(ada, id)
  expect((await shop.detail(ada, id)).state).toBe('paid')
})

test('while the bank has yet to pay it nothing is booked, and no page is offered again', async () => {
  const { ada, id } = await shop.anOrder()
  const session = shop.stripe.pay(await shop.pageOf(ada, id))
  session.payment_status = 'unpaid'
  expect((await shop.pay(ada, id)).result).toMatchObject({ next: 'none', hint: expect.stringContaining('need not pay again') })
  expect(await shop.detail(ada, id)).toMatchObject({ state: 'awaiting-payment', money: { paid: 0 } })
})
