import { AppError } from '#contract/errors.ts'
import { CANCEL_EVENT_FIELD_PREFIX, type OrderState } from '#contract/orders/order-states.ts'
import { paidShareCents } from '#contract/orders/returns/terms.ts'
import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import { readShopToday } from '#server/kernel/shop-days.ts'
import { lockPartRows } from './checkout/basket.ts'
import { pricedDeliveriesFor } from './checkout/deliveries.ts'
import { type OrderContext, writeOrderEvent } from './events/events.ts'
import { openAmountCents } from './order-of.ts'
import {
  lockOrder,
  type OrderLineRecord,
  type OrderRecord,
  type OrderWithDetails,
  readOrderLines,
  readOrderWithDetails,
} from './order-rows.ts'
import { isPartlyShipped, unshippedPieces } from './parcels.ts'
import { applyRefundSplit, noRefund, openAmountReductionDetails, type RefundSplit } from './refunds/give-back.ts'
import { countRefundedPieces, refundedPiecesDetails } from './refunds/pieces-refunded.ts'
import { refundableCents } from './refunds/refunds.ts'
import { paidCentsForPieces } from './returns/return-moves.ts'
import { type PartPieces, releaseStock } from './stock.ts'
import { readOrderTerms } from './terms.ts'
import { changeOrderState } from './transitions.ts'

export interface CancellationResult {
  pieces: readonly PartPieces[]
  refund: RefundSplit
  /** The order's state after the change. */
  state: OrderState
}

const cancellableStates: readonly OrderState[] = ['awaiting-payment', 'paid', 'packed']

/**
 * Cancels unshipped units of an order: the named units, or all that are on back-order. Reserved stock is released. Price, tax and core
 * charges are refunded; a refund first reduces the open amount. If the rest was already shipped, the order becomes `shipped`. If nothing is
 * left, the order is cancelled. Throws `not-found`, `wrong-state`, and `bad-request` for units that cannot be cancelled.
 */
export async function cancelPieces(
  context: OrderContext,
  orderId: string,
  named: readonly PartPieces[] | 'waiting',
  reason: string,
): Promise<CancellationResult> {
  const order = await lockOrder(context, orderId)
  if (!cancellableStates.includes(order.state))
    throw new AppError('wrong-state', {
      field: 'lines',
      message: `${order.number} is in the state “${order.state}”: nothing of it is here that could be taken out.`,
    })
  // The parts are locked here, and every change of stock locks them too. So the number of waiting units cannot change meanwhile.
  await lockPartRows(
    context,
    (await readOrderLines(context, orderId)).map(({ mcode }) => mcode),
  )
  const whole = await readOrderWithDetails(context, order)
  const pieces = named === 'waiting' ? backOrderedPieces(whole) : sumPiecesByPart(named)
  const open = unshippedPieces(whole)
  requireUnshippedPieces(whole, open, pieces)
  const stay = open.map(({ mcode, qty }) => ({ mcode, qty: qty - quantityOfPart(pieces, mcode) })).filter(({ qty }) => qty > 0)
  if (stay.length === 0 && !isPartlyShipped(whole)) {
    const { state } = await changeOrderState(context, orderId, 'cancelled', 'shop', reason === '' ? {} : { reason })
    return { pieces, refund: noRefund, state }
  }

  const owed = refundableValueAndPieces(whole, pieces)
  await cancelPiecesOfLines(context, whole, pieces)
  const offDue = Math.min(owed.cents, openAmountCents(order))
  const given = { openAmountReductionCents: offDue, repaidCents: Math.min(owed.cents - offDue, refundableCents(order)) }
  await writeOrderEvent(context, orderId, {
    what: 'note',
    state: order.state,
    actor: 'shop',
    message: /*i18n*/ 'A part of it was cancelled',
    facts: {
      ...Object.fromEntries(pieces.map(({ mcode, qty }) => [CANCEL_EVENT_FIELD_PREFIX + mcode, qty])),
      ...{ amount: dollarsTextOfCents(given.openAmountReductionCents + given.repaidCents), ...openAmountReductionDetails(given) },
      ...(reason === '' ? {} : { reason }),
      rest: stay.length === 0 ? 'cancelled' : 'follows',
    },
  })
  await applyRefundSplit(context, order, given, {
    actor: 'shop',
    reasonText: reason,
    cause: { cause: 'pieces', about: order.number },
    facts: refundedPiecesDetails(owed.pieces),
  })
  return { pieces, refund: given, state: await updateRemainingOrder(context, whole, stay, offDue) }
}

const quantityOfPart = (pieces: readonly PartPieces[], mcode: string): number => pieces.find((one) => one.mcode === mcode)?.qty ?? 0

const sumPiecesByPart = (pieces: readonly PartPieces[]): PartPieces[] =>
  [...new Set(pieces.map(({ mcode }) => mcode))].map((mcode) => ({
    mcode,
    qty: pieces.reduce((sum, one) => sum + (one.mcode === mcode ? one.qty : 0), 0),
  }))

const backOrderedPieces = ({ lines }: OrderWithDetails): PartPieces[] =>
  lines.filter(({ waiting }) => waiting > 0).map(({ mcode, waiting }) => ({ mcode, qty: waiting }))

function requireUnshippedPieces({ order: { number } }: OrderWithDetails, open: readonly PartPieces[], pieces: readonly PartPieces[]): void {
  if (pieces.length === 0) throw new AppError('wrong-state', { field: 'lines', message: `${number} waits for nothing.` })
  for (const { mcode, qty } of pieces) {
    const here = quantityOfPart(open, mcode)
    if (qty > here)
      throw new AppError('bad-request', {
        field: 'lines',
        message: `Of ${mcode} ${here === 0 ? 'nothing is' : here === 1 ? 'only 1 is' : `only ${here} are`} here that could be taken out of ${number}.`,
      })
  }
}

/**
 * Returns the value of units in cents, with tax and core charges, and the units whose price is refunded. Units that were already refunded
 * but are still in the order are cancelled first, so that no unit is refunded twice.
 */
function refundableValueAndPieces(whole: OrderWithDetails, pieces: readonly PartPieces[]): { cents: number; pieces: PartPieces[] } {
  let cents = 0
  const paid: PartPieces[] = []
  for (const line of whole.lines) {
    const qty = quantityOfPart(pieces, line.mcode)
    if (qty === 0) continue
    const back = countRefundedPieces(whole, line)
    const more = Math.max(0, qty - Math.max(0, back - line.cancelled))
    cents += paidCentsForPieces(line, back, more) + coreChargeShareCents(line, qty)
    if (more > 0) paid.push({ mcode: line.mcode, qty: more })
  }
  return { cents, pieces: paid }
}

const coreChargeShareCents = ({ core_amount, core_tax, qty, cancelled }: OrderLineRecord, pieces: number): number =>
  paidShareCents({ paidCents: centsOfText(core_amount) + centsOfText(core_tax), qty }, cancelled, pieces)

/** Cancels units of each order line: first units on back-order, then units that were taken from stock. The latter return to stock. */
async function cancelPiecesOfLines(
  context: OrderContext,
  { order, lines }: OrderWithDetails,
  pieces: readonly PartPieces[],
): Promise<void> {
  const held: PartPieces[] = []
  for (const { mcode, line_no, waiting, cancelled } of lines) {
    const qty = quantityOfPart(pieces, mcode)
    if (qty === 0) continue
    const waits = Math.min(waiting, qty)
    if (qty > waits) held.push({ mcode, qty: qty - waits })
    await context.db
      .updateTable('order_line')
      .set({ waiting: waiting - waits, cancelled: cancelled + qty })
      .where('tenant_id', '=', context.tenantId)
      .where('order_id', '=', order.id)
      .where('line_no', '=', line_no)
      .execute()
  }
  await releaseStock(context, held)
}

/** Continues an order with the units that remain to be shipped. Returns the order's new state. */
async function updateRemainingOrder(
  context: OrderContext,
  whole: OrderWithDetails,
  stay: readonly PartPieces[],
  offDue: number,
): Promise<OrderState> {
  const { order, lines } = whole
  const waits = (await readOrderLines(context, order.id)).some(({ waiting }) => waiting > 0)
  if (stay.length === 0 || (!waits && lines.some(({ waiting }) => waiting > 0))) await updateExpectedDays(context, whole, stay)
  // The customer already has mails about the shipped parcels. This event says that the remaining units were cancelled.
  if (stay.length === 0) return (await changeOrderState(context, order.id, 'shipped', 'shop', { rest: 'cancelled' })).state
  if (order.state === 'awaiting-payment' && openAmountCents(order) === offDue)
    return (await changeOrderState(context, order.id, 'paid', 'system')).state
  return order.state
}

/**
 * Corrects the expected days of an order in which nothing is on back-order any more. There is no second parcel, and the remaining units can
 * be shipped now.
 */
async function updateExpectedDays(context: OrderContext, whole: OrderWithDetails, stay: readonly PartPieces[]): Promise<void> {
  const { order } = whole
  const isRest = stay.length > 0 && isPartlyShipped(whole)
  const days = isRest || (order.parcels === 'one' && !isPartlyShipped(whole)) ? await readDeliveryShippedToday(context, order) : undefined
  if (isRest && days === undefined) return
  const rest = isRest ? days : undefined
  const all = isRest ? undefined : days
  await context.db
    .updateTable('shop_order')
    .set({
      ...{ rest_from: rest?.expectedFrom ?? null, rest_to: rest?.expectedTo ?? null },
      ...(all && { expected_from: all.expectedFrom, expected_to: all.expectedTo }),
    })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', order.id)
    .execute()
}

async function readDeliveryShippedToday(context: OrderContext, order: OrderRecord) {
  const { today } = await readShopToday(context)
  const sent = { grams: order.weight_g, goodsCents: centsOfText(order.goods), from: today }
  return pricedDeliveriesFor(await readOrderTerms(context.db, context.tenantId), order.ship_to.country, sent).find(
    ({ id }) => id === order.delivery,
  )
}
