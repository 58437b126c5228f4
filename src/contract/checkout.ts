import * as v from 'valibot'
import { GivenAddress } from './address.ts'
import { ProductOverview } from './cart.ts'
import { RunningPromotion, Stock } from './catalogue.ts'
import { DeliveryMethod } from './delivery-terms.ts'
import { JobName, Pieces } from './jobs/shares.ts'
import { MAX_CART_LINES, MAX_COUPON_CHARACTERS, MAX_LINE_NOTE_CHARACTERS, MAX_PURCHASE_ORDER_CHARACTERS } from './limits.ts'
import { plainText } from './plain-text.ts'
import { CountryCode, GivenPoints, Id, Mcode, typedLine, Usd } from './primitives.ts'

/**
 * `invoice`: by bank transfer upon the invoice. `collection`: at the counter. `card`: on the page of a payment company, where the shop has
 * one.
 */
export const paymentMethods = ['invoice', 'collection', 'card'] as const
export const PaymentMethod = v.picklist(paymentMethods, /*i18n*/ 'Choose how it is to be paid.')
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

/** A coupon's code as typed: capitals and blanks do not matter. */
export const CouponCode = v.pipe(
  v.string(),
  v.transform(plainText),
  typedLine(MAX_COUPON_CHARACTERS),
  v.transform((text) => text.replace(/\s+/g, '').toUpperCase()),
)

/**
 * How an order of which some pieces are not there yet is sent. `one`: in one parcel, when all is there. `two`: what is there at once, the rest
 * in a second parcel when it has come in. The delivery is paid once in both cases.
 */
export const Parcels = v.picklist(['one', 'two'], /*i18n*/ 'Choose one parcel or two.')
export type Parcels = v.InferOutput<typeof Parcels>

/** Pieces of a line that are on back-order: so many, and the day on which the shop expects them, `2026-12-04`. */
export const LaterPieces = v.object({ qty: Pieces, on: v.pipe(v.string(), v.isoDate()) })
export type LaterPieces = v.InferOutput<typeof LaterPieces>

/** What the buyer has chosen so far. Everything may be missing while choosing. */
const choices = {
  /** Which lines of the cart; without it all that are not set aside for a job. */
  ids: v.optional(v.pipe(v.array(Mcode), v.minLength(1, /*i18n*/ 'Choose at least one line.'), v.maxLength(MAX_CART_LINES))),
  /** Where it goes: a row of the address book, or an address as typed. */
  addressId: v.optional(Id),
  address: v.optional(GivenAddress),
  /** Who gets the invoice; without it the same. */
  billingAddressId: v.optional(Id),
  billingAddress: v.optional(GivenAddress),
  delivery: v.optional(DeliveryMethod),
  payment: v.optional(PaymentMethod),
  /** Counts only where some pieces are there and others are on back-order, and the goods travel. */
  parcels: v.optional(Parcels, 'two'),
  coupon: v.optional(CouponCode, ''),
  /** So many points are to be spent on it; as many of them as an order takes. */
  points: v.optional(GivenPoints, 0),
  /** The buyer's own number for this purchase; printed on the invoice. */
  purchaseOrder: v.optional(typedLine(MAX_PURCHASE_ORDER_CHARACTERS), ''),
  jobName: v.optional(JobName, ''),
  /** A note for a line, by its mcode. */
  lineNotes: v.optional(v.record(Mcode, typedLine(MAX_LINE_NOTE_CHARACTERS)), {}),
}
export const CheckoutChoices = v.object(choices)
export type CheckoutChoices = v.InferOutput<typeof CheckoutChoices>

/** What one line of the cart comes to now. */
export const QuoteLine = v.object({
  id: Mcode,
  qty: v.number(),
  unitPrice: Usd,
  /** By what promotion that is less than else, and what it is else: `wasPrice`. */
  promotion: v.optional(v.object({ ...v.omit(RunningPromotion, ['usual']).entries, wasPrice: Usd })),
  /** qty × unitPrice. */
  amount: Usd,
  /** Deposit for one piece, and for all of the line; untouched by discounts. */
  coreCharge: Usd,
  coreAmount: Usd,
  stock: Stock,
  /** What of it is on back-order; absent: all of it is there. */
  later: v.optional(LaterPieces),
  note: v.string(),
  product: ProductOverview,
})
export type QuoteLine = v.InferOutput<typeof QuoteLine>

/**
 * Something that is not as the cart said it, in dollars. What cannot be ordered is no change but a problem: the cart remembers no stock that
 * its buyer saw.
 */
export const QuoteChange = v.object({
  id: Mcode,
  what: v.literal('price'),
  before: v.number(),
  after: v.number(),
  say: v.string(),
})
export type QuoteChange = v.InferOutput<typeof QuoteChange>

/** Why this cannot be ordered as it stands. `about` says where on the screen it belongs, `id` which line or field. */
export const QuoteProblem = v.object({
  about: v.picklist(['lines', 'address', 'billing', 'delivery', 'payment', 'coupon', 'points', 'total']),
  id: v.string(),
  /** Row of the error table that an order would be refused with. */
  error: v.picklist([
    'bad-request',
    'not-found',
    'sold-out',
    'withdrawn',
    'cart-empty',
    'coupon-refused',
    'points-short',
    'not-delivered',
    'too-much',
  ]),
  say: v.string(),
})
export type QuoteProblem = v.InferOutput<typeof QuoteProblem>

/** A way of delivery that goes to this address, and when the goods would be there. Days are `2026-11-21`. */
export const DeliveryOffer = v.object({
  id: DeliveryMethod,
  name: v.string(),
  price: Usd,
  expectedFrom: v.string(),
  expectedTo: v.string(),
  /** When the second of two parcels would be there. */
  rest: v.optional(v.object({ expectedFrom: v.string(), expectedTo: v.string() })),
  /** What to know of it, such as where the counter is; may be empty. */
  hint: v.string(),
})
export type DeliveryOffer = v.InferOutput<typeof DeliveryOffer>

/** A way to pay. One that cannot be taken now says why. */
export const PaymentOffer = v.object({ id: PaymentMethod, name: v.string(), hint: v.string(), open: v.boolean(), why: v.string() })
export type PaymentOffer = v.InferOutput<typeof PaymentOffer>

/**
 * THE one mechanism of discounts (pricing/discounts.ts): off the goods, never off a core charge or the delivery. Promotions are prices of
 * lines and stand in those. Of points `code` is how many.
 */
export const Discount = v.object({ source: v.picklist(['coupon', 'points']), code: v.string(), name: v.string(), amount: Usd })
export type Discount = v.InferOutput<typeof Discount>

/** Why a discount was taken or not, in a sentence. */
export const QuoteReason = v.object({
  source: v.picklist(['promotion', 'coupon', 'points']),
  code: v.string(),
  taken: v.boolean(),
  say: v.string(),
})
export type QuoteReason = v.InferOutput<typeof QuoteReason>

/** What points could do for this order. */
export const QuotePoints = v.object({
  balance: v.number(),
  /** So many of them could be spent on it. */
  most: v.number(),
  spent: v.number(),
})
export type QuotePoints = v.InferOutput<typeof QuotePoints>

/** total = goods − discount + shipping + tax + coreCharges, in exact cents. */
export const OrderSums = v.object({
  goods: Usd,
  discount: Usd,
  shipping: Usd,
  /** On goods, delivery and, where the law wants it, on core charges. */
  tax: Usd,
  /** Such as `Wisconsin sales tax 5.5%`; empty where there is none. */
  taxName: v.string(),
  coreCharges: Usd,
  total: Usd,
  weightKg: v.number(),
})
export type OrderSums = v.InferOutput<typeof OrderSums>

/** What an order would come to if it were placed now. */
export const Quote = v.object({
  lines: v.array(QuoteLine),
  changes: v.array(QuoteChange),
  problems: v.array(QuoteProblem),
  /** What has not been chosen yet. */
  missing: v.array(v.picklist(['address', 'delivery', 'payment'])),
  /** Empty until an address is known; `collection` needs none. */
  deliveries: v.array(DeliveryOffer),
  payments: v.array(PaymentOffer),
  /** What the sums below were made with; null while nothing fits. */
  delivery: v.nullable(DeliveryMethod),
  payment: v.nullable(PaymentMethod),
  /**
   * Present when pieces are on back-order: how many are there `now`, how many come `later`, when the last of them is expected in the shop, and
   * in how many parcels the order is sent; `mayChoose` when that is the buyer's choice.
   */
  backOrder: v.optional(v.object({ now: v.number(), later: v.number(), on: v.string(), parcels: Parcels, mayChoose: v.boolean() })),
  discounts: v.array(Discount),
  /** Of each source that was asked for or applies: what was taken, and why not. A quote that was kept from before has none. */
  reasons: v.optional(v.array(QuoteReason)),
  points: v.optional(QuotePoints),
  sums: OrderSums,
  /** What the buyer agrees to: the order repeats it. Empty while something is missing or in the way. */
  quoteHash: v.string(),
  country: v.nullable(CountryCode),
})
export type Quote = v.InferOutput<typeof Quote>

/** What a way of paying is called, what to know of it, and why it cannot be taken; '' where there is nothing to say. */
export interface PaymentWords {
  name: string
  hint: string
  why: string
}

/**
 * THE words for the ways of paying: those that the shop answers and those that stand there while it cannot be asked are the same. A card
 * needs the shop.
 */
export const paymentWords: Record<Exclude<PaymentMethod, 'card'>, PaymentWords> = {
  invoice: {
    name: /*i18n*/ 'Invoice, by bank transfer',
    hint: /*i18n*/ 'You get the invoice with the order and pay by bank transfer.',
    why: '',
  },
  collection: {
    name: /*i18n*/ 'Pay on collection',
    hint: /*i18n*/ 'Cash or card at the counter.',
    why: /*i18n*/ 'Only when you fetch the goods at the counter.',
  },
}

/** What the ways of delivery are called, unless a shop's own terms name them otherwise. */
export const deliveryWords: Record<DeliveryMethod, string> = {
  standard: /*i18n*/ 'Parcel',
  express: /*i18n*/ 'Express',
  freight: /*i18n*/ 'Freight on a pallet',
  collection: /*i18n*/ 'Fetch at the counter',
}
