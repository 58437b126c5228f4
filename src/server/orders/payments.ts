import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import { AppError } from '#contract/errors.ts'
import type { Actor } from '#contract/orders/order-states.ts'
import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { type OrderContext, writeOrderEvent } from './events/events.ts'
import { openAmountCents } from './order-of.ts'
import { lockOrder } from './order-rows.ts'
import { promiseRefundForLockedOrder } from './refunds/refunds.ts'
import { changeOrderState } from './transitions.ts'

export interface ReceivedPayment {
  cents: number
  method: PaymentMethod
  /** The payment company's id of the payment, which identifies repeated messages. Empty for cash and transfers, which a person enters. */
  reference: string
  actor: Actor
}

/**
 * Records a received payment inside a transaction. If its reference is already known, nothing changes. A fully paid order becomes `paid`.
 * Money for a cancelled order is refunded. Returns whether the payment was new. Throws `not-found`.
 */
export async function recordPayment(
  context: OrderContext,
  orderId: string,
  { cents, method, reference, actor }: ReceivedPayment,
): Promise<boolean> {
  if (!Number.isSafeInteger(cents) || cents <= 0)
    throw new AppError('bad-request', { field: 'amount', message: 'A payment is an amount above zero.' })
  const order = await lockOrder(context, orderId)
  const now = new Date(context.clock.now())
  const written = await context.db
    .insertInto('order_payment')
    .values({
      tenant_id: context.tenantId,
      id: randomUUID(),
      order_id: orderId,
      kind: 'payment',
      method,
      amount: dollarsTextOfCents(cents),
      done: true,
      reference,
      at: now,
      done_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  if (written.length === 0) return false
  const paid = centsOfText(order.paid) + cents
  await context.db
    .updateTable('shop_order')
    .set({ paid: dollarsTextOfCents(paid) })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', orderId)
    .execute()
  const facts = { amount: dollarsTextOfCents(cents), method, ...(reference === '' ? {} : { reference }) }
  await writeOrderEvent(context, orderId, {
    what: 'payment',
    state: order.state,
    actor,
    message: `Payment of ${formatDollars(cents)}`,
    facts,
  })
  const paidOrder = { ...order, paid: dollarsTextOfCents(paid) }
  if (order.state === 'cancelled')
    await promiseRefundForLockedOrder(
      context,
      paidOrder,
      cents,
      'system',
      /*i18n*/ 'The order had been cancelled before this payment came',
      {
        cause: 'cancelled',
        about: order.number,
      },
    )
  else if (order.state === 'awaiting-payment' && openAmountCents(paidOrder) === 0)
    await changeOrderState(context, orderId, 'paid', actor === 'shop' ? 'shop' : 'system')
  return true
}

/** Whether an order already has a payment with the given reference. Payments without a reference always count as new. */
export async function isPaymentRecorded(
  { db, tenantId }: Pick<OrderContext, 'db' | 'tenantId'>,
  orderId: string,
  reference: string,
): Promise<boolean> {
  if (reference === '') return false
  const its = { tenant_id: tenantId, order_id: orderId, kind: 'payment', reference } as const
  const found = await db
    .selectFrom('order_payment')
    .select('id')
    .where((of) => of.and(its))
    .executeTakeFirst()
  return found !== undefined
}
