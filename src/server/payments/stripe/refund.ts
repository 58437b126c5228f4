import type Stripe from 'stripe'
import type { PromisedRefund, RefundOutcome } from '#server/orders/payment-provider.ts'
import { STRIPE_CURRENCY } from './session.ts'

interface PartialRefund {
  paymentIntent: string
  cents: number
  idempotencyKey: string
}

/** Whether a payment's reference is an id of Stripe. The shop's staff types the references of cash and transfers. */
const isPaymentIntent = (reference: string) => /^pi_\w+$/.test(reference)
const isFailedRefund = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled'
const sumRefundCents = (refunds: readonly Stripe.Refund[]) => refunds.reduce((cents, { amount }) => cents + amount, 0)

/**
 * Refunds an amount to the cards that paid, the latest payment first. Amounts that Stripe has already refunded for this refund are
 * subtracted, so a lost reply or a second server sends nothing twice. If the cards paid less than the amount (some of it was cash), nothing
 * is sent, and the shop's staff must refund it by hand.
 */
export async function refundToCard(
  stripe: Stripe,
  { id, cents, tenantId, orderId, paymentReferences }: PromisedRefund,
): Promise<RefundOutcome> {
  const names: string[] = []
  const parts: PartialRefund[] = []
  let left = cents
  for (const paymentIntent of paymentReferences.filter(isPaymentIntent)) {
    const [{ amount_received }, { data: known }] = await Promise.all([
      stripe.paymentIntents.retrieve(paymentIntent),
      stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }),
    ])
    const ours = known.filter(({ metadata }) => metadata?.['refund'] === id)
    const done = ours.filter((refund) => !isFailedRefund(refund))
    names.push(...done.map((refund) => refund.id))
    left -= sumRefundCents(done)
    const part = Math.min(left, amount_received - sumRefundCents(known.filter((refund) => !isFailedRefund(refund))))
    // A refund that failed at the bank is sent again under a new key, because Stripe would answer the old key with the old failure.
    if (part > 0) parts.push({ paymentIntent, cents: part, idempotencyKey: `${id}-${paymentIntent}-${ours.filter(isFailedRefund).length}` })
    left -= Math.max(0, part)
  }
  if (left > 0) return { isDone: false }
  for (const part of parts) {
    const made = await stripe.refunds.create(
      { payment_intent: part.paymentIntent, amount: part.cents, metadata: { refund: id, tenant: tenantId, order: orderId } },
      { idempotencyKey: part.idempotencyKey },
    )
    if (isFailedRefund(made) || made.currency !== STRIPE_CURRENCY)
      throw new Error(`Stripe did not send refund ${id}: ${made.id} is ${made.status}.`)
    names.push(made.id)
  }
  return { isDone: true, reference: names.join(' ') }
}
