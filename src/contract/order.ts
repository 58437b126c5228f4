import * as v from 'valibot'
import { PostalAddress } from './address.ts'
import { ProductOverview } from './cart.ts'
import { PartCard } from './catalogue.ts'
import { CheckoutChoices, Discount, LaterPieces, OrderSums, Parcels, PaymentMethod } from './checkout.ts'
import { DeliveryMethod } from './delivery-terms.ts'
import { JobShares } from './jobs/shares.ts'
import { actors, OrderState } from './order-states.ts'
import { GivenUsd, Id, Mcode, Qty, Usd } from './primitives.ts'
import { CoreReturn, OrderReturn } from './returns.ts'

/** ISO 8601, UTC. */
const Instant = v.string()
/** `2026-11-21`. */
const Day = v.string()

/** The buyer's limits for an order that was placed offline: the server accepts it only if both hold. */
export const OrderLimits = v.object({
  highestTotal: GivenUsd,
  expiresAt: v.pipe(v.string(), v.isoTimestamp(/*i18n*/ 'expiresAt is a time such as 2026-11-21T08:00:00Z, at most 30 days away.')),
})
export type OrderLimits = v.InferOutput<typeof OrderLimits>

/**
 * An order: the choices of checkout, the lines of the cart, and the buyer's agreement: the quote's hash, or limits for an order placed
 * offline.
 */
export const OrderInput = v.pipe(
  v.object({
    ...v.omit(CheckoutChoices, ['ids']).entries,
    delivery: DeliveryMethod,
    payment: PaymentMethod,
    /**
     * The lines as the buyer saw them, with their back-ordered pieces. The order is rejected with `order-changed` if the cart has other
     * quantities by now, or if more pieces come later or on a later day. With a `quoteHash`, which covers it, `later` can be omitted.
     */
    lines: v.pipe(
      v.array(v.object({ id: Mcode, qty: Qty, later: v.optional(LaterPieces) })),
      v.minLength(1, /*i18n*/ 'Choose at least one line.'),
    ),
    quoteHash: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, /*i18n*/ 'This is not the hash of a quote.'))),
    limits: v.optional(OrderLimits),
  }),
  v.check(
    ({ quoteHash, limits }) => quoteHash !== undefined || limits !== undefined,
    /*i18n*/ 'Send the quoteHash of what was shown, or limits.',
  ),
)
export type OrderInput = v.InferOutput<typeof OrderInput>

export const OrderPlaced = v.object({
  id: Id,
  number: v.string(),
  state: OrderState,
  total: Usd,
  payment: PaymentMethod,
  placedAt: Instant,
})
export type OrderPlaced = v.InferOutput<typeof OrderPlaced>

/** `none`: no action needed; `hint` explains the payment. `redirect`: navigate to `url` on another site. */
export const PaymentStep = v.object({ next: v.picklist(['none', 'redirect']), url: v.string(), hint: v.string() })
export type PaymentStep = v.InferOutput<typeof PaymentStep>

/** The payment status of an order. */
export const OrderMoney = v.object({
  method: PaymentMethod,
  name: v.string(),
  paid: Usd,
  /** Refunded, or promised to be. */
  refunded: Usd,
  /** Deducted from the total for goods returned before payment was complete. Absent in replies cached by older versions. */
  credited: v.optional(Usd, 0),
  /** Promised refunds that are not yet paid out. */
  refundDue: Usd,
  /** Amount due and its due date; '' if nothing is due. */
  due: Usd,
  dueOn: v.string(),
  /** Payment instructions, line by line. */
  hints: v.array(v.string()),
})
export type OrderMoney = v.InferOutput<typeof OrderMoney>

/** One row of "Your Orders". */
export const OrderRow = v.object({
  id: Id,
  number: v.string(),
  state: OrderState,
  placedAt: Instant,
  total: Usd,
  due: Usd,
  lines: v.number(),
  pieces: v.number(),
  jobName: v.string(),
  purchaseOrder: v.string(),
  /** Names of the jobs of its lines, each once, in order of first use. Absent if there are none. */
  jobs: v.optional(v.array(v.string())),
  /** The first few parts, for recognition. */
  parts: v.array(v.object({ id: Mcode, name: v.string(), mainImageUrl: v.string(), qty: v.number() })),
  /** Expected arrival of the last parcel. */
  expectedTo: Day,
  /** Back-ordered pieces that have not arrived in the shop yet; absent: none. */
  waiting: v.optional(v.number()),
  /** Number of used units to be returned; none is owed for a new part that is returned. */
  openCores: v.number(),
  /** Pieces in open returns; absent: none. */
  inReturns: v.optional(v.number()),
  /** Pieces that can be returned now. Another backend omits it. */
  returnable: v.optional(v.number()),
})
export type OrderRow = v.InferOutput<typeof OrderRow>

export const OrderLine = v.object({
  id: Mcode,
  qty: v.number(),
  unitPrice: Usd,
  /** The promotion that reduced the price, and the price without it. */
  promotion: v.optional(v.object({ id: Id, name: v.string(), wasPrice: Usd })),
  amount: Usd,
  /** This line's share of the discounts; all shares add up to the discount. */
  discount: Usd,
  /** Tax on the goods of this line and on its core charges. */
  tax: Usd,
  /** The part of it that is tax on core charges. Absent in replies cached by older versions. */
  coreTax: v.optional(Usd),
  coreCharge: Usd,
  coreAmount: Usd,
  note: v.string(),
  /** Quantities per job; the remaining pieces belong to no job. Absent: no jobs. */
  jobs: v.optional(JobShares),
  warrantyMonths: v.number(),
  /** '' until delivery. */
  warrantyUntil: v.string(),
  /** Pieces that the shop cancelled because they cannot be delivered; absent: none. */
  cancelled: v.optional(v.number()),
  /** Pieces that were returned or are on their way back. */
  returned: v.number(),
  /** Pieces that can be returned now. */
  returnable: v.number(),
  /** Whether the shop still sells it. */
  onSale: v.boolean(),
  hsCode: v.string(),
  countryOfOrigin: v.string(),
  weightKg: v.number(),
  /**
   * Pieces that were on back-order when the order was placed; absent: none. `waiting` pieces have not arrived in the shop: `on` is the
   * expected day, which may be in the past.
   */
  later: v.optional(v.object({ ...LaterPieces.entries, waiting: v.number() })),
  product: ProductOverview,
})
export type OrderLine = v.InferOutput<typeof OrderLine>

/** One event in an order's history. `facts` are for display: tracking number, reason, amount. */
export const OrderEvent = v.object({
  at: Instant,
  what: v.picklist(['placed', 'state', 'payment', 'refund', 'core', 'return', 'note']),
  state: OrderState,
  by: v.picklist(actors),
  say: v.string(),
  facts: v.record(v.string(), v.union([v.string(), v.number()])),
})
export type OrderEvent = v.InferOutput<typeof OrderEvent>

export const Shipment = v.object({ carrier: v.string(), tracking: v.string(), url: v.string(), shippedAt: Instant })
export type Shipment = v.InferOutput<typeof Shipment>

/** The seller, for printed documents. */
export const Seller = v.object({ name: v.string(), address: v.string(), phone: v.string(), email: v.string(), taxId: v.string() })
export type Seller = v.InferOutput<typeof Seller>

/** A complete order, as its page and printed documents show it. */
export const Order = v.object({
  id: Id,
  number: v.string(),
  state: OrderState,
  placedAt: Instant,
  /** The language of its parts' names: `de`. Absent in replies cached by older versions. */
  language: v.optional(v.string()),
  jobName: v.string(),
  purchaseOrder: v.string(),
  email: v.string(),
  seller: Seller,
  shipTo: PostalAddress,
  billTo: PostalAddress,
  /** With two parcels, `expectedFrom` and `expectedTo` belong to the first, `rest` to the second. */
  delivery: v.object({
    id: DeliveryMethod,
    name: v.string(),
    expectedFrom: Day,
    expectedTo: Day,
    rest: v.optional(v.object({ expectedFrom: Day, expectedTo: Day })),
  }),
  /** The number of parcels, present if something was on back-order. */
  parcels: v.optional(Parcels),
  lines: v.array(OrderLine),
  discounts: v.array(Discount),
  sums: OrderSums,
  money: OrderMoney,
  /** Oldest first. */
  events: v.array(OrderEvent),
  shipments: v.array(Shipment),
  cores: v.array(CoreReturn),
  returns: v.array(OrderReturn),
  /** The actions available to the customer. */
  may: v.object({ cancel: v.boolean(), pay: v.boolean(), return: v.boolean() }),
})
export type Order = v.InferOutput<typeof Order>

/** A part that this customer bought. */
export const BoughtPart = v.object({
  id: Mcode,
  product: ProductOverview,
  qty: v.number(),
  orders: v.number(),
  lastPrice: Usd,
  lastBoughtAt: Instant,
  lastOrderId: Id,
  lastOrderNumber: v.string(),
  /** Warranty of the last order, which is the one shown; '' until delivery. */
  warrantyUntil: v.string(),
  /** Pieces of that order that can be returned now. Another backend omits it. */
  returnable: v.optional(v.number()),
  /** Current price of one piece; null if no longer sold. */
  priceNow: v.nullable(Usd),
  /** The part's current data; null if no longer sold. */
  now: v.nullable(PartCard),
  /** The language of `product`, for a part that is no longer sold and has no name in the language of the call. */
  language: v.optional(v.string()),
  /** The replacement of a part that is no longer sold, if known. */
  insteadId: v.nullable(Mcode),
})
export type BoughtPart = v.InferOutput<typeof BoughtPart>

/** Sort orders of bought parts: last purchase, number, quantity, current price; parts without current price come last. */
export const BoughtSort = v.picklist(
  ['last', 'last-up', 'code', 'code-down', 'pieces', 'pieces-up', 'price', 'price-up'],
  /*i18n*/ 'There is no such order of the bought parts.',
)
export type BoughtSort = v.InferOutput<typeof BoughtSort>

/** The result of a reorder: lines added to the cart, and lines that could not be. */
export const Reordered = v.object({
  added: v.array(v.object({ id: Mcode, qty: v.number() })),
  left: v.array(v.object({ id: Mcode, name: v.string(), say: v.string(), insteadId: v.nullable(Mcode) })),
})
export type Reordered = v.InferOutput<typeof Reordered>
