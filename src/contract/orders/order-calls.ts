import * as v from 'valibot'
import { CheckoutChoices, Quote } from '#contract/checkout/checkout.ts'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { Id, Mcode, PageNo, PageSize, pageSchemaOf, Qty, SearchText, singleLineTextSchema } from '#contract/kernel/primitives.ts'
import { MAX_CART_LINES, MAX_PURCHASE_ORDER_CHARACTERS } from '#contract/limits.ts'
import { BoughtPart, BoughtPartSort, Order, OrderInput, OrderPlacedReply, OrderRow, PaymentStep, ReorderOutcome } from './order.ts'
import { OrderTab } from './order-states.ts'
import { CoreReturn, OrderReturn, ReturnInput } from './returns/returns.ts'

const orderPath = '/order/api/v1/order'
const memberOrderCall = { may: 'member', cache: 'never', fresh: true } as const
const orderReadCall = { ...memberOrderCall, method: 'GET', queue: false } as const
const orderChangeCall = { ...memberOrderCall, method: 'POST', idempotent: true } as const

const pagingFields = { pageNo: PageNo, pageSize: PageSize }
const orderCountsSchema = v.object({
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
    ...orderChangeCall,
    queue: true,
    path: `${orderPath}/place`,
    input: OrderInput,
    result: OrderPlacedReply,
    summary: 'Places an order: everything is computed again, stock taken and the lines removed from the cart, all of it or nothing.',
  },
  orderPay: {
    ...memberOrderCall,
    method: 'POST',
    queue: false,
    path: `${orderPath}/pay`,
    input: v.object({ id: Id }),
    result: PaymentStep,
    summary: 'What to do next to pay an order. May be asked again, after a refused payment for instance.',
  },
  orderList: {
    ...orderReadCall,
    path: `${orderPath}/list`,
    input: v.object({ tab: v.optional(OrderTab, 'all'), searchStr: v.optional(SearchText), ...pagingFields }),
    result: v.object({ ...pageSchemaOf(OrderRow).entries, counts: orderCountsSchema }),
    summary:
      'Your Orders, newest first: a tab, a search by number, part, job or purchase order, a page. Counts are of every tab, for the same search.',
  },
  orderDetail: {
    ...orderReadCall,
    path: `${orderPath}/detail`,
    input: v.object({ id: Id }),
    result: Order,
    summary: 'One order, whole.',
  },
  orderCancel: {
    ...orderChangeCall,
    queue: false,
    path: `${orderPath}/cancel`,
    input: v.object({ id: Id, reason: v.optional(singleLineTextSchema(200), '') }),
    result: Order,
    summary: 'Cancels an order that is not packed yet: the stock goes back, what was paid is owed back.',
  },
  orderReorder: {
    ...orderChangeCall,
    queue: false,
    path: `${orderPath}/reorder`,
    input: v.object({ id: Id, parts: v.optional(v.pipe(v.array(Mcode), v.maxLength(MAX_CART_LINES))) }),
    result: ReorderOutcome,
    summary: 'Puts the lines of an order, or some of them, into the cart again, and says what could not be.',
  },
  orderReturn: {
    ...orderChangeCall,
    queue: true,
    path: `${orderPath}/return`,
    input: ReturnInput,
    result: OrderReturn,
    summary: 'Asks to send something back.',
  },
  orderReturnWithdraw: {
    ...orderChangeCall,
    queue: false,
    path: `${orderPath}/returnWithdraw`,
    input: v.object({ id: Id }),
    result: OrderReturn,
    summary: 'Withdraws a request to send something back.',
  },
  orderCoreList: {
    ...orderReadCall,
    path: `${orderPath}/coreList`,
    input: v.object({}),
    result: v.array(CoreReturn),
    summary: 'Used units that are owed or on their way, the first due first, then those that are settled.',
  },
  orderCoreShip: {
    ...orderChangeCall,
    queue: true,
    path: `${orderPath}/coreShip`,
    input: v.object({
      id: Id,
      /** How many used units are sent; if absent, all that are owed. The units that are not sent are still owed under the same id. */
      qty: v.optional(Qty),
      carrier: v.optional(singleLineTextSchema(MAX_PURCHASE_ORDER_CHARACTERS), ''),
      tracking: v.optional(singleLineTextSchema(60), ''),
    }),
    result: CoreReturn,
    summary: 'Says that a used unit is on its way to the shop, or some of its pieces; the result is of those.',
  },
  orderParts: {
    ...orderReadCall,
    path: `${orderPath}/parts`,
    input: v.object({ searchStr: v.optional(SearchText), sort: v.optional(BoughtPartSort, 'last'), ...pagingFields }),
    result: pageSchemaOf(BoughtPart),
    summary: 'Parts that were bought, the last bought first, or in another order.',
  },
} as const satisfies Record<string, CallDefinition>

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
} as const satisfies Record<string, CallDefinition>
