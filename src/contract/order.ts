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

/** What the buyer sets for an order that is prepared without a network: it is placed only as long as both hold. */
export const OrderLimits = v.object({
  highestTotal: GivenUsd,
  expiresAt: v.pipe(v.string(), v.isoTimestamp(/*i18n*/ 'expiresAt is a time such as 2026-11-21T08:00:00Z, at most 30 days away.')),
})
export type OrderLimits = v.InferOutput<typeof OrderLimits>

/**
 * An order: the choices of checkout, what exactly was in the cart, and what the buyer has agreed to: the quote's hash, or, when it was
 * prepared without a network, limits.
 */
export const OrderInput = v.pipe(
  v.object({
    ...v.omit(CheckoutChoices, ['ids']).entries,
    delivery: DeliveryMethod,
    payment: PaymentMethod,
    /**
     * The lines as the buyer saw them, with what was on back-order. A cart that holds other quantities meanwhile, or a line of which more
     * pieces come later or on a later day, refuses the order with `order-changed`. Beside a `quoteHash`, which says it too, `later` may be
     * left out.
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

/** `none`: nothing to do now, `hint` says how it will be paid. `redirect`: go to `url`, which is another site. */
export const PaymentStep = v.object({ next: v.picklist(['none', 'redirect']), url: v.string(), hint: v.string() })
export type PaymentStep = v.InferOutput<typeof PaymentStep>

/** Where the money of an order stands. */
export const OrderMoney = v.object({
  method: PaymentMethod,
  name: v.string(),
  paid: Usd,
  /** Given back, or promised. */
  refunded: Usd,
  /** Taken off the total for what came back before all was paid. A reply that was kept from before this was known has none. */
  credited: v.optional(Usd, 0),
  /** What of it is promised and not yet on its way. */
  refundDue: Usd,
  /** What is still to be paid, and until when; '' when nothing is. */
  due: Usd,
  dueOn: v.string(),
  /** How to pay, line by line. */
  hints: v.array(v.string()),
})
export type OrderMoney = v.InferOutput<typeof OrderMoney>

/** One row of Your Orders. */
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
  /** Names of the jobs that pieces of its lines are for, each once, as they are first named. None: no such field. */
  jobs: v.optional(v.array(v.string())),
  /** The first few parts, to recognise the order by. */
  parts: v.array(v.object({ id: Mcode, name: v.string(), mainImageUrl: v.string(), qty: v.number() })),
  /** By when the last of it is expected. */
  expectedTo: Day,
  /** Pieces on back-order that have not come in yet; absent: none. */
  waiting: v.optional(v.number()),
  /** Old units that are to be sent; none is for a new part that goes back. */
  openCores: v.number(),
  /** Pieces in returns that are under way; absent: none. */
  inReturns: v.optional(v.number()),
  /** Pieces that may be sent back now. Another backend leaves it out. */
  returnable: v.optional(v.number()),
})
export type OrderRow = v.InferOutput<typeof OrderRow>

export const OrderLine = v.object({
  id: Mcode,
  qty: v.number(),
  unitPrice: Usd,
  /** By what promotion it was less than else, and what it was else. */
  promotion: v.optional(v.object({ id: Id, name: v.string(), wasPrice: Usd })),
  amount: Usd,
  /** This line's share of the discounts; all shares sum to the discount. */
  discount: Usd,
  /** Tax on the goods of this line and on its core charges. */
  tax: Usd,
  /** Of that, what is on its core charges. A reply that was kept from before this was known has none. */
  coreTax: v.optional(Usd),
  coreCharge: Usd,
  coreAmount: Usd,
  note: v.string(),
  /** What pieces of it are for, job by job; the others are for none. Without it all are. */
  jobs: v.optional(JobShares),
  warrantyMonths: v.number(),
  /** '' until it was delivered. */
  warrantyUntil: v.string(),
  /** Pieces that the shop has taken out of the order, because they do not come; absent: none. */
  cancelled: v.optional(v.number()),
  /** Pieces that went back, or are on their way. */
  returned: v.number(),
  /** Pieces that may be sent back now. */
  returnable: v.number(),
  /** Whether the shop sells it still. */
  onSale: v.boolean(),
  hsCode: v.string(),
  countryOfOrigin: v.string(),
  weightKg: v.number(),
  /**
   * What of it was on back-order when it was placed; absent: nothing. `waiting` pieces have not come in yet: `on` is the day on which the shop
   * expects them, or expected them when that has passed.
   */
  later: v.optional(v.object({ ...LaterPieces.entries, waiting: v.number() })),
  product: ProductOverview,
})
export type OrderLine = v.InferOutput<typeof OrderLine>

/** One step in an order's life. `facts` are for reading: tracking number, reason, amount. */
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

/** Who sells, for a printed sheet. */
export const Seller = v.object({ name: v.string(), address: v.string(), phone: v.string(), email: v.string(), taxId: v.string() })
export type Seller = v.InferOutput<typeof Seller>

/** One order, whole: what its page and its printed sheets show. */
export const Order = v.object({
  id: Id,
  number: v.string(),
  state: OrderState,
  placedAt: Instant,
  /** In which language it says its parts' names: `de`. A reply that was kept from before this was known has none. */
  language: v.optional(v.string()),
  jobName: v.string(),
  purchaseOrder: v.string(),
  email: v.string(),
  seller: Seller,
  shipTo: PostalAddress,
  billTo: PostalAddress,
  /** Of two parcels `expectedFrom` and `expectedTo` are of the first, `rest` of the second. */
  delivery: v.object({
    id: DeliveryMethod,
    name: v.string(),
    expectedFrom: Day,
    expectedTo: Day,
    rest: v.optional(v.object({ expectedFrom: Day, expectedTo: Day })),
  }),
  /** Present when something was on back-order: in how many parcels it is sent. */
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
  /** What the customer may do now. */
  may: v.object({ cancel: v.boolean(), pay: v.boolean(), return: v.boolean() }),
})
export type Order = v.InferOutput<typeof Order>

/** A part that this customer has bought. */
export const BoughtPart = v.object({
  id: Mcode,
  product: ProductOverview,
  qty: v.number(),
  orders: v.number(),
  lastPrice: Usd,
  lastBoughtAt: Instant,
  lastOrderId: Id,
  lastOrderNumber: v.string(),
  /** Of the last order, which is the one that is named; '' until it was delivered. */
  warrantyUntil: v.string(),
  /** Pieces of that order that may be sent back now. Another backend leaves it out. */
  returnable: v.optional(v.number()),
  /** Price for one piece now; null when it is not sold any more. */
  priceNow: v.nullable(Usd),
  /** The part as it is sold now; null when it is not sold any more. */
  now: v.nullable(PartCard),
  /** In which language `product` is, of a part that is not sold any more and has no words in the language of the call. */
  language: v.optional(v.string()),
  /** What replaces a part that is not sold any more, where the shop knows. */
  insteadId: v.nullable(Mcode),
})
export type BoughtPart = v.InferOutput<typeof BoughtPart>

/** The orders of the bought parts: by the last purchase, the number, the pieces, the price now; what has no price now comes last. */
export const BoughtSort = v.picklist(
  ['last', 'last-up', 'code', 'code-down', 'pieces', 'pieces-up', 'price', 'price-up'],
  /*i18n*/ 'There is no such order of the bought parts.',
)
export type BoughtSort = v.InferOutput<typeof BoughtSort>

/** What a reorder put into the cart, and what it could not. */
export const Reordered = v.object({
  added: v.array(v.object({ id: Mcode, qty: v.number() })),
  left: v.array(v.object({ id: Mcode, name: v.string(), say: v.string(), insteadId: v.nullable(Mcode) })),
})
export type Reordered = v.InferOutput<typeof Reordered>
