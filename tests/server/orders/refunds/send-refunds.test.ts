import { beforeEach, expect, test } from 'vitest'
import { type AppOptions, createSharedContext } from '#server/app-options.ts'
import { createOrderBackgroundWork } from '#server/orders/events/background-work.ts'
import { orderMailHook } from '#server/orders/events/mail-hook.ts'
import type { RefundOutcome } from '#server/orders/payment-provider.ts'
import { promiseRefund } from '#server/orders/refunds/refunds.ts'
import { invoicePayment } from '#server/payments/providers.ts'
import { heldMailer, until } from '../../mail/support/outbox.ts'
import { orderShop } from '../support/shop.ts'

const MINUTE_MS = 60_000
/** Which refunds the provider was asked to send, and what it says. */
const asked: string[] = []
let answer: () => Promise<RefundOutcome>
let round: () => Promise<void>
const shop = await orderShop()
beforeEach(async () => {
  await shop.db.updateTable('order_payment').set({ done: true }).execute()
  asked.length = 0
  const { begin, context } = process()
  round = async () => {
    shop.clock.time += MINUTE_MS
    begin()
    await context.backgroundTasks.whenIdle()
  }
})

/** A process that sends refunds, and what customers are told of them over this mailer. */
function process(more: Partial<AppOptions> = {}) {
  const context = createSharedContext({ db: shop.db, clock: shop.clock, ...more })
  const refund = ({ id }: { id: string }) => {
    asked.push(id)
    return answer()
  }
  const payments = [{ ...invoicePayment, refund }]
  return { context, ...createOrderBackgroundWork(context, { payments, hooks: more.mailer ? [orderMailHook] : [] }, () => undefined) }
}

const open = () => shop.db.selectFrom('order_payment').select('id').where('done', '=', false).where('by_hand', '=', false).execute()

async function promised(refunds = 1) {
  const order = await shop.ordered(await shop.customer(), { [await shop.part({ price: '50.00', price_steps: '[]', weight_g: 100 })]: 1 })
  await shop.pay(order.id, Math.round(order.total * 100))
  for (let time = 0; time < refunds; time += 1) await shop.inside((at) => promiseRefund(at, order.id, 1000, 'shop', 'A test'))
}

test('a refund that a person must send is asked about once; another one is asked about at once', async () => {
  answer = async () => ({ isDone: false })
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

test('a refund does not wait for a mail server that hangs, nor a mail for a refund', async () => {
  await process().context.backgroundTasks.whenIdle()
  let sent: (outcome: RefundOutcome) => void = () => undefined
  answer = () => new Promise((resolve) => (sent = resolve))
  await promised()
  const mails = heldMailer()
  const busy = process(mails)
  busy.begin()
  await until(() => expect([asked.length, mails.held.length > 0]).toEqual([1, true]))
  sent({ isDone: true, reference: 'R-1' })
  await until(async () => expect((await open()).length).toBe(0))
  for (const { taken } of mails.held) taken()
  await busy.context.mailSender.stop(0)
})

test('a process that stops gives a refund back that hangs: another asks for it at once, under the same name', async () => {
  answer = () => new Promise(() => undefined)
  await promised(2)
  const stopping = process()
  stopping.begin()
  await until(() => expect(asked).toHaveLength(1))
  await stopping.stop(20)
  answer = async () => ({ isDone: true, reference: 'R-1' })
  const next = process()
  next.begin()
  await next.context.backgroundTasks.whenIdle()
  expect([asked.length, new Set(asked).size, (await open()).length]).toEqual([3, 2, 0])
})
