import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { surroundingsOf } from '#server/app.ts'
import { orderAftermath } from '#server/orders/aftermath.ts'
import { promiseRefund } from '#server/orders/refunds.ts'
import { invoicePayment } from '#server/payments/invoice.ts'
import type { RefundOutcome } from '#server/payments/port.ts'
import { type OrderShop, orderShop } from './support/shop.ts'

const MINUTE_MS = 60_000
let shop: OrderShop
/** Which refunds the provider was asked to send, and what it says. */
const asked: string[] = []
let answer: () => Promise<RefundOutcome>
let round: () => Promise<void>
beforeAll(async () => {
  shop = await orderShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.updateTable('order_payment').set({ done: true }).execute()
  asked.length = 0
  const around = surroundingsOf({ db: shop.db, clock: shop.clock })
  const refund = ({ id }: { id: string }) => {
    asked.push(id)
    return answer()
  }
  const follow = orderAftermath(around, { payments: [{ ...invoicePayment, refund }], hooks: [] }, () => undefined)
  round = async () => {
    shop.clock.time += MINUTE_MS
    follow.begin()
    await around.later.idle()
  }
})

async function promised() {
  const order = await shop.ordered(await shop.customer(), { [await shop.part({ price: '50.00', price_steps: '[]', weight_g: 100 })]: 1 })
  await shop.pay(order.id, Math.round(order.total * 100))
  await shop.inside((at) => promiseRefund(at, order.id, 1000, 'shop', 'A test'))
}

test('a refund that a person must send is asked about once; another one is asked about at once', async () => {
  answer = async () => ({ done: false })
  await promised()
  for (let time = 0; time < 3; time += 1) await round()
  expect(asked).toHaveLength(1)
  await promised()
  await round()
  expect([asked.length, new Set(asked).size]).toEqual([2, 2])
  shop.clock.time += 60 * MINUTE_MS
  await round()
  expect([asked.length, new Set(asked).size]).toEqual([2, 2])
})

test('a refund that failed on its way is tried with every round until it is sent', async () => {
  answer = async () => {
    throw new Error('The bank does not answer.')
  }
  await promised()
  for (let time = 0; time < 2; time += 1) await round()
  answer = async () => ({ done: true, reference: 'R-1' })
  for (let time = 0; time < 2; time += 1) await round()
  expect(asked).toHaveLength(3)
})
