import * as v from 'valibot'
import { PostalAddress } from '#contract/addresses/address.ts'
import { ProductOverview } from '#contract/cart/cart.ts'
import { PartCard } from '#contract/catalogue/catalogue.ts'
import { BackOrderedPieces, CheckoutChoices, Discount, OrderSums, ParcelChoice, PaymentMethod } from '#contract/checkout/checkout.ts'
import { DeliveryMethod } from '#contract/delivery/delivery-terms.ts'
import { JobQuantities } from '#contract/jobs/shares.ts'
import { Id, Mcode, Qty, UsdAmount, UsdInput } from '#contract/kernel/primitives.ts'
import { actors, OrderState } from './order-states.ts'
import { CoreReturn, OrderReturn } from './returns/returns.ts'

/** A time: ISO 8601, UTC. */
const IsoTimestamp = v.string()
/** A day, such as `2026-11-21`. */
const IsoDay = v.string()

/** The buyer's limits for an order that was placed offline, a maximum total and a time. The server accepts it only within both. */
export const OrderLimits = v.object({
  highestTotal: UsdInput,
  expiresAt: v.pipe(v.string(), v.isoTimestamp(/*i18n*/ 'expiresAt is a time such as 2026-11-21T08:00:00Z, at most 30 days away.')),
})
export type OrderLimits = v.InferOutput<typeof OrderLimits>

/**
 * An order as it is placed: the choices of checkout, the lines of the cart, and what the buyer agrees to: the hash of the quote, or limits
 * for an order placed offline.
 */
export const OrderInput = v.pipe(
  v.object({
    ...v.omit(CheckoutChoices, ['ids']).entries,
    delivery: DeliveryMethod,
    payment: PaymentMethod,
    /**
     * The lines as the buyer saw them, with their back-ordered pieces. The order is rejected with `order-changed` if the cart has other
     * quantities by now, or if more pieces come later or on a later day. `later` can be omitted if `quoteHash` is given, because the hash
     * covers it.
     */
    lines: v.pipe(
      v.array(v.object({ id: Mcode, qty: Qty, later: v.optional(BackOrderedPieces) })),
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

export const OrderPlacedReply = v.object({
  id: Id,
  number: v.string(),
  state: OrderState,
  total: UsdAmount,
  payment: PaymentMethod,
  placedAt: IsoTimestamp,
})
export type OrderPlacedReply = v.InferOutput<typeof OrderPlacedReply>

/** What the buyer must do to pay. `none`: nothing; `hint` explains the payment. `redirect`: navigate to `url` on another site. */
export const PaymentStep = v.object({ next: v.picklist(['none', 'redirect']), url: v.string(), hint: v.string() })
export type PaymentStep = v.InferOutput<typeof PaymentStep>

/** The payment status of an order. */
export const OrderPaymentStatus = v.object({
  method: PaymentMethod,
  name: v.string(),
  paid: UsdAmount,
  /** The amount that was refunded, or that the shop has promised to refund. */
  refunded: UsdAmount,
  /**
   * The amount deducted from the total for goods that were returned before payment was complete. Absent in replies cached by older
   * versions.
   */
  credited: v.optional(UsdAmount, 0),
  /** The promised refunds that are not yet paid out. */
  refundDue: UsdAmount,
  /** The amount that is due; the next field is its due date, '' if nothing is due. */
  due: UsdAmount,
  dueOn: v.string(),
  /** Payment instructions, line by line. */
  hints: v.array(v.string()),
})
export type OrderPaymentStatus = v.InferOutput<typeof OrderPaymentStatus>

/** One row of "Your Orders". */
export const OrderRow = v.object({
  id: Id,
  number: v.string(),
  state: OrderState,
  placedAt: IsoTimestamp,
  total: UsdAmount,
  due: UsdAmount,
  lines: v.number(),
  pieces: v.number(),
  jobName: v.string(),
  purchaseOrder: v.string(),
  /** The names of the jobs of the order's lines, each once, in order of first use. Absent if there are none. */
  jobs: v.optional(v.array(v.string())),
  /** The first few parts of the order, by which the buyer recognises it. */
  parts: v.array(v.object({ id: Mcode, name: v.string(), mainImageUrl: v.string(), qty: v.number() })),
  /** The expected arrival of the last parcel. */
  expectedTo: IsoDay,
  /** The number of back-ordered pieces that have not arrived in the shop yet; absent if there are none. */
  waiting: v.optional(v.number()),
  /** The number of used units that are still to be returned. No used unit is owed for a new part that is returned. */
  openCores: v.number(),
  /** The number of pieces in open returns; absent if there are none. */
  inReturns: v.optional(v.number()),
  /** The number of pieces that can be returned now. Another backend omits this field. */
  returnable: v.optional(v.number()),
})
export type OrderRow = v.InferOutput<typeof OrderRow>

export const OrderLine = v.object({
  id: Mcode,
  qty: v.number(),
  unitPrice: UsdAmount,
  /** The promotion that reduced the price of the line, and the price without it. */
  promotion: v.optional(v.object({ id: Id, name: v.string(), wasPrice: UsdAmount })),
  amount: UsdAmount,
  /** The share of this line in the order's discounts; the shares of all lines add up to the discount. */
  discount: UsdAmount,
  /** The tax on the goods of this line and on its core charges. */
  tax: UsdAmount,
  /** The part of the line's tax that is tax on core charges. Absent in replies cached by older versions. */
  coreTax: v.optional(UsdAmount),
  coreCharge: UsdAmount,
  coreAmount: UsdAmount,
  note: v.string(),
  /** The quantity of this line for each job; the remaining pieces belong to no job. Absent: no jobs. */
  jobs: v.optional(JobQuantities),
  warrantyMonths: v.number(),
  /** The day until which the warranty lasts; '' until delivery. */
  warrantyUntil: v.string(),
  /** The number of pieces that the shop cancelled because they cannot be delivered; absent if there are none. */
  cancelled: v.optional(v.number()),
  /** The number of pieces that were returned or are on their way back. */
  returned: v.number(),
  /** The number of pieces that can be returned now. */
  returnable: v.number(),
  /** Whether the shop still sells the part. */
  onSale: v.boolean(),
  hsCode: v.string(),
  countryOfOrigin: v.string(),
  weightKg: v.number(),
  /**
   * The pieces that were on back-order when the order was placed; absent if there were none. `waiting` pieces have not arrived in the shop:
   * `on` is the expected day, which may be in the past.
   */
  later: v.optional(v.object({ ...BackOrderedPieces.entries, waiting: v.number() })),
  product: ProductOverview,
})
export type OrderLine = v.InferOutput<typeof OrderLine>

/** One event in an order's history. `facts` are its details for display: tracking number, reason, amount. */
export const OrderEvent = v.object({
  at: IsoTimestamp,
  what: v.picklist(['placed', 'state', 'payment', 'refund', 'core', 'return', 'note']),
  state: OrderState,
  by: v.picklist(actors),
  say: v.string(),
  facts: v.record(v.string(), v.union([v.string(), v.number()])),
})
export type OrderEvent = v.InferOutput<typeof OrderEvent>

export const Shipment = v.object({ carrier: v.string(), tracking: v.string(), url: v.string(), shippedAt: IsoTimestamp })
export type Shipment = v.InferOutput<typeof Shipment>

/** The seller, for printed documents. */
export const Seller = v.object({ name: v.string(), address: v.string(), phone: v.string(), email: v.string(), taxId: v.string() })
export type Seller = v.InferOutput<typeof Seller>

/** A complete order, as its page and printed documents show it. */
export const Order = v.object({
  id: Id,
  number: v.string(),
  state: OrderState,
  placedAt: IsoTimestamp,
  /** The language of the names of the order's parts, such as `de`. Absent in replies cached by older versions. */
  language: v.optional(v.string()),
  jobName: v.string(),
  purchaseOrder: v.string(),
  email: v.string(),
  seller: Seller,
  shipTo: PostalAddress,
  billTo: PostalAddress,
  /** How the order is delivered. With two parcels, `expectedFrom` and `expectedTo` belong to the first parcel, `rest` to the second. */
  delivery: v.object({
    id: DeliveryMethod,
    name: v.string(),
    expectedFrom: IsoDay,
    expectedTo: IsoDay,
    rest: v.optional(v.object({ expectedFrom: IsoDay, expectedTo: IsoDay })),
  }),
  /** Whether the order is sent in one parcel or two; present if something was on back-order. */
  parcels: v.optional(ParcelChoice),
  lines: v.array(OrderLine),
  discounts: v.array(Discount),
  sums: OrderSums,
  money: OrderPaymentStatus,
  /** The events of the order, oldest first. */
  events: v.array(OrderEvent),
  shipments: v.array(Shipment),
  cores: v.array(CoreReturn),
  returns: v.array(OrderReturn),
  /** The actions that the customer can take now. */
  may: v.object({ cancel: v.boolean(), pay: v.boolean(), return: v.boolean() }),
})
export type Order = v.InferOutput<typeof Order>

/** A part that this customer bought. */
export const BoughtPart = v.object({
  id: Mcode,
  product: ProductOverview,
  qty: v.number(),
  orders: v.number(),
  lastPrice: UsdAmount,
  lastBoughtAt: IsoTimestamp,
  lastOrderId: Id,
  lastOrderNumber: v.string(),
  /** The end of the warranty of the pieces in the last order of this part (`lastOrderId`); '' until that order is delivered. */
  warrantyUntil: v.string(),
  /** The number of pieces of the last order that can be returned now. Another backend omits this field. */
  returnable: v.optional(v.number()),
  /** The current price of one piece; null if the part is no longer sold. */
  priceNow: v.nullable(UsdAmount),
  /** The part's current data; null if the part is no longer sold. */
  now: v.nullable(PartCard),
  /** The language of `product`, for a part that is no longer sold and has no name in the language of the call. */
  language: v.optional(v.string()),
  /** The part that replaces a part that is no longer sold, if known. */
  insteadId: v.nullable(Mcode),
})
export type BoughtPart = v.InferOutput<typeof BoughtPart>

/** The sort orders of bought parts: last purchase, number, quantity, current price. Parts without current price come last. */
export const BoughtPartSort = v.picklist(
  ['last', 'last-up', 'code', 'code-down', 'pieces', 'pieces-up', 'price', 'price-up'],
  /*i18n*/ 'There is no such order of the bought parts.',
)
export type BoughtPartSort = v.InferOutput<typeof BoughtPartSort>

/** The result of a reorder: lines added to the cart, and lines that could not be. */
export const ReorderOutcome = v.object({
  added: v.array(v.object({ id: Mcode, qty: v.number() })),
  left: v.array(v.object({ id: Mcode, name: v.string(), say: v.string(), insteadId: v.nullable(Mcode) })),
})
export type ReorderOutcome = v.InferOutput<typeof ReorderOutcome>
