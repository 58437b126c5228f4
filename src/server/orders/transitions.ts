import { AppError } from '#contract/errors.ts'
import { type Actor, isTransitionAllowed, type OrderState, orderTransitions } from '#contract/orders/order-states.ts'
import { releaseCouponUses } from '#server/coupons/coupons.ts'
import { centsOfText } from '#server/db/money.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'
import { cancelOwedCores, createOwedCores, setCoreDueDates } from './cores/owed-cores.ts'
import { type OrderContext, type OrderEventDetails, writeOrderEvent } from './events/events.ts'
import { lockOrder, type OrderRecord, readOrderWithDetails } from './order-rows.ts'
import { isPartlyShipped, shipmentFromEventDetails, shippedPiecesDetails, storeShipment, unshippedPieces } from './parcels.ts'
import { promiseRefundForLockedOrder } from './refunds/refunds.ts'
import { releaseStock } from './stock.ts'
import { releaseFromBackOrder, requireNoBackOrder } from './waiting.ts'

/** The name of each state in the order's timeline. */
const stateMessages: Record<OrderState, string> = {
  'awaiting-payment': /*i18n*/ 'Order placed',
  paid: /*i18n*/ 'Paid',
  packed: /*i18n*/ 'Packed',
  shipped: /*i18n*/ 'Shipped',
  delivered: /*i18n*/ 'Delivered',
  cancelled: /*i18n*/ 'Cancelled',
  returned: /*i18n*/ 'Returned',
}

/** Messages for an order that already has the requested state. */
const alreadyInStateMessages: Record<OrderState, string> = {
  'awaiting-payment': /*i18n*/ '{number} is order placed already.',
  paid: /*i18n*/ '{number} is paid already.',
  packed: /*i18n*/ '{number} is packed already.',
  shipped: /*i18n*/ '{number} is shipped already.',
  delivered: /*i18n*/ '{number} is delivered already.',
  cancelled: /*i18n*/ '{number} is cancelled already.',
  returned: /*i18n*/ '{number} is returned already.',
}

/** Sets the first state of a new order. An order that costs nothing needs no payment and is `paid` at once. */
export async function setInitialOrderState(context: OrderContext, orderId: string, totalCents: number): Promise<OrderState> {
  await writeOrderEvent(context, orderId, {
    what: 'placed',
    state: 'awaiting-payment',
    actor: 'customer',
    message: stateMessages['awaiting-payment'],
  })
  return totalCents > 0 ? 'awaiting-payment' : (await changeOrderState(context, orderId, 'paid', 'system')).state
}

/**
 * Changes the state of an order, for customers, operator commands, payments and demo data. No other function changes it. It locks the
 * order, checks the state table of contract/orders/order-states.ts, does the work of the new state in the same transaction, and writes an
 * event for the hooks. `facts` are stored with the event. `carrier`, `tracking` and `url` describe a shipment, `reason` is a reason. Throws
 * `not-found` and `wrong-state`.
 */
export async function changeOrderState(
  context: OrderContext,
  orderId: string,
  to: OrderState,
  by: Actor,
  facts: OrderEventDetails = {},
): Promise<OrderRecord> {
  const order = await lockOrder(context, orderId)
  if (!isTransitionAllowed(orderTransitions, order.state, to, by)) throw stateChangeError(order, to)
  if (to === 'cancelled' && order.state === 'packed' && isPartlyShipped(await readOrderWithDetails(context, order)))
    throw partlyShippedError(order)
  if (to === 'packed' || to === 'shipped' || to === 'delivered') await requireNoBackOrder(context, order, to)
  const deliveredAt = to === 'delivered' ? new Date(context.clock.now()) : order.delivered_at
  await context.db
    .updateTable('shop_order')
    .set({ state: to, delivered_at: deliveredAt })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', orderId)
    .execute()
  const moved: OrderRecord = { ...order, state: to, delivered_at: deliveredAt }
  const left = to === 'shipped' ? await readLastParcelDetails(context, order) : {}
  await writeOrderEvent(context, orderId, { what: 'state', state: to, actor: by, message: stateMessages[to], facts: { ...facts, ...left } })
  if (to === 'cancelled') await releaseAndRefundOrder(context, moved)
  if (to === 'shipped') {
    const shipment = shipmentFromEventDetails(facts)
    if (shipment) await storeShipment(context, orderId, shipment)
    await createOwedCores(context, moved)
  }
  if (to === 'delivered') await setCoreDueDates(context, moved)
  if (to === 'returned') await cancelOwedCores(context, orderId)
  return moved
}

/** Returns the units in the last of several parcels, as facts of an event. Empty if everything is shipped together. */
async function readLastParcelDetails(context: OrderContext, order: OrderRecord): Promise<OrderEventDetails> {
  const whole = await readOrderWithDetails(context, order)
  return isPartlyShipped(whole) ? shippedPiecesDetails(unshippedPieces(whole)) : {}
}

/** Releases everything that a cancelled order had used: stock, coupon uses and paid money. */
async function releaseAndRefundOrder(context: OrderContext, order: OrderRecord): Promise<void> {
  await releaseStock(context, await releaseFromBackOrder(context, order.id))
  await releaseCouponUses(context, order.id)
  const left = centsOfText(order.paid) - centsOfText(order.refunded)
  if (left > 0)
    await promiseRefundForLockedOrder(context, order, left, 'system', /*i18n*/ 'The order was cancelled', {
      cause: 'cancelled',
      about: order.number,
    })
}

/**
 * Returns the refusal to cancel an order of which a part was shipped. The refusal names a field. Otherwise its message would list the
 * states that are allowed next, and `cancelled` is one of them.
 */
const partlyShippedError = ({ number }: OrderRecord) =>
  new AppError('wrong-state', {
    field: 'lines',
    ...translatableErrorDetail(
      /*i18n*/ 'A part of {number} has left, so it cannot be cancelled. Ship the rest; what is not wanted comes back by a return.',
      {
        number,
      },
    ),
  })

function stateChangeError({ number, state }: OrderRecord, to: OrderState): AppError {
  if (to === 'cancelled' && (state === 'packed' || state === 'shipped'))
    return new AppError(
      'wrong-state',
      translatableErrorDetail(
        state === 'packed'
          ? /*i18n*/ '{number} is packed already and cannot be cancelled here. Send it back when it has arrived, or call the shop.'
          : /*i18n*/ '{number} is shipped already and cannot be cancelled here. Send it back when it has arrived, or call the shop.',
        { number },
      ),
    )
  if (state === 'delivered' && to === 'returned')
    return new AppError('wrong-state', {
      field: 'state',
      message: `${number} is delivered. What comes back of it comes by a return, which the customer asks for on the page of the order.`,
    })
  if (state === to) return new AppError('wrong-state', translatableErrorDetail(alreadyInStateMessages[state], { number }))
  return new AppError('wrong-state', { message: `${number} is in the state “${state}”, from which it cannot become “${to}”.` })
}
