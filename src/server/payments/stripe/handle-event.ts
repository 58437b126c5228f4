import { inTransaction } from '#server/db/in-transaction.ts'
import { dollarsTextOfCents } from '#server/db/money.ts'
import type { Db } from '#server/db/open.ts'
import { recordShopAction } from '#server/kernel/audit.ts'
import { type OrderContext, writeOrderEvent } from '#server/orders/events/events.ts'
import { openAmountCents } from '#server/orders/order-of.ts'
import { lockOrder, type OrderRecord } from '#server/orders/order-rows.ts'
import type { WebhookContext } from '#server/orders/payment-provider.ts'
import { recordPayment } from '#server/orders/payments.ts'
import { promiseRefund } from '#server/orders/refunds/refunds.ts'
import { type CardOrderKey, closeAttempt } from './attempts.ts'
import type { PaidSession, SessionEvent } from './event.ts'
import { STRIPE_CURRENCY } from './session.ts'

/**
 * The result of a webhook event. `again`: it was processed before. `unknown`: this shop does not have the order. `done`: it is processed
 * now.
 */
export type WebhookOutcome = 'again' | 'unknown' | 'done'

/**
 * Processes a webhook event of Stripe. The event's id and all changes commit in one transaction. If two copies of the event arrive at the
 * same time, the second waits and then finds that the first was processed.
 */
export async function handleEvent({ db, clock, dispatchEventsSoon }: WebhookContext, event: SessionEvent): Promise<WebhookOutcome> {
  const session = event.data.object
  return inTransaction(db, async (trx) => {
    if (!(await claimEvent(trx, event, clock.now()))) return 'again'
    const tenantId = session.metadata?.['tenant'] ?? ''
    const orderId = session.client_reference_id ?? ''
    const context: OrderContext = { db: trx, tenantId, clock, dispatchEventsSoon }
    if (!(await isExistingOrder(trx, tenantId, orderId))) return 'unknown'
    const order = await lockOrder(context, orderId)
    switch (event.type) {
      case 'checkout.session.completed':
        if (session.payment_status === 'paid') await recordReceivedPayment(context, order, session)
        else await closeAttempt(trx, { tenantId, orderId }, session.id, 'pending')
        break
      case 'checkout.session.async_payment_succeeded':
        await recordReceivedPayment(context, order, session)
        break
      case 'checkout.session.async_payment_failed':
        await closeAttempt(trx, { tenantId, orderId }, session.id, 'failed')
        if (openAmountCents(order) > 0)
          await writeOrderEvent(context, orderId, {
            what: 'note',
            state: order.state,
            actor: 'system',
            message: /*i18n*/ 'The payment by card failed',
          })
        break
      case 'checkout.session.expired':
        await closeAttempt(trx, { tenantId, orderId }, session.id, 'expired')
        break
    }
    return 'done'
  })
}

/**
 * Records a payment that Stripe confirms when the server asks about the payment page. The webhook event about the payment was late or lost.
 * If the event arrives later, it changes nothing.
 */
export const recordPaidSession = (
  { db, clock, dispatchEventsSoon }: Omit<WebhookContext, 'report'>,
  { tenantId, orderId }: CardOrderKey,
  session: PaidSession,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const context: OrderContext = { db: trx, tenantId, clock, dispatchEventsSoon }
    await recordReceivedPayment(context, await lockOrder(context, orderId), session)
  })

async function claimEvent(db: Db, { id, type }: SessionEvent, nowMs: number): Promise<boolean> {
  const written = await db
    .insertInto('card_event')
    .values({ id, type, heard_at: new Date(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return written.length > 0
}

const isExistingOrder = async (db: Db, tenantId: string, orderId: string): Promise<boolean> =>
  (await db.selectFrom('shop_order').select('id').where('tenant_id', '=', tenantId).where('id', '=', orderId).executeTakeFirst()) !==
  undefined

/**
 * Records a received payment with the amount that Stripe reports, not the expected amount. The order becomes paid only if all its payments
 * together are enough. An excess amount is refunded, and the payment of a cancelled order is refunded completely. Anything unexpected is
 * marked in the audit log for the shop's staff.
 */
async function recordReceivedPayment(
  context: OrderContext,
  order: OrderRecord,
  { id, amount_total, currency, payment_intent }: PaidSession,
): Promise<void> {
  const cents = amount_total ?? 0
  const flag = (action: string, facts = {}) =>
    recordShopAction(context, {
      who: 'stripe',
      action,
      subject: order.number,
      facts: { session: id, came: dollarsTextOfCents(cents), ...facts },
    })
  if (currency !== STRIPE_CURRENCY || cents <= 0) return flag('card-payment-unreadable', { currency: currency ?? '' })
  const due = openAmountCents(order)
  const isNew = await recordPayment(context, order.id, { cents, method: 'card', reference: payment_intent ?? id, actor: 'system' })
  await closeAttempt(context.db, { tenantId: context.tenantId, orderId: order.id }, id, 'paid')
  if (!isNew) return
  if (order.state === 'cancelled') return flag('card-payment-after-cancel')
  if (cents !== due) await flag('card-payment-differs', { due: dollarsTextOfCents(due) })
  if (cents > due) await promiseRefund(context, order.id, cents - due, 'system', 'More was paid than was due')
}
