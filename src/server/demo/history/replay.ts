import * as v from 'valibot'
import { EnteredAddress } from '#contract/addresses/address.ts'
import { CheckoutChoices } from '#contract/checkout/checkout.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { DAY_MS, LOCALE_DEFAULT } from '#contract/limits.ts'
import type { ReturnState } from '#contract/orders/order-states.ts'
import { storeCartLine } from '#server/cart/changes.ts'
import { centsOfText } from '#server/db/money.ts'
import type { Db } from '#server/db/open.ts'
import { lockPartRows } from '#server/orders/checkout/basket.ts'
import { commitOrder, type OrderBuyer } from '#server/orders/checkout/place.ts'
import { priceOrder } from '#server/orders/checkout/quote.ts'
import { changeCoreState } from '#server/orders/cores/cores.ts'
import type { OrderContext } from '#server/orders/events/events.ts'
import { recordPayment } from '#server/orders/payments.ts'
import { markRefundSent } from '#server/orders/refunds/refunds.ts'
import { changeReturnState } from '#server/orders/returns/return-moves.ts'
import { createReturn } from '#server/orders/returns/returns.ts'
import { changeOrderState } from '#server/orders/transitions.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { demoAddresses } from './addresses.ts'
import type { OrderPlan, OrderStep } from './plans.ts'

interface ReplayContext {
  db: Db
  tenantId: string
  nowMs: number
}

export interface OrderedPart {
  mcode: string
  qty: number
}

/**
 * Places one planned order of the demo customer and applies its events until today. It uses the functions of real orders with a clock set
 * to the past.
 */
export async function replayOrder(
  { db, tenantId, nowMs }: ReplayContext,
  buyer: OrderBuyer,
  plan: OrderPlan,
  parts: readonly OrderedPart[],
): Promise<void> {
  const at = (after: number): OrderContext => ({
    db,
    tenantId,
    clock: { now: () => nowMs - (plan.daysAgo - after) * DAY_MS },
    // No mails are sent, because the events are in the past.
    dispatchEventsSoon: () => undefined,
  })
  const then = at(0)
  for (const { mcode, qty } of parts) await storeCartLine(then, buyer.id, mcode, { qty, jobs: [] })
  const ids = parts.map(({ mcode }) => mcodeOf(mcode))
  await lockPartRows(then, ids)
  const { vatId: _, ...address } = demoAddresses[plan.address].address
  const choices = v.parse(CheckoutChoices, {
    ids,
    address: v.parse(EnteredAddress, address),
    delivery: plan.delivery,
    payment: plan.payment,
    coupon: plan.coupon ?? '',
    purchaseOrder: plan.purchaseOrder ?? '',
    jobName: plan.job ?? '',
    lineNotes: plan.note && ids[0] ? { [ids[0]]: plan.note } : {},
  })
  const priced = await priceOrder({ ...then, orderExtensions: defaultOrderExtensions, locale: LOCALE_DEFAULT }, buyer.id, choices)
  const { shipTo, billTo, delivery, quote } = priced
  const [problem] = quote.problems
  if (problem || !shipTo || !billTo || !delivery)
    throw new Error(`An order of the demo customer does not work out: ${problem?.say ?? 'no delivery'}`)
  const { orderId } = await commitOrder(then, buyer, { pricedOrder: priced, shipTo, billTo, delivery, payment: plan.payment })
  for (const step of plan.steps)
    if (step.daysAfterOrder <= plan.daysAgo) await applyOrderStep(at(step.daysAfterOrder), orderId, step, parts)
}

async function applyOrderStep(context: OrderContext, orderId: string, step: OrderStep, parts: readonly OrderedPart[]): Promise<void> {
  switch (step.action) {
    case 'pay':
      return payInFull(context, orderId)
    case 'pack':
      return void (await changeOrderState(context, orderId, 'packed', 'shop'))
    case 'ship':
      return void (await changeOrderState(context, orderId, 'shipped', 'shop', { carrier: step.carrier, tracking: step.tracking }))
    case 'deliver':
      return void (await changeOrderState(context, orderId, 'delivered', 'shop'))
    case 'cancel':
      return void (await changeOrderState(context, orderId, 'cancelled', 'customer', { reason: step.reason }))
    case 'core-shipped':
      return void (await changeCoreState(context, await findReturnId(context, 'core_return', orderId), 'shipped', 'customer', {
        carrier: 'Lakes Parcel',
      }))
    case 'core-received':
      return void (await changeCoreState(context, await findReturnId(context, 'core_return', orderId), 'received', 'shop'))
    case 'core-credited':
      await changeCoreState(context, await findReturnId(context, 'core_return', orderId), 'credited', 'shop')
      return sendRefunds(context, orderId)
    case 'return': {
      const [first] = parts
      if (first) await createReturn(context, orderId, { ...step, lines: [{ id: mcodeOf(first.mcode), qty: step.pieces }] })
      return
    }
    default:
      await changeReturnState(context, await findReturnId(context, 'order_return', orderId), returnStateByStep[step.action], 'shop')
      return sendRefunds(context, orderId)
  }
}

const returnStateByStep = {
  'return-approved': 'approved',
  'return-received': 'received',
  'return-refunded': 'refunded',
} as const satisfies Record<string, ReturnState>

async function payInFull(context: OrderContext, orderId: string): Promise<void> {
  const { total, payment } = await context.db
    .selectFrom('shop_order')
    .select(['total', 'payment'])
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  await recordPayment(context, orderId, { cents: centsOfText(total), method: payment, reference: '', actor: 'shop' })
}

async function findReturnId({ db, tenantId }: OrderContext, table: 'core_return' | 'order_return', orderId: string): Promise<string> {
  const found = await db
    .selectFrom(table)
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return found.id
}

/** Marks the promised refunds of an order as paid out. */
async function sendRefunds(context: OrderContext, orderId: string): Promise<void> {
  const owed = await context.db
    .selectFrom('order_payment')
    .select('id')
    .where('tenant_id', '=', context.tenantId)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund')
    .where('done', '=', false)
    .execute()
  for (const { id } of owed) await markRefundSent(context, id, '')
}
