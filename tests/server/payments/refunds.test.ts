import { afterEach, expect, test } from 'vitest'
import { runShopCommand } from '#server/cli/run-command.ts'
import { recordPayment } from '#server/orders/payments.ts'
import { markRefundSent } from '#server/orders/refunds/refunds.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { CENTS, cardShop } from './support/card-shop.ts'

const shop = await cardShop()
afterEach(() => {
  shop.reports.length = 0
})

test('refunds that somebody says were sent by hand meanwhile are not sent again', async () => {
  const [one, other] = [await shop.aPaidOrder(), await shop.aPaidOrder()]
  await shop.promise(one.id, 1000)
  shop.clock.time += 1000
  const second = await shop.promise(other.id, 700)
  const send = shop.stripe.send
  // While the first is on its way to Stripe, a person says of the second that it was sent.
  shop.stripe.send = async (input, init) => {
    shop.stripe.send = send
    await shop.inside((at) => markRefundSent(at, second, 'BANK-1'))
    return send(input, init)
  }
  await shop.settle()
  expect([shop.sentFor(one.id).length, shop.sentFor(other.id).length, await shop.due(one), await shop.due(other)]).toEqual([1, 0, 0, 0])
  expect(shop.reports).toEqual([])
})

test('refunds that a person has sent while Stripe did are reported', async () => {
  const order = await shop.aPaidOrder()
  const refund = await shop.promise(order.id, 1000)
  const send = shop.stripe.send
  shop.stripe.send = async (input, init) => {
    shop.stripe.send = send
    await shop.inside((at) => markRefundSent(at, refund, 'BANK-1'))
    return send(input, init)
  }
  await shop.settle()
  expect(shop.reports).toEqual([expect.stringMatching(/^A refund of CW-\d+ was sent twice/)])
})

test('refunds are marked for whoever looks at them, and only with --anyway can a person say that they were sent', async () => {
  const [card, cash] = [await shop.aPaidOrder(), await shop.anOrder()]
  await shop.inside((at) => recordPayment(at, cash.id, { cents: CENTS, method: 'collection', reference: '', actor: 'shop' }))
  await shop.promise(cash.id, 1000)
  await shop.settle()
  const refund = await shop.promise(card.id, 500)
  const host = { db: shop.db, clock: shop.clock, orderExtensions: defaultOrderExtensions, dispatchEventsSoon: () => undefined }
  const type = (line: string) => runShopCommand(host, line.split(' '), 'ann', (_, cause) => shop.reports.push(String(cause)))
  const owed: { order: string; sentBy: string }[] = JSON.parse((await type('refunds list --json')).out)
  expect(owed.find(({ order }) => order === card.number)?.sentBy).toBe('card company')
  expect(owed.find(({ order }) => order === cash.number)?.sentBy).toBe('you')
  expect((await type(`refunds sent ${refund}`)).err).toContain('The card company sends the refund of $5.00')
  const until = (sending_until: Date | null) =>
    shop.db.updateTable('order_payment').set({ sending_until }).where('id', '=', refund).execute()
  await until(new Date(shop.clock.time + 1000))
  expect((await type(`refunds sent ${refund} --anyway`)).err).toContain('is being sent at this very moment')
  await until(null)
  expect(await type(`refunds sent ${refund} --anyway`)).toMatchObject({ exit: 0 })
  await shop.settle()
  expect([shop.sentFor(card.id), shop.reports]).toEqual([[], []])
})
