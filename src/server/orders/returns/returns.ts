import { randomUUID } from 'node:crypto'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { DAY_MS, MAX_RETURN_PHOTOS_PER_ORDER, MAX_RETURNS_PER_DAY, MAX_RETURNS_PER_ORDER } from '#contract/limits.ts'
import type { OrderReturn, ReturnReason } from '#contract/orders/returns/returns.ts'
import { returnTerms } from '#contract/orders/returns/terms.ts'
import { requireSession } from '#server/kernel/ask.ts'
import { readShopToday, type ShopToday } from '#server/kernel/shop-days.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'
import type { OrderRequestContext } from '#server/orders/ask.ts'
import { type OrderContext, writeOrderEvent } from '#server/orders/events/events.ts'
import { lockOrder, type OrderWithDetails, readOrderWithDetails, requireCustomerOrder } from '#server/orders/order-rows.ts'
import { changeReturnState } from './return-moves.ts'
import { orderReturnOf } from './return-of.ts'
import { isWithinReturnPeriod, returnableQuantityOf } from './returnable.ts'

const returnNotFoundError = () => new AppError('not-found', { message: /*i18n*/ 'You have asked for no such return.' })

/** Requests a return of goods. Throws `not-found`, `wrong-state` and `bad-request`, with the part in the message. */
export async function orderReturn(ask: OrderRequestContext, request: ParsedInputOf<'orderReturn'>): Promise<OrderReturn> {
  const { accountId } = await requireSession(ask)
  const own = await requireCustomerOrder(ask, accountId, request.orderId)
  await requireBelowReturnLimit(ask, accountId)
  const id = await createReturn(ask, own.id, request)
  return readReturnReply(ask, accountId, own.id, id)
}

/** Stores the request for a return of goods. Returns its id. */
export async function createReturn(
  context: OrderContext,
  orderId: string,
  request: Omit<ParsedInputOf<'orderReturn'>, 'orderId'>,
): Promise<string> {
  const whole = await readOrderWithDetails(context, await lockOrder(context, orderId))
  const pieces = sumQuantitiesByPart(request.lines)
  requireReturnablePieces(whole, pieces, request.reason, await readShopToday(context))
  requireBelowOrderReturnLimit(whole, request.photo !== undefined)
  const id = randomUUID()
  const { number, state } = whole.order
  await context.db
    .insertInto('order_return')
    .values({
      tenant_id: context.tenantId,
      id,
      order_id: orderId,
      number: `${number}-R${whole.returns.length + 1}`,
      state: 'requested',
      reason: request.reason,
      note: request.note,
      photo: request.photo ?? null,
      message: '',
      requested_at: new Date(context.clock.now()),
    })
    .execute()
  await context.db
    .insertInto('order_return_line')
    .values(pieces.map(({ mcode, qty }) => ({ tenant_id: context.tenantId, return_id: id, mcode, qty })))
    .execute()
  await writeOrderEvent(context, orderId, {
    what: 'return',
    state,
    actor: 'customer',
    message: /*i18n*/ 'Return asked for',
    facts: { reason: request.reason },
  })
  return id
}

/**
 * Throws if the customer has requested too many returns today. The number is limited because each return is stored for ever and may have a
 * photo.
 */
async function requireBelowReturnLimit({ db, tenantId, clock }: OrderRequestContext, accountId: string): Promise<void> {
  const { asked } = await db
    .selectFrom('order_return')
    .innerJoin('shop_order', (join) =>
      join.onRef('shop_order.tenant_id', '=', 'order_return.tenant_id').onRef('shop_order.id', '=', 'order_return.order_id'),
    )
    .select(({ fn }) => fn.countAll<string>().as('asked'))
    .where('shop_order.tenant_id', '=', tenantId)
    .where('shop_order.account_id', '=', accountId)
    .where('order_return.requested_at', '>', new Date(clock.now() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (Number(asked) >= MAX_RETURNS_PER_DAY)
    throw new AppError(
      'too-much',
      translatableErrorDetail(/*i18n*/ 'You have asked for {most} returns within a day. Ask for the next one tomorrow, or call us.', {
        most: MAX_RETURNS_PER_DAY,
      }),
    )
}

/** Throws if an order has too many returns. The number is limited because the order's page shows all of them. */
function requireBelowOrderReturnLimit({ order, returns }: OrderWithDetails, hasPhoto: boolean): void {
  if (returns.length >= MAX_RETURNS_PER_ORDER)
    throw new AppError(
      'too-much',
      translatableErrorDetail(/*i18n*/ '{number} has {most} returns, as many as an order can have. Call us for another.', {
        number: order.number,
        most: MAX_RETURNS_PER_ORDER,
      }),
    )
  if (hasPhoto && returns.filter(({ photo }) => photo !== null).length >= MAX_RETURN_PHOTOS_PER_ORDER)
    throw new AppError('too-much', {
      field: 'photo',
      ...translatableErrorDetail(
        /*i18n*/ 'The returns of {number} have {most} photos, as many as an order takes. Ask without a photo, and send it by mail.',
        {
          number: order.number,
          most: MAX_RETURN_PHOTOS_PER_ORDER,
        },
      ),
    })
}

/** Joins lines of the same part and adds up their units. */
function sumQuantitiesByPart(lines: readonly { id: string; qty: number }[]): { mcode: string; qty: number }[] {
  const sums = new Map<string, number>()
  for (const { id, qty } of lines) sums.set(id, (sums.get(id) ?? 0) + qty)
  return [...sums].map(([mcode, qty]) => ({ mcode, qty }))
}

function requireReturnablePieces(
  { order, lines, returns }: OrderWithDetails,
  pieces: readonly { mcode: string; qty: number }[],
  reason: ReturnReason,
  at: ShopToday,
) {
  if (order.state !== 'delivered')
    throw new AppError(
      'wrong-state',
      translatableErrorDetail(/*i18n*/ '{number} is not delivered yet, so nothing of it can be sent back.', { number: order.number }),
    )
  const free = isWithinReturnPeriod(order, at)
  for (const { mcode, qty } of pieces) {
    const line = lines.find((one) => one.mcode === mcode)
    if (!line)
      throw new AppError('bad-request', {
        field: 'lines',
        ...translatableErrorDetail(/*i18n*/ '{id} is not part of {number}.', { id: mcode, number: order.number }),
      })
    const most = returnableQuantityOf(order, line, returns, at)
    if (most < qty)
      throw new AppError('wrong-state', {
        field: 'lines',
        ...translatableErrorDetail(/*i18n*/ 'Of {id} {most, plural, =0 {nothing} other {at most #}} can be sent back.', {
          id: mcode,
          most,
        }),
      })
    if (!free && !returnTerms.warrantyReasons.includes(reason))
      throw new AppError('wrong-state', {
        field: 'reason',
        ...translatableErrorDetail(/*i18n*/ 'After {days} days only broken parts under warranty can be sent back.', {
          days: returnTerms.windowDays,
        }),
      })
  }
}

/** Withdraws a return request before the goods arrive. Throws `not-found`, `wrong-state`. */
export async function orderReturnWithdraw(
  ask: OrderRequestContext,
  { id }: ParsedInputOf<'orderReturnWithdraw'>,
): Promise<CallResultOf<'orderReturnWithdraw'>> {
  const { accountId } = await requireSession(ask)
  const found = await ask.db
    .selectFrom('order_return')
    .innerJoin('shop_order', (join) =>
      join.onRef('shop_order.tenant_id', '=', 'order_return.tenant_id').onRef('shop_order.id', '=', 'order_return.order_id'),
    )
    .select('order_return.order_id')
    .where('order_return.tenant_id', '=', ask.tenantId)
    .where('order_return.id', '=', id)
    .where('shop_order.account_id', '=', accountId)
    .executeTakeFirst()
  if (!found) throw returnNotFoundError()
  await changeReturnState(ask, id, 'withdrawn', 'customer')
  return readReturnReply(ask, accountId, found.order_id, id)
}

async function readReturnReply(ask: OrderRequestContext, accountId: string, orderId: string, returnId: string): Promise<OrderReturn> {
  const { lines, returns } = await readOrderWithDetails(ask, await requireCustomerOrder(ask, accountId, orderId))
  const one = returns.find(({ id }) => id === returnId)
  if (!one) throw returnNotFoundError()
  return orderReturnOf(one, new Map(lines.map(({ mcode, name }) => [mcode, name])))
}
