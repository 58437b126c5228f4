import { randomUUID } from 'node:crypto'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { BackOrderedPieces, Quote } from '#contract/checkout/checkout.ts'
import { AppError, type ErrorDetail } from '#contract/errors.ts'
import { centsOf } from '#contract/kernel/primitives.ts'
import { DAY_MS, MAX_OFFLINE_ORDER_AGE_DAYS, MAX_ORDERS_PER_DAY } from '#contract/limits.ts'
import type { OrderState } from '#contract/orders/order-states.ts'
import { deleteCartLines } from '#server/cart/changes.ts'
import { countCouponUse } from '#server/coupons/coupons.ts'
import { requireSession } from '#server/kernel/ask.ts'
import { formatDay, formatDollars } from '#server/kernel/format.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'
import type { OrderRequestContext } from '#server/orders/ask.ts'
import type { OrderContext } from '#server/orders/events/events.ts'
import { spentPointsCause } from '#server/orders/rewards/points-hook.ts'
import { reserveStock } from '#server/orders/stock.ts'
import { setInitialOrderState } from '#server/orders/transitions.ts'
import { spendPoints } from '#server/rewards/ledger.ts'
import { lockPartRows } from './basket.ts'
import { spentPointsOf } from './discounts.ts'
import { findEndedPromotionName } from './ended-promotion.ts'
import type { PricedOrder } from './priced-order.ts'
import { priceOrder } from './quote.ts'
import { allocateOrderNumber, type OrderDraft, writeOrder } from './write-order.ts'

type PlaceOrderRequest = ParsedInputOf<'orderPlace'>

/**
 * Places an order inside the transaction of kernel/idempotency.ts. The parts are locked, then all amounts are computed again and must equal
 * those that the buyer agreed to. Stock, coupon, points, order number, lines and cart change together or not at all. Throws `order-changed`
 * (with the new quote), `limit-broken`, `sold-out`, `withdrawn`, `cart-empty`, `coupon-refused`, `points-short`, `not-delivered`,
 * `too-much`, or `bad-request` with the field. After an error the cart is unchanged.
 */
export async function orderPlace(ask: OrderRequestContext, request: PlaceOrderRequest): Promise<CallResultOf<'orderPlace'>> {
  const { accountId } = await requireSession(ask)
  requireWithinTimeLimit(request, ask.clock.now())
  await requireBelowOrderLimit(ask, accountId)
  const ids = request.lines.map(({ id }) => id)
  await lockPartRows(ask, ids)
  const priced = await priceOrder(ask, accountId, { ...request, ids })
  const agreed = requireAgreedQuote(request, priced, ask.locale)
  if (request.quoteHash !== priced.quote.quoteHash) await requireAgreedAmounts(ask, accountId, request, priced)
  const buyer = await ask.db
    .selectFrom('account')
    .select(['id', 'email', 'language'])
    .where('tenant_id', '=', ask.tenantId)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { orderId, number, state } = await commitOrder(ask, buyer, { ...agreed, pricedOrder: priced, payment: request.payment })
  const placedAt = new Date(ask.clock.now()).toISOString()
  return { id: parseStoredId(orderId), number, state, total: priced.quote.sums.total, payment: request.payment, placedAt }
}

/** Throws if the customer has placed too many orders today. The number is limited because even a cancelled order is stored for years. */
async function requireBelowOrderLimit({ db, tenantId, clock }: OrderRequestContext, accountId: string): Promise<void> {
  const { placed } = await db
    .selectFrom('shop_order')
    .select(({ fn }) => fn.countAll<string>().as('placed'))
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('placed_at', '>', new Date(clock.now() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (Number(placed) >= MAX_ORDERS_PER_DAY)
    throw new AppError(
      'too-much',
      translatableErrorDetail(/*i18n*/ 'You have placed {most} orders within a day. Place the next one tomorrow, or call us.', {
        most: MAX_ORDERS_PER_DAY,
      }),
    )
}

export interface OrderBuyer {
  id: string
  email: string
  language: string
}
type AgreedOrder = Pick<OrderDraft, 'shipTo' | 'billTo' | 'delivery' | 'payment' | 'pricedOrder'>

/**
 * Writes an order that was priced and agreed to. Takes stock, order number, coupon and points, and removes the order's lines from the cart.
 * The parts must be locked.
 */
export async function commitOrder(
  context: OrderContext,
  buyer: OrderBuyer,
  agreed: AgreedOrder,
): Promise<{ orderId: string; number: string; state: OrderState }> {
  const { rows, terms, discounts, totals } = agreed.pricedOrder
  const orderId = randomUUID()
  await reserveStock(
    context,
    rows.map(({ mcode, qty }, at) => ({ mcode, qty: qty - (agreed.pricedOrder.backOrderedPieces[at]?.qty ?? 0) })),
  )
  const number = await allocateOrderNumber(context, terms.orderPrefix)
  await writeOrder(context, { ...agreed, orderId, number, accountId: buyer.id, email: buyer.email, language: buyer.language })
  for (const { source, code } of discounts.applied) if (source === 'coupon') await countCouponUse(context, buyer.id, orderId, code)
  const points = spentPointsOf(discounts.applied)
  if (points > 0)
    await spendPoints(context, buyer.id, points, {
      ...{ cause: spentPointsCause(orderId), kind: 'redeemed' },
      about: { kind: 'order', id: orderId, name: number },
    })
  await deleteCartLines(
    context,
    buyer.id,
    rows.map(({ mcode }) => mcode),
  )
  return { orderId, number, state: await setInitialOrderState(context, orderId, totals.total) }
}

/** Throws if the order was prepared offline and arrives after its expiry. */
function requireWithinTimeLimit({ limits }: PlaceOrderRequest, nowMs: number): void {
  if (!limits) return
  const until = Date.parse(limits.expiresAt)
  if (until > nowMs + MAX_OFFLINE_ORDER_AGE_DAYS * DAY_MS)
    throw new AppError('bad-request', {
      field: 'limits.expiresAt',
      ...translatableErrorDetail(/*i18n*/ 'An order can wait for at most {days} days.', { days: MAX_OFFLINE_ORDER_AGE_DAYS }),
    })
  if (nowMs >= until)
    throw new AppError('limit-broken', {
      field: 'limits.expiresAt',
      message: /*i18n*/ 'The time that you set for this order is over. It was not sent; everything is still in your cart.',
    })
}

/** Throws if the order has a problem or differs from the order that the buyer saw. */
function requireAgreedQuote(request: PlaceOrderRequest, priced: PricedOrder, locale: string) {
  const { quote, shipTo, billTo, delivery } = priced
  const differs = differingLineDetail(request, quote) ?? laterDeliveryDetail(request, quote, locale)
  if (differs !== null) throw new AppError('order-changed', { field: 'lines', ...differs, result: quote })
  const [problem] = quote.problems
  if (problem) throw new AppError(problem.error, { field: problemFieldOf(problem), message: problem.say, result: quote })
  if (!shipTo || !billTo) throw new AppError('bad-request', { field: 'address', message: /*i18n*/ 'Choose where it goes.', result: quote })
  if (!delivery || delivery.id !== request.delivery) throw new AppError('not-delivered', { field: 'delivery', result: quote })
  return { shipTo, billTo, delivery }
}

const problemFieldOf = ({ about, id }: Quote['problems'][number]): string => (id === '' ? about : `${about}.${id}`)

/** Throws if the amounts of an order differ from those that the buyer saw, unless they are within the buyer's limits. */
async function requireAgreedAmounts(
  ask: OrderRequestContext,
  accountId: string,
  request: PlaceOrderRequest,
  priced: PricedOrder,
): Promise<void> {
  const {
    quote,
    totals: { total },
  } = priced
  const { limits, quoteHash, lines } = request
  if (!limits) {
    const choices = { ...request, ids: lines.map(({ id }) => id) }
    const ended = quoteHash === undefined ? null : await findEndedPromotionName(ask, accountId, choices, { rows: priced.rows, quoteHash })
    throw new AppError('order-changed', { field: 'quoteHash', ...quoteChangeDetail(quote, ended, ask.locale), result: quote })
  }
  const most = centsOf(limits.highestTotal)
  if (total <= most) return
  const say = translatableErrorDetail(
    /*i18n*/ 'This comes to {total} now, more than the {most} that you set. It was not sent; everything is still in your cart.',
    { total: formatDollars(total), most: formatDollars(most) },
  )
  throw new AppError('limit-broken', { field: 'limits.highestTotal', ...say, result: quote })
}

/** Returns the reason why an order differs from the one that the buyer saw, in the language of the quote. */
function quoteChangeDetail({ changes: [change], lines, sums }: Quote, ended: string | null, locale: string): ErrorDetail {
  const total = formatDollars(centsOf(sums.total))
  if (ended !== null)
    return translatableErrorDetail(
      /*i18n*/ 'The promotion “{name}” has ended. The order comes to {total} now. Check it, then send it again.',
      {
        name: ended,
        total,
      },
    )
  if (change)
    return translatableErrorDetail(/*i18n*/ '{change} The order comes to {total} now. Check it, then send it again.', {
      change: change.say,
      total,
    })
  // This message is for clients that did not send which units were on back-order.
  const [late] = lines.flatMap(({ id, later }) => (later === undefined ? [] : [notInStockError(id, later, locale)]))
  return (
    late ??
    translatableErrorDetail(
      /*i18n*/ 'Something has changed since you looked. The order comes to {total} now. Check it, then send it again.',
      {
        total,
      },
    )
  )
}

/** Returns the first line whose quantity differs from the cart that the buyer saw. */
function differingLineDetail({ lines }: PlaceOrderRequest, quote: Quote): ErrorDetail | null {
  const now = new Map(quote.lines.map(({ id, qty }) => [id, qty]))
  for (const { id, qty } of lines) {
    const has = now.get(id)
    if (has === undefined)
      return translatableErrorDetail(/*i18n*/ 'Your cart has changed on another device: {id} is not in it any more.', { id })
    if (has !== qty)
      return translatableErrorDetail(/*i18n*/ 'Your cart has changed on another device: it holds {has} of {id}, not {qty}.', {
        id,
        has,
        qty,
      })
  }
  return null
}

/**
 * Returns the first line with more back-ordered units, or a later day, than the buyer saw, because buyers must agree to wait. The hash of
 * the quote depends on these data too, so a request with a hash may leave them out.
 */
function laterDeliveryDetail({ lines, quoteHash }: PlaceOrderRequest, quote: Quote, locale: string): ErrorDetail | null {
  const now = new Map(quote.lines.map(({ id, later }) => [id, later]))
  for (const { id, later: seen } of lines) {
    const later = now.get(id)
    if (later === undefined || (seen === undefined && quoteHash !== undefined)) continue
    if (seen !== undefined && later.qty <= seen.qty && later.on <= seen.on) continue
    return notInStockError(id, later, locale)
  }
  return null
}

const notInStockError = (id: string, { qty, on }: BackOrderedPieces, locale: string): ErrorDetail =>
  translatableErrorDetail(
    /*i18n*/ '{pieces, plural, one {# piece of {id} is not there and comes} other {# pieces of {id} are not there and come}} later, about {day}. Nothing was ordered yet. Look at the order again, then send it.',
    { id, pieces: qty, day: formatDay(on, locale) },
  )
