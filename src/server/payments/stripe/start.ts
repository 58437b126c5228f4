import type Stripe from 'stripe'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import type { PaymentStep } from '#contract/order.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Report } from '#server/kernel/report.ts'
import { translateText } from '#server/kernel/words.ts'
import { dueCents } from '#server/orders/order-of.ts'
import type { Payable } from '#server/orders/payment-provider.ts'
import { type Attempt, closeAttempt, latestAttempt, openAttempt, rememberSession } from './attempts.ts'
import { AT_ONCE } from './client.ts'
import { PaidSession } from './event.ts'
import { bookPaid } from './handle-event.ts'
import { SESSION_MS, sessionOf } from './session.ts'

export interface StartContext {
  stripe: Stripe
  db: Db
  clock: Clock
  report: Report
  /** Has the hooks of orders told after the commit. */
  dispatchSoon: () => void
}

/** A page that closes in less is not offered again: nobody types a card in so short a time. */
const MIN_LEFT_MS = 5 * 60 * 1000
/**
 * A page that was asked for and never answered is asked for again under its key so long; Stripe wants the end of a page at least 30 minutes
 * away.
 */
const ASK_AGAIN_MS = 20 * 60 * 1000

const goTo = (url: string): PaymentStep => ({ next: 'redirect', url, hint: /*i18n*/ 'You pay on the page of Stripe and come back here.' })
const waits: PaymentStep = {
  next: 'none',
  url: '',
  hint: /*i18n*/ 'You have paid; the payment company has yet to confirm it. You need not pay again.',
}
const thanks: PaymentStep = { next: 'none', url: '', hint: /*i18n*/ 'You have paid. Thank you.' }

/**
 * The page on which an order is paid. Asked again it is the same page as long as that can be paid, so nobody pays twice: another is opened
 * only when the one before failed, ran out or was closed by us. One that turns out to be paid is booked. Throws `payment-refused`; what
 * went wrong is told to the shop.
 */
export async function startPayment(context: StartContext, order: Payable, returnUrl: string): Promise<PaymentStep> {
  try {
    const before = await latestAttempt(context.db, order)
    const step = before ? await goOn(context, order, before, returnUrl) : null
    const next =
      step ?? (await open(context, order, await openAttempt(context.db, order, before, order.dueCents, context.clock.now()), returnUrl))
    return { ...next, hint: translateText(order.locale, next.hint) }
  } catch (cause) {
    context.report(`${order.number} could not be sent to Stripe`, cause)
    const say =
      /*i18n*/ 'The payment company does not answer at the moment. Nothing was charged and your order is kept: try again in a minute.'
    throw new AppError('payment-refused', { message: say }, { cause })
  }
}

async function open({ stripe, db }: StartContext, order: Payable, attempt: Attempt, returnUrl: string): Promise<PaymentStep> {
  const idempotencyKey = `${order.orderId}-${attempt.attempt}`
  const session = await stripe.checkout.sessions.create(sessionOf(order, attempt, returnUrl), { ...AT_ONCE, idempotencyKey })
  await rememberSession(db, attempt, session.id)
  if (session.url === null) throw new Error(`Stripe opened ${session.id} without an address.`)
  return goTo(session.url)
}

/** What is left of the try before: its page, waiting, or nothing. */
async function goOn(context: StartContext, order: Payable, before: Attempt, returnUrl: string): Promise<PaymentStep | null> {
  const { stripe, db, clock } = context
  if (before.state === 'pending') return waits
  // It may have been booked since somebody read what is due.
  if (before.state === 'paid') return (await dueNow(db, order)) === order.dueCents ? null : thanks
  if (before.state !== 'open') return null
  const age = clock.now() - before.madeAtMs
  if (before.session === '') return age < ASK_AGAIN_MS && before.cents === order.dueCents ? open(context, order, before, returnUrl) : null
  const session = await stripe.checkout.sessions.retrieve(before.session, {}, AT_ONCE)
  if (session.status === 'complete') return session.payment_status === 'paid' ? booked(context, order, session) : waits
  if (session.status === 'open') {
    if (session.url !== null && before.cents === order.dueCents && age < SESSION_MS - MIN_LEFT_MS) return goTo(session.url)
    await stripe.checkout.sessions.expire(before.session, {}, AT_ONCE)
  }
  await closeAttempt(db, order, before.session, 'expired')
  return null
}

/** The message about a page that is paid may be lost: what Stripe says when we ask counts as much. */
async function booked(context: StartContext, order: Payable, session: Stripe.Checkout.Session): Promise<PaymentStep> {
  try {
    await bookPaid(context, order, v.parse(PaidSession, session))
    return thanks
  } catch (cause) {
    context.report(`${order.number} is paid at Stripe and could not be booked`, cause)
    return waits
  }
}

const dueNow = async (db: Db, { tenantId, orderId }: Payable): Promise<number> =>
  dueCents(
    await db
      .selectFrom('shop_order')
      .select(['state', 'total', 'paid', 'credited'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow(),
  )
