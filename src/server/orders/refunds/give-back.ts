import { AppError } from '#contract/errors.ts'
import type { Actor, OrderState } from '#contract/orders/order-states.ts'
import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { type EventFacts, type OrderContext, writeOrderEvent } from '#server/orders/events/events.ts'
import { openAmountCents } from '#server/orders/order-of.ts'
import type { OrderRecord } from '#server/orders/order-rows.ts'
import { type RefundCause, refundableCents, storePromisedRefund } from './refunds.ts'

/** How an amount is given back, in whole cents: by reducing the open amount (`offDue`), or as a refund (`back`). */
export interface RefundSplit {
  offDue: number
  back: number
}

export const noRefund: RefundSplit = { offDue: 0, back: 0 }

/**
 * States in which an order can have an open amount that a return reduces. Orders in other states have no returns: they are cancelled, or
 * paid money is refunded.
 */
const statesWithOpenAmount: readonly OrderState[] = ['shipped', 'delivered', 'returned']

/**
 * Splits an amount that is given back. The amount first reduces the open amount of the order, then the rest is refunded from the paid
 * money. An excess above both was given back earlier.
 */
export function splitRefund(order: OrderRecord, cents: number): RefundSplit {
  const offDue = statesWithOpenAmount.includes(order.state) ? Math.min(cents, openAmountCents(order)) : 0
  return { offDue, back: Math.min(cents - offDue, refundableCents(order)) }
}

/**
 * Splits an exact amount that is given back: it first reduces the open amount of the order, then the rest is refunded. Throws `wrong-state`
 * if the order has less left, and `bad-request` for zero.
 */
export function splitExactRefund(order: OrderRecord, cents: number): RefundSplit {
  if (cents <= 0) throw new AppError('bad-request', { field: 'amount', message: 'A refund is an amount above zero.' })
  const { offDue, back } = splitRefund(order, cents)
  if (offDue + back < cents)
    throw new AppError('wrong-state', {
      field: 'amount',
      message: `Of ${order.number} at most ${formatDollars(offDue + back)} can be refunded: nothing more of it is left. Asked for were ${formatDollars(cents)}.`,
    })
  return { offDue, back }
}

interface RefundReason {
  by: Actor
  why: string
  cause?: RefundCause
  facts?: EventFacts
}

/** Gives an amount back for a locked order and writes one event. If the amount is zero, nothing is written. */
export async function giveAmountBack(
  context: OrderContext,
  order: OrderRecord,
  { offDue, back }: RefundSplit,
  reason: RefundReason,
): Promise<void> {
  if (offDue + back === 0) return
  if (offDue > 0)
    await context.db
      .updateTable('shop_order')
      .set({ credited: dollarsTextOfCents(centsOfText(order.credited) + offDue) })
      .where('tenant_id', '=', context.tenantId)
      .where('id', '=', order.id)
      .execute()
  if (back > 0) await storePromisedRefund(context, order, back)
  const amount = dollarsTextOfCents(offDue + back)
  await writeOrderEvent(context, order.id, {
    what: 'refund',
    state: order.state,
    by: reason.by,
    say: back > 0 ? `Refund of ${formatDollars(back)}` : `${formatDollars(offDue)} taken off what is due`,
    facts: { amount, ...dueReductionFact({ offDue, back }), why: reason.why, ...reason.cause, ...reason.facts },
  })
}

/** Returns the fact of an order event that says by how much the open amount was reduced. */
export const dueReductionFact = ({ offDue }: RefundSplit): EventFacts => (offDue > 0 ? { offDue: dollarsTextOfCents(offDue) } : {})

/** Returns sentences for the operator about the amount that was given back. */
export const refundSplitSentences = ({ offDue, back }: RefundSplit): string[] => [
  ...(offDue > 0 ? [`${formatDollars(offDue)} is taken off what is to be paid.`] : []),
  ...(back > 0 ? [`${formatDollars(back)} goes back.`] : []),
]
