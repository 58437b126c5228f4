import { AppError } from '#contract/errors.ts'
import type { Actor, OrderState } from '#contract/order-states.ts'
import { centsOfText, dollarsText } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { type Facts, note, type OrderContext } from '#server/orders/events/events.ts'
import { dueCents } from '#server/orders/order-of.ts'
import type { OrderRecord } from '#server/orders/order-rows.ts'
import { leftToRefund, type RefundCause, writeRefund } from './refunds.ts'

/** How an amount was given back: by reducing the open amount, or as a refund. Whole cents. */
export interface GivenBack {
  offDue: number
  back: number
}

export const nothingBack: GivenBack = { offDue: 0, back: 0 }

/** Orders in other states have no returns: they are cancelled, or paid money is refunded. */
const hasLeft: readonly OrderState[] = ['shipped', 'delivered', 'returned']

/**
 * Splits an amount: first it reduces the open amount, then the rest is refunded from what was paid. Anything above both was given back
 * earlier.
 */
export function splitGivenBack(order: OrderRecord, cents: number): GivenBack {
  const offDue = hasLeft.includes(order.state) ? Math.min(cents, dueCents(order)) : 0
  return { offDue, back: Math.min(cents - offDue, leftToRefund(order)) }
}

/** Splits an exact amount in the same way. Throws `wrong-state` when the order has less left, and `bad-request` for zero. */
export function splitGivenBackExactly(order: OrderRecord, cents: number): GivenBack {
  if (cents <= 0) throw new AppError('bad-request', { field: 'amount', message: 'A refund is an amount above zero.' })
  const { offDue, back } = splitGivenBack(order, cents)
  if (offDue + back < cents)
    throw new AppError('wrong-state', {
      field: 'amount',
      message: `Of ${order.number} at most ${formatDollars(offDue + back)} can be refunded: nothing more of it is left. Asked for were ${formatDollars(cents)}.`,
    })
  return { offDue, back }
}

interface Why {
  by: Actor
  why: string
  cause?: RefundCause
  facts?: Facts
}

/** Gives an amount back for a locked order and writes one event. An amount of zero writes nothing. */
export async function giveBack(context: OrderContext, order: OrderRecord, { offDue, back }: GivenBack, reason: Why): Promise<void> {
  if (offDue + back === 0) return
  if (offDue > 0)
    await context.db
      .updateTable('shop_order')
      .set({ credited: dollarsText(centsOfText(order.credited) + offDue) })
      .where('tenant_id', '=', context.tenantId)
      .where('id', '=', order.id)
      .execute()
  if (back > 0) await writeRefund(context, order, back)
  const amount = dollarsText(offDue + back)
  await note(context, order.id, {
    what: 'refund',
    state: order.state,
    by: reason.by,
    say: back > 0 ? `Refund of ${formatDollars(back)}` : `${formatDollars(offDue)} taken off what is due`,
    facts: { amount, ...offDueFact({ offDue, back }), why: reason.why, ...reason.cause, ...reason.facts },
  })
}

/** The event fact for a reduced open amount. */
export const offDueFact = ({ offDue }: GivenBack): Facts => (offDue > 0 ? { offDue: dollarsText(offDue) } : {})

/** The sentences about what was given back. */
export const givenBackLines = ({ offDue, back }: GivenBack): string[] => [
  ...(offDue > 0 ? [`${formatDollars(offDue)} is taken off what is to be paid.`] : []),
  ...(back > 0 ? [`${formatDollars(back)} goes back.`] : []),
]
