import { AppError } from '#contract/errors.ts'
import { type OrderState, orderTransitions } from '#contract/orders/order-states.ts'
import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { cancelPieces } from '#server/orders/cancel-pieces.ts'
import type { OrderContext, OrderEventDetails } from '#server/orders/events/events.ts'
import { openAmountCents } from '#server/orders/order-of.ts'
import { lockOrder, type OrderRecord, readOrderLines } from '#server/orders/order-rows.ts'
import { shipPartOfOrder } from '#server/orders/part-shipments.ts'
import { isPaymentRecorded, recordPayment } from '#server/orders/payments.ts'
import { openAmountReductionDetails, refundSplitSentences } from '#server/orders/refunds/give-back.ts'
import { releaseStock } from '#server/orders/stock.ts'
import { changeOrderState } from '#server/orders/transitions.ts'
import type { OrderedPartQuantity } from './arguments.ts'
import { type ChangeResult, type CommandContext, changeShop, runWithPossibleStepsHint } from './command.ts'
import type { CommandOutput } from './command-output.ts'
import { findOrder } from './find.ts'

/** For each state of an order, the command that moves the order to that state. */
const commandByOrderState: Partial<Record<OrderState, string>> = {
  paid: 'orders pay',
  packed: 'orders pack',
  shipped: 'orders ship',
  delivered: 'orders deliver',
  cancelled: 'orders cancel',
  returned: 'orders returned',
}

/**
 * Makes a change to an order, which is locked and read again first. If the order's state forbids the change, the error message also lists
 * the possible commands.
 */
export async function changeOrder(
  command: CommandContext,
  number: string,
  work: (context: OrderContext, order: OrderRecord) => Promise<{ facts?: OrderEventDetails; text: string }>,
): Promise<CommandOutput> {
  const found = await findOrder(command, number)
  return runWithPossibleStepsHint({ transitions: orderTransitions, commandsByState: commandByOrderState, currentState: found.state }, () =>
    changeShop(command, found.tenant_id, async (context): Promise<ChangeResult> => {
      const order = await lockOrder(context, found.id)
      const { facts, text } = await work(context, order)
      return { about: order.number, ...(facts ? { facts } : {}), ...(await orderSummaryOutput(context, order.id, text)) }
    }),
  )
}

async function orderSummaryOutput({ db, tenantId }: OrderContext, id: string, outcome: string): Promise<CommandOutput> {
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { number, state, total, paid, refunded, credited } = order
  const due = openAmountCents(order)
  return {
    data: {
      number,
      tenant: tenantId,
      state,
      total: Number(total),
      paid: Number(paid),
      refunded: Number(refunded),
      credited: Number(credited),
      due: due / 100,
    },
    text: `${outcome}${due > 0 ? ` ${formatDollars(due)} is still to be paid.` : ''}`,
  }
}

const orderStateChange =
  (to: OrderState, facts: OrderEventDetails = {}) =>
  async (context: OrderContext, { id, number }: OrderRecord) => {
    const { state } = await changeOrderState(context, id, to, 'shop', facts)
    return { facts, text: `${number} is ${state}.` }
  }

export const packOrder = (command: CommandContext, number: string): Promise<CommandOutput> =>
  changeOrder(command, number, orderStateChange('packed'))
export const deliverOrder = (command: CommandContext, number: string): Promise<CommandOutput> =>
  changeOrder(command, number, orderStateChange('delivered'))

interface CancelOptions {
  reason?: string
  line?: OrderedPartQuantity[]
  rest?: boolean
}

/** Cancels a whole order, or some of its pieces that have not been shipped. */
export const cancelOrder = (
  command: CommandContext,
  number: string,
  { reason = '', line, rest = false }: CancelOptions,
): Promise<CommandOutput> => {
  if (line && rest) throw new AppError('bad-request', { message: 'Say either which pieces, or --rest for all that the order waits for.' })
  if (!line && !rest) return changeOrder(command, number, orderStateChange('cancelled', reason === '' ? {} : { reason }))
  return changeOrder(command, number, async (context, order) => {
    const { pieces, refund, state } = await cancelPieces(context, order.id, line ?? 'waiting', reason)
    const lines = pieces.map(({ mcode, qty }) => `${qty} × ${mcode}`).join(', ')
    const facts = { lines, ...(reason === '' ? {} : { reason }) }
    if (state === 'cancelled') return { facts, text: `${lines} was all of ${order.number}: it is cancelled.` }
    const amount = {
      amount: dollarsTextOfCents(refund.openAmountReductionCents + refund.repaidCents),
      ...openAmountReductionDetails(refund),
    }
    const now = state === 'shipped' ? [`All else has left: ${order.number} is shipped.`] : []
    return {
      facts: { ...facts, ...amount },
      text: [`${lines} is taken out of ${order.number}.`, ...refundSplitSentences(refund), ...now].join(' '),
    }
  })
}

export const markOrderReturned = (
  command: CommandContext,
  number: string,
  { restock = false }: { restock?: boolean },
): Promise<CommandOutput> =>
  changeOrder(command, number, async (context, order) => {
    const done = await orderStateChange('returned')(context, order)
    if (!restock) return done
    const lines = await readOrderLines(context, order.id)
    await releaseStock(
      context,
      // Cancelled pieces were never shipped, so they are not put back into stock.
      lines.map(({ mcode, qty, cancelled }) => ({ mcode, qty: qty - cancelled })),
    )
    return { facts: { restock: 'yes' }, text: `${done.text} Its pieces are on the shelf again.` }
  })

interface PayOptions {
  reference?: string
  overpaid?: boolean
}

/** Records a payment of an order. Without an amount, the payment is everything that is due. Amounts are in cents. */
export const payOrder = (
  command: CommandContext,
  number: string,
  amount: number | undefined,
  { reference = '', overpaid = false }: PayOptions,
): Promise<CommandOutput> =>
  changeOrder(command, number, async (context, order) => {
    const again = { facts: { reference }, text: `A payment ${reference} is recorded already. Nothing was changed.` }
    if (await isPaymentRecorded(context, order.id, reference)) return again
    const due = openAmountCents(order)
    const cents = amount ?? due
    if (cents === 0)
      throw new AppError('wrong-state', {
        message: `Nothing is due on ${order.number}: ${formatDollars(centsOfText(order.paid))} is paid.`,
      })
    const isNew = await recordPayment(context, order.id, { cents, method: order.payment, reference, actor: 'shop' })
    // The payment's reference is already recorded, for another order, because a card company's reference identifies one payment. So nothing
    // was changed.
    if (!isNew) return again
    if (cents > due && !overpaid)
      throw new AppError('wrong-state', { message: `Only ${formatDollars(due)} is due on ${order.number}. Take more with --overpaid.` })
    const facts = { amount: dollarsTextOfCents(cents), ...(reference === '' ? {} : { reference }) }
    return { facts, text: `${formatDollars(cents)} is recorded for ${order.number}.` }
  })

interface ShipOptions {
  carrier?: string
  tracking?: string
  url?: string
  line?: OrderedPartQuantity[]
}

/** Ships a whole order, or those pieces of it that leave now. */
export const shipOrder = (
  command: CommandContext,
  number: string,
  { carrier = '', tracking = '', url = '', line }: ShipOptions,
): Promise<CommandOutput> =>
  changeOrder(command, number, async (context, order) => {
    const parcel = Object.fromEntries(Object.entries({ carrier, tracking, url }).filter(([, text]) => text !== ''))
    if (!line) return orderStateChange('shipped', parcel)(context, order)
    const left = await shipPartOfOrder(context, order.id, line, { carrier, tracking, url })
    const facts = { ...parcel, lines: line.map(({ mcode, qty }) => `${qty} × ${mcode}`).join(', ') }
    const rest = left.map(({ mcode, qty }) => `${qty} × ${mcode}`).join(', ')
    return {
      facts,
      text: rest === '' ? `${order.number} is shipped.` : `${facts.lines} of ${order.number} is shipped. To follow: ${rest}.`,
    }
  })
