import Stripe from 'stripe'
import type { ParsedInputOf } from '#contract/calls.ts'
import { createSharedContext } from '#server/app-options.ts'
import { createBackgroundTasks } from '#server/kernel/background-tasks.ts'
import { createOrderBackgroundWork } from '#server/orders/events/background-work.ts'
import type { OrderExtensions } from '#server/orders/events/hooks.ts'
import { promiseRefund } from '#server/orders/refunds/refunds.ts'
import { createStripeProvider } from '#server/payments/stripe/provider.ts'
import { WEBHOOK_PATH } from '#server/payments/stripe/webhook.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { type Customer, orderShop } from '../../orders/support/shop.ts'
import { fakeStripe, made } from './fake-stripe.ts'

/** What the order of `ordered` comes to, with its parcel and tax. */
export const CENTS = 11_494
export const SECRET = 'whsec_of_this_test'
const signing = new Stripe('sk_test_signing')

interface Signing {
  secret?: string
  /** How old the signature is. */
  ageSeconds?: number
  header?: string | null
}

/** A shop that takes cards, with a Stripe of its own in this very process. */
export async function cardShop() {
  const stripe = fakeStripe()
  const reports: string[] = []
  /** What the server does after a change. It is waited for, or it would meddle with what a test does next. */
  const quiet = createBackgroundTasks((what, cause) => void reports.push(`${what} ${cause}`))
  let trade: OrderExtensions = defaultOrderExtensions
  const shop = await orderShop((db, clock) => {
    const keys = { secretKey: 'sk_test_of_this_test', webhookSecret: SECRET }
    const report = (what: string, cause: unknown) => void reports.push(`${what} ${cause}`)
    const cards = createStripeProvider({ ...keys, db, clock, report, send: (input, init) => stripe.send(input, init) })
    trade = { ...defaultOrderExtensions, payments: [...defaultOrderExtensions.payments, cards] }
    return { trade, report, backgroundTasks: quiet }
  })

  /** An order of 100.00 and its parcel, to be paid by card. */
  async function ordered(who: Customer) {
    const mcode = await shop.part({ price: '100.00', price_steps: '[]', core_charge: '0.00', weight_g: 500 })
    return shop.ordered(who, { [mcode]: 1 }, { payment: 'card' })
  }
  const pay = (who: Customer, id: string) => who.say('orderPay', { id } satisfies ParsedInputOf<'orderPay'> | { id: string })
  /** Opens the page of the payment and says what Stripe calls it. */
  async function pageOf(who: Customer, id: string): Promise<string> {
    const { result, msg } = await pay(who, id)
    if (result?.next !== 'redirect') throw new Error(`No page to pay on: ${msg}`)
    return new URL(result.url).pathname.split('/').at(-1) ?? ''
  }

  const event = (type: string, object: unknown) => ({
    id: made('evt'),
    object: 'event',
    type,
    data: { object: structuredClone(object) },
  })
  /** What Stripe sends, signed as Stripe signs it. */
  async function told(message: unknown, { secret = SECRET, ageSeconds = 0, header }: Signing = {}) {
    const payload = JSON.stringify(message)
    const timestamp = Math.floor(shop.clock.time / 1000) - ageSeconds
    const signature = header === undefined ? signing.webhooks.generateTestHeaderString({ payload, secret, timestamp }) : header
    const headers = new Headers({ 'Content-Type': 'application/json' })
    if (signature !== null) headers.set('Stripe-Signature', signature)
    const reply = await shop.app.request(WEBHOOK_PATH, { method: 'POST', headers, body: payload })
    await quiet.whenIdle()
    const body: { msg?: string; received?: boolean } = await reply.json()
    return { status: reply.status, ...body }
  }
  /** The customer pays the page, and Stripe says so. */
  const paid = (session: string, cents?: number) => event('checkout.session.completed', stripe.pay(session, cents))

  /** Sends the refunds that were promised, as the server does after each change. */
  async function settle(): Promise<void> {
    await quiet.whenIdle()
    const context = createSharedContext({ db: shop.db, clock: shop.clock })
    createOrderBackgroundWork(context, { ...trade, hooks: [] }, (what, cause) => void reports.push(`${what} ${cause}`)).begin()
    await context.backgroundTasks.whenIdle()
  }
  const flags = async () =>
    (await shop.db.selectFrom('shop_action').select(['action', 'about', 'facts']).where('who', '=', 'stripe').orderBy('id').execute()).map(
      ({ action, about, facts }) => ({ action, about, ...facts }),
    )

  async function anOrder() {
    const ada = await shop.customer()
    return { ada, ...(await ordered(ada)) }
  }
  async function aPaidOrder() {
    const order = await anOrder()
    await told(paid(await pageOf(order.ada, order.id)))
    return order
  }
  const promise = (id: string, cents: number) => shop.inside((at) => promiseRefund(at, id, cents, 'shop', 'A test'))
  const due = async ({ ada, id }: Awaited<ReturnType<typeof anOrder>>) => (await shop.detail(ada, id)).money.refundDue
  const sentFor = (id: string) => stripe.refunds.filter(({ metadata }) => metadata['order'] === id)
  /** The pages that Stripe was asked to open. */
  const opened = () => stripe.asked.filter(({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions')

  return {
    ...shop,
    anOrder,
    aPaidOrder,
    promise,
    due,
    sentFor,
    opened,
    ordered,
    stripe,
    reports,
    idle: () => quiet.whenIdle(),
    pay,
    pageOf,
    event,
    told,
    paid,
    settle,
    flags,
  }
}
export type CardShop = Awaited<ReturnType<typeof cardShop>>
