import type Stripe from 'stripe'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import type { PaymentStep } from '#contract/orders/order.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { ReportError } from '#server/kernel/report.ts'
import { translateText } from '#server/kernel/words.ts'
import { openAmountCents } from '#server/orders/order-of.ts'
import type { PayableOrder } from '#server/orders/payment-provider.ts'
import { type CardAttempt, closeAttempt, openAttempt, readLatestAttempt, storeSession } from './attempts.ts'
import { INTERACTIVE_REQUEST_OPTIONS } from './client.ts'
import { PaidSession } from './event.ts'
import { recordPaidSession } from './handle-event.ts'
import { checkoutSessionRequest, SESSION_LIFETIME_MS } from './session.ts'

export interface StripePaymentContext {
  stripe: Stripe
  db: Db
  clock: Clock
  report: ReportError
  /** Starts the hooks of order events after the commit. */
  dispatchEventsSoon: () => void
}

/** A payment page that expires sooner than this is not offered again, because the customer could not type the card data in time. */
const MIN_SESSION_LEFT_MS = 5 * 60 * 1000
/**
 * How long the same request for a payment page is sent again, with the same key, when Stripe did not reply to it. After that a new request
 * is needed, because Stripe requires that a new page is valid for at least 30 more minutes.
 */
const MAX_RETRY_AGE_MS = 20 * 60 * 1000

const redirectStep = (url: string): PaymentStep => ({
  next: 'redirect',
  url,
  hint: /*i18n*/ 'You pay on the page of Stripe and come back here.',
})
const pendingStep: PaymentStep = {
  next: 'none',
  url: '',
  hint: /*i18n*/ 'You have paid; the payment company has yet to confirm it. You need not pay again.',
}
const paidStep: PaymentStep = { next: 'none', url: '', hint: /*i18n*/ 'You have paid. Thank you.' }

/**
 * Returns the payment page of an order. While a page can be paid, later calls return the same page, so nobody pays twice. A new page is
 * created only if the last one failed, expired or was closed by us. If the last page is already paid, its payment is recorded. Throws
 * `payment-refused` if Stripe fails; the cause is reported to the operator.
 */
export async function startPayment(context: StripePaymentContext, order: PayableOrder, returnUrl: string): Promise<PaymentStep> {
  try {
    const before = await readLatestAttempt(context.db, order)
    const step = before ? await continueAttempt(context, order, before, returnUrl) : null
    const next =
      step ??
      (await openPaymentPage(context, order, await openAttempt(context.db, order, before, order.dueCents, context.clock.now()), returnUrl))
    return { ...next, hint: translateText(order.locale, next.hint) }
  } catch (cause) {
    context.report(`${order.number} could not be sent to Stripe`, cause)
    const say =
      /*i18n*/ 'The payment company does not answer at the moment. Nothing was charged and your order is kept: try again in a minute.'
    throw new AppError('payment-refused', { message: say }, { cause })
  }
}

async function openPaymentPage(
  { stripe, db }: StripePaymentContext,
  order: PayableOrder,
  attempt: CardAttempt,
  returnUrl: string,
): Promise<PaymentStep> {
  const idempotencyKey = `${order.orderId}-${attempt.attemptNumber}`
  const session = await stripe.checkout.sessions.create(checkoutSessionRequest(order, attempt, returnUrl), {
    ...INTERACTIVE_REQUEST_OPTIONS,
    idempotencyKey,
  })
  await storeSession(db, attempt, session.id)
  if (session.url === null) throw new Error(`Stripe opened ${session.id} without an address.`)
  return redirectStep(session.url)
}

/**
 * Continues the last attempt to pay. Returns its page if that can still be paid, or says that it is paid or being processed. Returns null
 * if a new attempt is needed.
 */
async function continueAttempt(
  context: StripePaymentContext,
  order: PayableOrder,
  before: CardAttempt,
  returnUrl: string,
): Promise<PaymentStep | null> {
  const { stripe, db, clock } = context
  if (before.state === 'pending') return pendingStep
  // The amount due is read again, because the payment may have been recorded after the caller read the order.
  if (before.state === 'paid') return (await readDueCents(db, order)) === order.dueCents ? null : paidStep
  if (before.state !== 'open') return null
  const age = clock.now() - before.madeAtMs
  if (before.sessionId === '')
    return age < MAX_RETRY_AGE_MS && before.cents === order.dueCents ? openPaymentPage(context, order, before, returnUrl) : null
  const session = await stripe.checkout.sessions.retrieve(before.sessionId, {}, INTERACTIVE_REQUEST_OPTIONS)
  if (session.status === 'complete')
    return session.payment_status === 'paid' ? recordConfirmedPayment(context, order, session) : pendingStep
  if (session.status === 'open') {
    if (session.url !== null && before.cents === order.dueCents && age < SESSION_LIFETIME_MS - MIN_SESSION_LEFT_MS)
      return redirectStep(session.url)
    await stripe.checkout.sessions.expire(before.sessionId, {}, INTERACTIVE_REQUEST_OPTIONS)
  }
  await closeAttempt(db, order, before.sessionId, 'expired')
  return null
}

/** Records a payment that Stripe confirms when asked, because the webhook event about it may be lost. */
async function recordConfirmedPayment(
  context: StripePaymentContext,
  order: PayableOrder,
  session: Stripe.Checkout.Session,
): Promise<PaymentStep> {
  try {
    await recordPaidSession(context, order, v.parse(PaidSession, session))
    return paidStep
  } catch (cause) {
    context.report(`${order.number} is paid at Stripe and could not be booked`, cause)
    return pendingStep
  }
}

const readDueCents = async (db: Db, { tenantId, orderId }: PayableOrder): Promise<number> =>
  openAmountCents(
    await db
      .selectFrom('shop_order')
      .select(['state', 'total', 'paid', 'credited'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow(),
  )
