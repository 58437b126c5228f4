import * as v from 'valibot'
import { CheckoutChoices, Quote } from '#contract/checkout/checkout.ts'
import type { CallRow } from '#contract/kernel/call-row.ts'
import { Id, Mcode, PageNo, PageSize, pageOf, Qty, SearchText, typedLine } from '#contract/kernel/primitives.ts'
import { MAX_CART_LINES, MAX_PURCHASE_ORDER_CHARACTERS } from '#contract/limits.ts'
import { BoughtPart, BoughtSort, Order, OrderInput, OrderPlaced, OrderRow, PaymentStep, Reordered } from './order.ts'
import { OrderTab } from './order-states.ts'
import { CoreReturn, OrderReturn, ReturnInput } from './returns/returns.ts'

const order = '/order/api/v1/order'
const own = { may: 'member', cache: 'never', fresh: true } as const
const reads = { ...own, method: 'GET', queue: false } as const
const changes = { ...own, method: 'POST', idempotent: true } as const

const paging = { pageNo: PageNo, pageSize: PageSize }
const counts = v.object({
  all: v.number(),
  unpaid: v.number(),
  open: v.number(),
  shipped: v.number(),
  delivered: v.number(),
  closed: v.number(),
})

/** The order calls. An order is identified by its id or number; orders of other customers are not found. */
export const orderCalls = {
  orderPlace: {
    ...changes,
    queue: true,
    path: `${order}/place`,
    input: OrderInput,
    result: OrderPlaced,
    summary: 'Places an order: everything is computed again, stock taken and the lines removed from the cart, all of it or nothing.',
  },
  orderPay: {
    ...own,
    method: 'POST',
    queue: false,
    path: `${order}/pay`,
    input: v.object({ id: Id }),
    result: PaymentStep,
    summary: 'What to do next to pay an order. May be asked again, after a refused payment for instance.',
  },
  orderList: {
    ...reads,
    path: `${order}/list`,
    input: v.object({ tab: v.optional(OrderTab, 'all'), searchStr: v.optional(SearchText), ...paging }),
    result: v.object({ ...pageOf(OrderRow).entries, counts }),
    summary:
      'Your Orders, newest first: a tab, a search by number, part, job or purchase order, a page. Counts are of every tab, for the same search.',
  },
  orderDetail: {
    ...reads,
    path: `${order}/detail`,
    input: v.object({ id: Id }),
    result: Order,
    summary: 'One order, whole.',
  },
  orderCancel: {
    ...changes,
    queue: false,
    path: `${order}/cancel`,
    input: v.object({ id: Id, reason: v.optional(typedLine(200), '') }),
    result: Order,
    summary: 'Cancels an order that is not packed yet: the stock goes back, what was paid is owed back.',
  },
  orderReorder: {
    ...changes,
    queue: false,
    path: `${order}/reorder`,
    input: v.object({ id: Id, parts: v.optional(v.pipe(v.array(Mcode), v.maxLength(MAX_CART_LINES))) }),
    result: Reordered,
    summary: 'Puts the lines of an order, or some of them, into the cart again, and says what could not be.',
  },
  orderReturn: {
    ...changes,
    queue: true,
    path: `${order}/return`,
    input: ReturnInput,
    result: OrderReturn,
    summary: 'Asks to send something back.',
  },
  orderReturnWithdraw: {
    ...changes,
    queue: false,
    path: `${order}/returnWithdraw`,
    input: v.object({ id: Id }),
    result: OrderReturn,
    summary: 'Takes the wish to send something back away.',
  },
  orderCoreList: {
    ...reads,
    path: `${order}/coreList`,
    input: v.object({}),
    result: v.array(CoreReturn),
    summary: 'Used units that are owed or on their way, the first due first, then those that are settled.',
  },
  orderCoreShip: {
    ...changes,
    queue: true,
    path: `${order}/coreShip`,
    input: v.object({
      id: Id,
      /** The number of used units that are sent; if absent, all that are owed. The remaining units are still owed under the same id. */
      qty: v.optional(Qty),
      carrier: v.optional(typedLine(MAX_PURCHASE_ORDER_CHARACTERS), ''),
      tracking: v.optional(typedLine(60), ''),
    }),
    result: CoreReturn,
    summary: 'Says that a used unit is on its way to the shop, or some of its pieces; the result is of those.',
  },
  orderParts: {
    ...reads,
    path: `${order}/parts`,
    input: v.object({ searchStr: v.optional(SearchText), sort: v.optional(BoughtSort, 'last'), ...paging }),
    result: pageOf(BoughtPart),
    summary: 'Parts that were bought, the last bought first, or in another order.',
  },
} as const satisfies Record<string, CallRow>

/** The calls of checkout, before the order exists. */
export const checkoutCalls = {
  checkoutQuote: {
    may: 'member',
    cache: 'never',
    fresh: true,
    queue: false,
    method: 'POST',
    path: '/order/api/v1/checkout/quote',
    input: CheckoutChoices,
    result: Quote,
    summary:
      'What an order of these lines would come to now, what has changed since the cart, and what stands in the way. Changes nothing.',
  },
} as const satisfies Record<string, CallRow>
