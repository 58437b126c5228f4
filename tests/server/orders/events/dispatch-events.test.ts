import type { Transaction } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import { createSharedContext } from '#server/app-options.ts'
import type { Tables } from '#server/db/tables.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { createOrderBackgroundWork } from '#server/orders/events/background-work.ts'
import { dispatchEvents } from '#server/orders/events/dispatch-events.ts'
import type { DispatchedEvent, OrderHook } from '#server/orders/events/hooks.ts'
import type { PaymentProvider, PromisedRefund } from '#server/orders/payment-provider.ts'
import { invoicePayment } from '#server/payments/providers.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { orderShop } from '../support/shop.ts'

const shop = await orderShop()
// Days pass here, and mails that the shop has not sent by then are given up, which it reports.
afterAll(async () => {
  await shop.idle()
  for (const mistake of shop.mistakes.splice(0)) expect(mistake).toMatch('could not be sent for as long as they were of use')
})

const contextHere = () => createSharedContext({ db: shop.db, clock: shop.clock })
const untold = async () => (await shop.db.selectFrom('order_event').select('id').where('notified_at', 'is', null).execute()).length
const untoldOf = async (id: string) =>
  (await shop.db.selectFrom('order_event').select('id').where('order_id', '=', id).where('notified_at', 'is', null).execute()).length
const said = ({ event: { what, state } }: DispatchedEvent) => `${what} ${state}`
const hook = (name: string, hear: (heard: DispatchedEvent) => Promise<void>): OrderHook => ({
  name,
  handle: async (_, heard) => {
    await hear(heard)
    return null
  },
})

async function anOrder() {
  await dispatchEvents(contextHere(), [])
  const [ada, mcode] = [await shop.customer(), await shop.part({ weight_g: 500, price: '10.00', price_steps: '[]', core_charge: '0.00' })]
  const order = await shop.ordered(ada, { [mcode]: 1 })
  await dispatchEvents(contextHere(), [])
  return { ada, mcode, order }
}

test('every step is heard once by every hook, in order, with what a mail needs to know', async () => {
  const { order, ada } = await anOrder()
  await shop.step(order.id, 'packed')
  await shop.step(order.id, 'shipped', { tracking: 'LP1' })
  const heard: DispatchedEvent[] = []
  const hooks = [hook('mail', async (one) => void heard.push(one)), hook('push', async (one) => void heard.push(one))]
  await dispatchEvents(contextHere(), hooks)
  await dispatchEvents(contextHere(), hooks)
  expect(heard.map(said)).toEqual(['state packed', 'state packed', 'state shipped', 'state shipped'])
  expect(heard[2]).toMatchObject({
    number: order.number,
    accountId: ada.id,
    tenant: { id: shop.general },
    event: { facts: { tracking: 'LP1' } },
  })
})

test('a hook that fails hears it again after a while; the one that has heard does not', async () => {
  const { order } = await anOrder()
  await shop.step(order.id, 'packed')
  const heard: string[] = []
  let works = false
  const hooks = [
    hook('mail', async (one) => void heard.push(`mail ${said(one)}`)),
    hook('push', async (one) => {
      if (!works) throw new Error('no network')
      heard.push(`push ${said(one)}`)
    }),
  ]
  await expect(dispatchEvents(contextHere(), hooks)).rejects.toThrow('1 order events were not heard by all: no network')
  works = true
  await dispatchEvents(contextHere(), hooks)
  expect(heard).toEqual(['mail state packed'])
  shop.clock.time += 61_000
  await dispatchEvents(contextHere(), hooks)
  expect(heard).toEqual(['mail state packed', 'push state packed'])
  expect(await untold()).toBe(0)
})

test('a hook that fails keeps no other from hearing, and is asked again ever later', async () => {
  const { order } = await anOrder()
  await shop.step(order.id, 'packed')
  const [heard, tries]: [string[], number[]] = [[], []]
  const start = shop.clock.time
  const hooks = [
    hook('mail', async () => {
      tries.push((shop.clock.time - start) / 1000)
      throw new Error('no server')
    }),
    hook('push', async (one) => void heard.push(said(one))),
  ]
  for (let minute = 0; minute < 10; minute += 1) {
    await dispatchEvents(contextHere(), hooks).catch(() => undefined)
    shop.clock.time += 60_000
  }
  expect([heard, tries]).toEqual([['state packed'], [0, 60, 120, 240, 480]])
  await dispatchEvents(contextHere(), [])
})

describe('what a hook writes', () => {
  /** Writes a mail about each event, and may fail after that. */
  const writing = (fails = () => false): OrderHook => ({
    name: 'mail',
    handle: async ({ db }, { tenant, number }) => {
      const sender = { tenantId: tenant.id, from: { name: 'x', address: 'x@example.com' }, to: 'x@example.com' }
      await enqueueMail(db, { ...sender, subject: number, text: '', html: '' }, new Date(shop.clock.time), new Date(shop.clock.time))
      if (fails()) throw new Error('too late')
      return null
    },
  })
  const written = async (number: string) =>
    (await shop.db.selectFrom('mail_outbox').select('id').where('subject', '=', number).execute()).length

  test('is there once when the hook hears again after it had failed', async () => {
    const { order } = await anOrder()
    await shop.step(order.id, 'packed')
    await expect(dispatchEvents(contextHere(), [writing(() => true)])).rejects.toThrow('too late')
    expect(await written(order.number)).toBe(0)
    shop.clock.time += 61_000
    await dispatchEvents(contextHere(), [writing()])
    expect([await written(order.number), await untoldOf(order.id)]).toEqual([1, 0])
  })

  test('is there once when a process was so slow that another has told the event meanwhile', async () => {
    const { order } = await anOrder()
    await shop.step(order.id, 'packed')
    const slow = new Proxy(shop.db, {
      get: (target, key) => {
        const member: unknown = Reflect.get(target, key)
        if (key === 'transaction') return () => ({ execute: late })
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
    const late = async (work: (trx: Transaction<Tables>) => Promise<void>) => {
      shop.clock.time += 61_000
      await dispatchEvents(contextHere(), [writing()])
      return shop.db.transaction().execute(work)
    }
    await dispatchEvents({ ...contextHere(), db: slow }, [writing()])
    expect([await written(order.number), await untoldOf(order.id)]).toEqual([1, 0])
  })
})

test('a process that stops begins no other event, and leaves it to whoever comes next', async () => {
  const { order } = await anOrder()
  for (const to of ['packed', 'shipped'] as const) await shop.step(order.id, to)
  const heard: string[] = []
  const telling = [hook('mail', async (one) => void heard.push(said(one)))]
  await dispatchEvents(contextHere(), telling, () => heard.length > 0)
  expect(heard).toEqual(['state packed'])
  await dispatchEvents(contextHere(), telling)
  expect(heard).toEqual(['state packed', 'state shipped'])
})

test('what could not be told for days is not told any more', async () => {
  const { order } = await anOrder()
  await shop.step(order.id, 'packed')
  shop.clock.time += 4 * DAY_MS
  const heard: DispatchedEvent[] = []
  await dispatchEvents(contextHere(), [hook('mail', async (one) => void heard.push(one))])
  expect([heard, await untold()]).toEqual([[], 0])
})

test('a change that does not commit is never heard of', async () => {
  const { order } = await anOrder()
  const before = shop.told.length
  await expect(
    shop.inside(async (at) => {
      await at.db.updateTable('shop_order').set({ job_name: 'x' }).where('id', '=', order.id).execute()
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await expect(shop.step(order.id, 'delivered')).rejects.toMatchObject({ code: 'wrong-state' })
  expect([shop.told.length, await untold()]).toEqual([before, 0])
})

test('a promised refund is sent once, under one name, and again under that name when the first try failed', async () => {
  const { ada, order } = await anOrder()
  await shop.pay(order.id, Math.round(order.total * 100), 'pay-1')
  await ada.say('orderCancel', { id: order.id })
  // The shop's own way to pay leaves it to a person; here another one is to send it.
  await shop.idle()
  await shop.db.updateTable('order_payment').set({ by_hand: false }).where('order_id', '=', order.id).execute()
  const tries: PromisedRefund[] = []
  const provider: PaymentProvider = {
    ...invoicePayment,
    refund: async (refund) => {
      tries.push(refund)
      if (tries.length === 1) throw new Error('the bank is asleep')
      return { isDone: true, reference: 'sent-1' }
    },
  }
  const reports: unknown[] = []
  const context = contextHere()
  const aftermath = createOrderBackgroundWork(context, { ...defaultOrderExtensions, payments: [provider] }, (what) => reports.push(what))
  for (let time = 0; time < 3; time += 1) {
    aftermath.begin()
    await context.backgroundTasks.whenIdle()
  }
  expect([tries.length, new Set(tries.map(({ id }) => id)).size, reports.length]).toEqual([2, 1, 1])
  expect(tries[0]).toMatchObject({ cents: Math.round(order.total * 100), number: order.number, paymentReferences: ['pay-1'] })
  expect((await shop.detail(ada, order.id)).money).toMatchObject({ refundDue: 0, refunded: order.total })
})
