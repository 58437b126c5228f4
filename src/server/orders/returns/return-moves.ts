import { AppError } from '#contract/errors.ts'
import { type Actor, isTransitionAllowed, orderTransitions, type ReturnState, returnTransitions } from '#contract/orders/order-states.ts'
import { depositShareCents, paidShareCents, subtractRestockingFee } from '#contract/orders/returns/terms.ts'
import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import { type OrderContext, writeOrderEvent } from '#server/orders/events/events.ts'
import {
  lockOrder,
  type OrderLineRecord,
  type OrderWithDetails,
  type ReturnRecord,
  readOrderWithDetails,
} from '#server/orders/order-rows.ts'
import { applyRefundSplit, noRefund, type RefundSplit, splitRefund } from '#server/orders/refunds/give-back.ts'
import { countRefundedPieces, countReturnedPieces } from '#server/orders/refunds/pieces-refunded.ts'
import { changeOrderState } from '#server/orders/transitions.ts'

/** Messages for a return whose state does not allow the requested change. */
const alreadyInStateMessages: Record<ReturnState, string> = {
  requested: /*i18n*/ 'This return is requested already.',
  approved: /*i18n*/ 'This return is approved already.',
  received: /*i18n*/ 'This return has been received already.',
  refunded: /*i18n*/ 'This return is paid back already.',
  refused: /*i18n*/ 'This return is refused already.',
  withdrawn: /*i18n*/ 'This return is withdrawn already.',
}

/** Returns the amount that the customer paid for some units of a line, in cents, with tax and without delivery. */
export const paidCentsForPieces = (
  { amount, discount, tax, qty }: Pick<OrderLineRecord, 'amount' | 'discount' | 'tax' | 'qty'>,
  before: number,
  pieces: number,
): number => paidShareCents({ paidCents: centsOfText(amount) - centsOfText(discount) + centsOfText(tax), qty }, before, pieces)

/**
 * Changes the state of a return. No other function changes it. `refunded` gives back the units' price and the deposits of used units
 * (cores) that are still owed. The amount first reduces the open amount of the order, then money is refunded, never more than the order has
 * left. When all goods are returned, the order becomes `returned`. Returns the amounts. Throws `not-found`, `wrong-state`.
 */
export async function changeReturnState(
  context: OrderContext,
  returnId: string,
  to: ReturnState,
  by: Actor,
  say = '',
): Promise<RefundSplit> {
  const { db, tenantId } = context
  const found = await db
    .selectFrom('order_return')
    .select('order_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', returnId)
    .executeTakeFirst()
  if (!found) throw new AppError('not-found', { message: /*i18n*/ 'There is no such return.' })
  const whole = await readOrderWithDetails(context, await lockOrder(context, found.order_id))
  const one = whole.returns.find(({ id }) => id === returnId)
  if (!one || !isTransitionAllowed(returnTransitions, one.state, to, by))
    throw new AppError('wrong-state', { message: one ? alreadyInStateMessages[one.state] : /*i18n*/ 'There is no such return.' })
  const given = to === 'refunded' ? splitRefund(whole.order, await sumRefundAndCancelCores(context, whole, one)) : noRefund
  await db
    .updateTable('order_return')
    .set({
      state: to,
      message: say === '' ? one.message : say,
      refund: dollarsTextOfCents(given.openAmountReductionCents + given.repaidCents),
      ...(to === 'withdrawn' ? { photo: null } : {}),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', returnId)
    .execute()
  await writeOrderEvent(context, whole.order.id, {
    what: 'return',
    state: whole.order.state,
    actor: by,
    message: `Return ${one.number} ${to}`,
    facts: { return: one.number, to, ...(say === '' ? {} : { answer: say }) },
  })
  await applyRefundSplit(context, whole.order, given, {
    actor: by,
    reasonText: `Return ${one.number}`,
    cause: { cause: 'return', about: one.number },
  })
  if (
    to === 'refunded' &&
    areAllPiecesReturned(whole, one) &&
    isTransitionAllowed(orderTransitions, whole.order.state, 'returned', 'system')
  )
    await changeOrderState(context, whole.order.id, 'returned', 'system')
  return given
}

/**
 * Returns the amount that the customer paid for the units of a return, in cents, with the deposits of used units that are no longer owed.
 */
async function sumRefundAndCancelCores(context: OrderContext, whole: OrderWithDetails, one: ReturnRecord): Promise<number> {
  let cents = 0
  for (const { mcode, qty } of one.lines) {
    const line = whole.lines.find((found) => found.mcode === mcode)
    if (!line) continue
    const before = countRefundedPieces(whole, line)
    cents += subtractRestockingFee(paidCentsForPieces(line, before, Math.min(qty, line.qty - before)))
    cents += await cancelCoresOfReturn(context, whole.order.id, mcode, qty)
  }
  return cents
}

/** Cancels the owed used units (cores) for new units that were returned. Returns their deposit in cents. */
async function cancelCoresOfReturn({ db, tenantId }: OrderContext, orderId: string, mcode: string, qty: number): Promise<number> {
  const own = { tenant_id: tenantId, order_id: orderId, mcode, state: 'due' } as const
  const core = await db
    .selectFrom('core_return')
    .selectAll()
    .where((of) => of.and(own))
    .executeTakeFirst()
  if (!core) return 0
  const deposit = centsOfText(core.deposit)
  const pieces = Math.min(qty, core.qty)
  const share = depositShareCents({ depositCents: deposit, qty: core.qty }, pieces)
  if (pieces === core.qty)
    await db
      .deleteFrom('core_return')
      .where((of) => of.and(own))
      .execute()
  else
    await db
      .updateTable('core_return')
      .set({ qty: core.qty - pieces, deposit: dollarsTextOfCents(deposit - share) })
      .where((of) => of.and(own))
      .execute()
  return share
}

const areAllPiecesReturned = ({ lines, returns }: OrderWithDetails, one: ReturnRecord): boolean =>
  lines.every((line) => {
    const here = one.lines.find(({ mcode }) => mcode === line.mcode)?.qty ?? 0
    return countReturnedPieces(returns, line.mcode) + here >= line.qty - line.cancelled
  })
