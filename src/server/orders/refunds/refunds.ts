import { randomUUID } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { Actor } from '#contract/orders/order-states.ts'
import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { type OrderContext, writeOrderEvent } from '#server/orders/events/events.ts'
import { lockOrder, type OrderRecord } from '#server/orders/order-rows.ts'

/**
 * The cause of a refund. `about` identifies the object that the cause is about, such as a return. Without a cause, the refund is the shop's
 * own decision and `why` is the shop's own text.
 */
export interface RefundCause {
  cause: 'cancelled' | 'return' | 'core' | 'pieces'
  about: string
}

/**
 * Promises a refund of an order. The amount counts as refunded from now on; send-refunds.ts sends it. Throws `wrong-state` for more than
 * was paid and not refunded.
 */
export async function promiseRefund(context: OrderContext, orderId: string, cents: number, by: Actor, why: string): Promise<string> {
  return promiseRefundForLockedOrder(context, await lockOrder(context, orderId), cents, by, why)
}

/**
 * Promises a refund of an order that is already locked. Returns the refund's id. Throws `wrong-state` for more than was paid and not
 * refunded.
 */
export async function promiseRefundForLockedOrder(
  context: OrderContext,
  order: OrderRecord,
  cents: number,
  by: Actor,
  why: string,
  cause?: RefundCause,
): Promise<string> {
  if (!Number.isSafeInteger(cents) || cents <= 0)
    throw new AppError('bad-request', { field: 'amount', message: 'A refund is an amount above zero.' })
  const most = refundableCents(order)
  if (cents > most)
    throw new AppError('wrong-state', {
      field: 'amount',
      message: `Of ${order.number} at most ${formatDollars(most)} can be refunded: nothing more of what was paid is left. Asked for were ${formatDollars(cents)}.`,
    })
  const id = await storePromisedRefund(context, order, cents)
  const say = `Refund of ${formatDollars(cents)}`
  await writeOrderEvent(context, order.id, {
    what: 'refund',
    state: order.state,
    actor: by,
    message: say,
    facts: { amount: dollarsTextOfCents(cents), why, ...cause },
  })
  return id
}

/** Returns the paid amount that is not refunded yet, in cents. */
export const refundableCents = ({ paid, refunded }: Pick<OrderRecord, 'paid' | 'refunded'>): number =>
  centsOfText(paid) - centsOfText(refunded)

/** Stores a refund that is to be sent. The caller writes the order event. Returns the refund's id. */
export async function storePromisedRefund(context: OrderContext, order: OrderRecord, cents: number): Promise<string> {
  const id = randomUUID()
  const now = new Date(context.clock.now())
  await context.db
    .insertInto('order_payment')
    .values({
      tenant_id: context.tenantId,
      id,
      order_id: order.id,
      kind: 'refund',
      method: order.payment,
      amount: dollarsTextOfCents(cents),
      done: false,
      reference: '',
      at: now,
      done_at: null,
    })
    .execute()
  await context.db
    .updateTable('shop_order')
    .set({ refunded: dollarsTextOfCents(centsOfText(order.refunded) + cents) })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', order.id)
    .execute()
  return id
}

/** Marks a promised refund as sent. If it is marked already, nothing changes. */
export async function markRefundSent(
  { db, tenantId, clock }: Pick<OrderContext, 'db' | 'tenantId' | 'clock'>,
  refundId: string,
  reference: string,
): Promise<boolean> {
  const sent = await db
    .updateTable('order_payment')
    .set({ done: true, reference, done_at: new Date(clock.now()), sending_until: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', refundId)
    .where('kind', '=', 'refund')
    .where('done', '=', false)
    .returning('id')
    .execute()
  return sent.length > 0
}
