import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import type { checkoutCalls, orderCalls } from '#contract/orders/order-calls.ts'
import { centsOfText } from '#server/db/money.ts'
import { localizedTenantPath } from '#server/kernel/address-in.ts'
import { type CallHandlers, requireSession } from '#server/kernel/ask.ts'
import { increaseCount, limitRate } from '#server/kernel/rate-limits.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'
import type { OrderRequestContext } from './ask.ts'
import { orderParts } from './bought-parts.ts'
import { deliveryTermsOf } from './checkout/deliveries.ts'
import { orderPlace } from './checkout/place.ts'
import { priceOrder } from './checkout/quote.ts'
import { orderCoreList, orderCoreShip } from './cores/cores.ts'
import { orderList } from './list.ts'
import { openAmountCents, orderViewOf } from './order-of.ts'
import { readOrderWithDetails, requireCustomerOrder } from './order-rows.ts'
import { paymentProviderFor } from './payment-provider.ts'
import { orderReorder } from './reorder.ts'
import { orderReturn, orderReturnWithdraw } from './returns/returns.ts'
import { readOrderTerms } from './terms.ts'
import { changeOrderState } from './transitions.ts'

/**
 * Computes a quote (lines, amounts and problems) for an order. A refused coupon is counted (kernel/idempotency.ts), so that nobody can
 * guess codes.
 */
async function checkoutQuote(ask: OrderRequestContext, choices: ParsedInputOf<'checkoutQuote'>): Promise<CallResultOf<'checkoutQuote'>> {
  const { accountId } = await requireSession(ask)
  const { quote } = await priceOrder(ask, accountId, choices)
  if (quote.problems.some(({ error }) => error === 'coupon-refused')) await increaseCount(ask, 'coupon-account', accountId)
  return quote
}

/** Returns the delivery terms for a country. Guests may make this call, because they want to know a part's price with its delivery. */
const deliveryTerms = async (
  ask: OrderRequestContext,
  { country }: ParsedInputOf<'deliveryTerms'>,
): Promise<CallResultOf<'deliveryTerms'>> => deliveryTermsOf(await readOrderTerms(ask.db, ask.tenantId), country)

/** Returns one of the caller's orders. Throws `not-found`, also for another customer's order. */
async function orderDetail(ask: OrderRequestContext, { id }: ParsedInputOf<'orderDetail'>): Promise<CallResultOf<'orderDetail'>> {
  const { accountId } = await requireSession(ask)
  const whole = await readOrderWithDetails(ask, await requireCustomerOrder(ask, accountId, id))
  return orderViewOf(ask, whole, await readOrderTerms(ask.db, ask.tenantId))
}

/** Cancels one of the caller's orders. Throws `not-found`, `wrong-state`. */
async function orderCancel(ask: OrderRequestContext, { id, reason }: ParsedInputOf<'orderCancel'>): Promise<CallResultOf<'orderCancel'>> {
  const { accountId } = await requireSession(ask)
  const order = await requireCustomerOrder(ask, accountId, id)
  await changeOrderState(ask, order.id, 'cancelled', 'customer', reason === '' ? {} : { reason })
  return orderDetail(ask, { id })
}

/**
 * Starts the payment of an order. It runs outside a transaction, because the provider may call another company. Throws `not-found`,
 * `wrong-state`, `payment-refused`.
 */
async function orderPay(ask: OrderRequestContext, { id }: ParsedInputOf<'orderPay'>): Promise<CallResultOf<'orderPay'>> {
  const { accountId } = await requireSession(ask)
  const order = await requireCustomerOrder(ask, accountId, id)
  const due = openAmountCents(order)
  if (due === 0)
    throw new AppError('wrong-state', translatableErrorDetail(/*i18n*/ 'Nothing of {number} is left to pay.', { number: order.number }))
  await limitRate(ask, 'pay-account', accountId)
  const provider = paymentProviderFor(ask.orderExtensions.payments, order.payment)
  if (!provider)
    throw new AppError('payment-refused', { message: /*i18n*/ 'The shop does not take this way of payment at the moment. Call the shop.' })
  const payable = {
    tenantId: ask.tenantId,
    orderId: order.id,
    number: order.number,
    email: order.email,
    totalCents: centsOfText(order.total),
    dueCents: due,
    locale: ask.locale,
  }
  const returnUrl = ask.publicUrl(ask.tenant) + localizedTenantPath(ask.tenant, ask.locale, `/completeOrder?id=${order.id}`)
  return provider.start(payable, await readOrderTerms(ask.db, ask.tenantId), returnUrl, ask.dispatchEventsSoon)
}

/** The handlers of the order calls. */
export const orderHandlers = {
  checkoutQuote,
  deliveryTerms,
  orderPlace,
  orderPay,
  orderList,
  orderDetail,
  orderCancel,
  orderReorder,
  orderReturn,
  orderReturnWithdraw,
  orderCoreList,
  orderCoreShip,
  orderParts,
} satisfies CallHandlers<OrderRequestContext, keyof typeof orderCalls | keyof typeof checkoutCalls | 'deliveryTerms'>
