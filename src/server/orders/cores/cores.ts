import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { MAX_CORE_PARCELS_PER_ORDER } from '#contract/limits.ts'
import { type Actor, type CoreState, coreTransitions, isTransitionAllowed } from '#contract/orders/order-states.ts'
import type { CoreReturn } from '#contract/orders/returns/returns.ts'
import { orderByCodePoints } from '#server/db/by-code-points.ts'
import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import { picturesColumnByCode } from '#server/db/own-pictures.ts'
import { requireSession } from '#server/kernel/ask.ts'
import type { OrderRequestContext } from '#server/orders/ask.ts'
import { type OrderContext, writeOrderEvent } from '#server/orders/events/events.ts'
import { lockOrder, type ReturnRecord, readReturnsOfOrders } from '#server/orders/order-rows.ts'
import { applyRefundSplit, openAmountReductionDetails, type RefundSplit, splitRefund } from '#server/orders/refunds/give-back.ts'
import { coreReturnViewOf } from '#server/orders/returns/return-of.ts'
import { countPiecesInOpenReturns } from '#server/orders/returns/returnable.ts'
import { splitOwedCore } from './split-core.ts'

const finalCoreStates: readonly CoreState[] = ['credited', 'refused']
const coreNotFoundError = () => new AppError('not-found', { message: /*i18n*/ 'You owe no such used unit.' })

/** Messages for a used unit (core) whose state does not allow the requested change. */
const alreadyInStateMessages: Record<CoreState, string> = {
  due: /*i18n*/ 'This used unit is due already.',
  shipped: /*i18n*/ 'This used unit is shipped already.',
  received: /*i18n*/ 'This used unit is received already.',
  credited: /*i18n*/ 'This used unit is credited already.',
  refused: /*i18n*/ 'This used unit is refused already.',
}

const selectCoresWithParts = ({ db, tenantId }: Pick<OrderRequestContext, 'db' | 'tenantId'>) =>
  db
    .selectFrom('core_return')
    .innerJoin('shop_order', (join) =>
      join.onRef('shop_order.tenant_id', '=', 'core_return.tenant_id').onRef('shop_order.id', '=', 'core_return.order_id'),
    )
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.tenant_id', '=', 'core_return.tenant_id')
        .onRef('order_line.order_id', '=', 'core_return.order_id')
        .onRef('order_line.mcode', '=', 'core_return.mcode'),
    )
    .selectAll('core_return')
    .select([
      'shop_order.number',
      'shop_order.account_id',
      'order_line.name',
      picturesColumnByCode('core_return.tenant_id', 'core_return.mcode').as('pictures'),
    ])
    .where('core_return.tenant_id', '=', tenantId)

/**
 * Lists a customer's owed and returned used units (cores), open ones first by due date. For one part, owed units come before units that
 * were sent.
 */
export async function orderCoreList(ask: OrderRequestContext): Promise<CallResultOf<'orderCoreList'>> {
  const { accountId } = await requireSession(ask)
  const rows = await selectCoresWithParts(ask)
    .where('shop_order.account_id', '=', accountId)
    .orderBy('due_on')
    .orderBy('core_return.mcode')
    .orderBy(orderByCodePoints('core_return.state'))
    .orderBy('core_return.id')
    .execute()
  const open = rows.filter(({ state }) => !finalCoreStates.includes(state))
  const closed = rows.filter(({ state }) => finalCoreStates.includes(state)).reverse()
  const returns = await readReturnsOfOrders(ask, [...new Set(open.map(({ order_id }) => order_id))])
  return [...open, ...closed].map((core) => coreReturnOf(core, returns))
}

/**
 * Returns an entry for used units (cores) in the format of the API, with the number that is still to be sent. `returns` are all returns of
 * the order.
 */
const coreReturnOf = (core: Parameters<typeof coreReturnViewOf>[0], returns: readonly ReturnRecord[]): CoreReturn =>
  coreReturnViewOf(
    core,
    countPiecesInOpenReturns(
      returns.filter(({ order_id }) => order_id === core.order_id),
      core.mcode,
    ),
  )

/**
 * Marks all or some units of a core (the used units of one part) as sent back. Throws `not-found`, `wrong-state`, and `bad-request` for
 * more than are owed.
 */
export async function orderCoreShip(
  ask: OrderRequestContext,
  { id, qty, carrier, tracking }: ParsedInputOf<'orderCoreShip'>,
): Promise<CallResultOf<'orderCoreShip'>> {
  const { accountId } = await requireSession(ask)
  const own = await selectCoresWithParts(ask)
    .where('core_return.id', '=', id)
    .where('shop_order.account_id', '=', accountId)
    .executeTakeFirst()
  if (!own) throw coreNotFoundError()
  if (qty !== undefined && qty < own.qty) await requireBelowParcelLimit(ask, own.order_id)
  const { coreId } = await changeCoreState(ask, id, 'shipped', 'customer', { carrier, tracking, ...(qty === undefined ? {} : { qty }) })
  const core = await selectCoresWithParts(ask).where('core_return.id', '=', coreId).executeTakeFirstOrThrow()
  return coreReturnOf(core, await readReturnsOfOrders(ask, [core.order_id]))
}

/** Throws if an order has too many rows for used units (cores). Each parcel in which used units are sent back is a row. */
async function requireBelowParcelLimit({ db, tenantId }: OrderRequestContext, orderId: string): Promise<void> {
  const { sent } = await db
    .selectFrom('core_return')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .where('state', '!=', 'due')
    .executeTakeFirstOrThrow()
  if (Number(sent) >= MAX_CORE_PARCELS_PER_ORDER)
    throw new AppError('too-much', {
      field: 'qty',
      message: /*i18n*/ 'The used units of this order go in too many parcels. Send all that are still owed in one.',
    })
}

export interface CoreChangeDetails {
  /** The number of used units. Default: all. */
  qty?: number
  carrier?: string
  tracking?: string
  /** The refund for the used units, in cents. Default: the whole deposit. */
  creditedCents?: number
  /** The reason for a reduced refund or a refusal. */
  note?: string
}

/** The refund of a change of used units, and the id of the row with the changed units. */
type CoreChangeResult = RefundSplit & { coreId: string }

/**
 * Changes the state of a core (the used units of one part). No other function changes it. `credited` refunds the deposit, or the amount
 * that the shop chooses. The refund first reduces the open amount; the rest is paid back. It never exceeds the amount that is left of the
 * order. Throws `not-found`, `wrong-state`, and `bad-request` for more units or money than there are.
 */
export async function changeCoreState(
  context: OrderContext,
  id: string,
  to: CoreState,
  by: Actor,
  facts: CoreChangeDetails = {},
): Promise<CoreChangeResult> {
  const { db, tenantId } = context
  const found = await db
    .selectFrom('core_return')
    .select('order_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw coreNotFoundError()
  const order = await lockOrder(context, found.order_id)
  const whole = await db.selectFrom('core_return').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()
  if (!whole) throw coreNotFoundError()
  if (!isTransitionAllowed(coreTransitions, whole.state, to, by))
    throw new AppError('wrong-state', { message: alreadyInStateMessages[whole.state] })
  const core = await splitOwedCore(context, whole, facts.qty ?? whole.qty, to)
  const deposit = centsOfText(core.deposit)
  const wanted = to === 'credited' ? (facts.creditedCents ?? deposit) : 0
  if (wanted > deposit) throw new AppError('bad-request', { field: 'creditedCents', message: 'No more can be credited than the deposit.' })
  const given = splitRefund(order, wanted)
  const credited = given.openAmountReductionCents + given.repaidCents
  await db
    .updateTable('core_return')
    .set({
      state: to,
      credited: dollarsTextOfCents(credited),
      note: facts.note ?? core.note,
      carrier: facts.carrier ?? core.carrier,
      tracking: facts.tracking ?? core.tracking,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', core.id)
    .execute()
  const details = {
    ...(credited > 0 ? { credited: dollarsTextOfCents(credited), ...openAmountReductionDetails(given) } : {}),
    ...(facts.note ? { note: facts.note } : {}),
  }
  await writeOrderEvent(context, order.id, {
    what: 'core',
    state: order.state,
    actor: by,
    message: `Used unit ${to}`,
    facts: { part: core.mcode, qty: core.qty, to, ...details },
  })
  await applyRefundSplit(context, order, given, {
    actor: by,
    reasonText: `Deposit for ${core.qty} × ${core.mcode}`,
    cause: { cause: 'core', about: core.mcode },
  })
  return { ...given, coreId: core.id }
}
