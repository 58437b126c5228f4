import { AppError } from '#contract/errors.ts'
import type { Actor, OrderState } from '#contract/orders/order-states.ts'
import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { type OrderContext, type OrderEventDetails, writeOrderEvent } from '#server/orders/events/events.ts'
import { openAmountCents } from '#server/orders/order-of.ts'
import type { OrderRecord } from '#server/orders/order-rows.ts'
import { type RefundCause, refundableCents, storePromisedRefund } from './refunds.ts'

/** How an amount is given back, in whole cents: by reducing the open amount (`offDue`), or as a refund (`back`). */
export interface RefundSplit {
  openAmountReductionCents: number
  repaidCents: number
}

export const noRefund: RefundSplit = { openAmountReductionCents: 0, repaidCents: 0 }

/**
 * States in which an order can have an open amount that a return reduces. In other states nothing can be returned: the order is cancelled
 * instead, or paid money is refunded.
 */
const statesWithOpenAmount: readonly OrderState[] = ['shipped', 'delivered', 'returned']

/**
 * Splits an amount that is given back. It first reduces the open amount of the order, then the rest is refunded from the paid money. If the
 * amount is larger than both together, the rest was given back earlier and is left out.
 */
export function splitRefund(order: OrderRecord, cents: number): RefundSplit {
  const offDue = statesWithOpenAmount.includes(order.state) ? Math.min(cents, openAmountCents(order)) : 0
  return { openAmountReductionCents: offDue, repaidCents: Math.min(cents - offDue, refundableCents(order)) }
}

/**
 * Splits an exact amount that is given back: it first reduces the open amount of the order, then the rest is refunded. Throws `wrong-state`
 * if the order has less left, and `bad-request` for zero.
 */
export function splitExactRefund(order: OrderRecord, cents: number): RefundSplit {
  if (cents <= 0) throw new AppError('bad-request', { field: 'amount', message: 'A refund is an amount above zero.' })
  const { openAmountReductionCents, repaidCents } = splitRefund(order, cents)
  if (openAmountReductionCents + repaidCents < cents)
    throw new AppError('wrong-state', {
      field: 'amount',
      message: `Of ${order.number} at most ${formatDollars(openAmountReductionCents + repaidCents)} can be refunded: nothing more of it is left. Asked for were ${formatDollars(cents)}.`,
    })
  return { openAmountReductionCents, repaidCents }
}

interface RefundReason {
  actor: Actor
  reasonText: string
  cause?: RefundCause
  facts?: OrderEventDetails
}

/** Gives an amount back for a locked order and writes one event. If the amount is zero, nothing is written. */
export async function applyRefundSplit(
  context: OrderContext,
  order: OrderRecord,
  { openAmountReductionCents, repaidCents }: RefundSplit,
  reason: RefundReason,
): Promise<void> {
  if (openAmountReductionCents + repaidCents === 0) return
  if (openAmountReductionCents > 0)
    await context.db
      .updateTable('shop_order')
      .set({ credited: dollarsTextOfCents(centsOfText(order.credited) + openAmountReductionCents) })
      .where('tenant_id', '=', context.tenantId)
      .where('id', '=', order.id)
      .execute()
  if (repaidCents > 0) await storePromisedRefund(context, order, repaidCents)
  const amount = dollarsTextOfCents(openAmountReductionCents + repaidCents)
  await writeOrderEvent(context, order.id, {
    what: 'refund',
    state: order.state,
    actor: reason.actor,
    message:
      repaidCents > 0 ? `Refund of ${formatDollars(repaidCents)}` : `${formatDollars(openAmountReductionCents)} taken off what is due`,
    facts: {
      amount,
      ...openAmountReductionDetails({ openAmountReductionCents, repaidCents }),
      why: reason.reasonText,
      ...reason.cause,
      ...reason.facts,
    },
  })
}

/**
 * Returns the entry in the data (facts) of an order event that says by how much the open amount was reduced. Empty if it was not reduced.
 */
export const openAmountReductionDetails = ({ openAmountReductionCents }: RefundSplit): OrderEventDetails =>
  openAmountReductionCents > 0 ? { offDue: dollarsTextOfCents(openAmountReductionCents) } : {}

/** Returns sentences for the operator about the amount that was given back. */
export const refundSplitSentences = ({ openAmountReductionCents, repaidCents }: RefundSplit): string[] => [
  ...(openAmountReductionCents > 0 ? [`${formatDollars(openAmountReductionCents)} is taken off what is to be paid.`] : []),
  ...(repaidCents > 0 ? [`${formatDollars(repaidCents)} goes back.`] : []),
]
