import * as v from 'valibot'
import { EnteredAddress } from '#contract/addresses/address.ts'
import { ProductOverview } from '#contract/cart/cart.ts'
import { RunningPromotion, Stock } from '#contract/catalogue/catalogue.ts'
import { DeliveryMethod } from '#contract/delivery/delivery-terms.ts'
import { JobName, PieceCount } from '#contract/jobs/shares.ts'
import { CountryCode, Id, Mcode, PointsInput, singleLineTextSchema, UsdAmount } from '#contract/kernel/primitives.ts'
import { MAX_CART_LINES, MAX_COUPON_CHARACTERS, MAX_LINE_NOTE_CHARACTERS, MAX_PURCHASE_ORDER_CHARACTERS } from '#contract/limits.ts'
import { normalizeText } from '#contract/text/plain-text.ts'

/**
 * The payment methods. `invoice`: bank transfer after the invoice. `collection`: at the counter. `card`: on the page of a payment provider,
 * if the shop has one.
 */
export const paymentMethods = ['invoice', 'collection', 'card'] as const
export const PaymentMethod = v.picklist(paymentMethods, /*i18n*/ 'Choose how it is to be paid.')
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

/** A coupon code as typed; case and spaces are ignored. */
export const CouponCode = v.pipe(
  v.string(),
  v.transform(normalizeText),
  singleLineTextSchema(MAX_COUPON_CHARACTERS),
  v.transform((text) => text.replace(/\s+/g, '').toUpperCase()),
)

/**
 * How an order with back-ordered pieces is delivered. `one`: one parcel, when all pieces are in stock. `two`: the pieces in stock at once,
 * the rest in a second parcel. Delivery is charged once in both cases.
 */
export const ParcelChoice = v.picklist(['one', 'two'], /*i18n*/ 'Choose one parcel or two.')
export type ParcelChoice = v.InferOutput<typeof ParcelChoice>

/** The back-ordered pieces of a line: their quantity, and the day on which they are expected, such as `2026-12-04`. */
export const BackOrderedPieces = v.object({ qty: PieceCount, on: v.pipe(v.string(), v.isoDate()) })
export type BackOrderedPieces = v.InferOutput<typeof BackOrderedPieces>

/** The buyer's choices so far. Each choice is optional during checkout. */
const checkoutChoiceFields = {
  /** The ids of the cart lines to order. If absent, all lines are ordered that are not set aside for a job. */
  ids: v.optional(v.pipe(v.array(Mcode), v.minLength(1, /*i18n*/ 'Choose at least one line.'), v.maxLength(MAX_CART_LINES))),
  /** The delivery address, as the id of an entry of the address book. `address` is used instead for an address that is typed. */
  addressId: v.optional(Id),
  address: v.optional(EnteredAddress),
  /**
   * The billing address, as the id of an entry of the address book. Without a billing address, the invoice goes to the delivery address.
   */
  billingAddressId: v.optional(Id),
  billingAddress: v.optional(EnteredAddress),
  delivery: v.optional(DeliveryMethod),
  payment: v.optional(PaymentMethod),
  /** One parcel or two. The choice is only used if some pieces are in stock, others are on back-order, and the goods are shipped. */
  parcels: v.optional(ParcelChoice, 'two'),
  coupon: v.optional(CouponCode, ''),
  /** Points to spend on the order, up to the order's limit. */
  points: v.optional(PointsInput, 0),
  /** The buyer's own purchase order number; printed on the invoice. */
  purchaseOrder: v.optional(singleLineTextSchema(MAX_PURCHASE_ORDER_CHARACTERS), ''),
  jobName: v.optional(JobName, ''),
  /** The buyer's notes for single lines, by the part's code (`mcode`). */
  lineNotes: v.optional(v.record(Mcode, singleLineTextSchema(MAX_LINE_NOTE_CHARACTERS)), {}),
}
export const CheckoutChoices = v.object(checkoutChoiceFields)
export type CheckoutChoices = v.InferOutput<typeof CheckoutChoices>

/** One line of the cart at current prices. */
export const QuoteLine = v.object({
  id: Mcode,
  qty: v.number(),
  unitPrice: UsdAmount,
  /** The promotion that reduces the price of the line; in it, `wasPrice` is the price without the promotion. */
  promotion: v.optional(v.object({ ...v.omit(RunningPromotion, ['usual']).entries, wasPrice: UsdAmount })),
  /** The quantity times the unit price. */
  amount: UsdAmount,
  /** The deposit for one piece; the next field is the deposit for the whole line. Discounts do not reduce deposits. */
  coreCharge: UsdAmount,
  coreAmount: UsdAmount,
  stock: Stock,
  /** The back-ordered pieces of the line; absent if all pieces are in stock. */
  later: v.optional(BackOrderedPieces),
  note: v.string(),
  product: ProductOverview,
})
export type QuoteLine = v.InferOutput<typeof QuoteLine>

/**
 * A difference between cart and quote, in dollars. Pieces that cannot be ordered are a problem and not a change, because the cart does not
 * record the stock that the buyer saw.
 */
export const QuoteChange = v.object({
  id: Mcode,
  what: v.literal('price'),
  before: v.number(),
  after: v.number(),
  say: v.string(),
})
export type QuoteChange = v.InferOutput<typeof QuoteChange>

/** A reason why the order cannot be placed. `about` is the section of the checkout screen, `id` the line or field. */
export const QuoteProblem = v.object({
  about: v.picklist(['lines', 'address', 'billing', 'delivery', 'payment', 'coupon', 'points', 'total']),
  id: v.string(),
  /** The error code with which the server would reject the order. */
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

/** A delivery method that is possible for the address, with its expected arrival. Days have the form `2026-11-21`. */
export const DeliveryOffer = v.object({
  id: DeliveryMethod,
  name: v.string(),
  price: UsdAmount,
  expectedFrom: v.string(),
  expectedTo: v.string(),
  /** The expected arrival of the second of two parcels. */
  rest: v.optional(v.object({ expectedFrom: v.string(), expectedTo: v.string() })),
  /** Additional information about the delivery method, such as the counter's address; may be empty. */
  hint: v.string(),
})
export type DeliveryOffer = v.InferOutput<typeof DeliveryOffer>

/** A payment method, and the reason if it is not available now. */
export const PaymentOffer = v.object({ id: PaymentMethod, name: v.string(), hint: v.string(), open: v.boolean(), why: v.string() })
export type PaymentOffer = v.InferOutput<typeof PaymentOffer>

/**
 * A discount on an order (contract/pricing/discounts.ts). Discounts reduce the price of goods, never core charges or delivery. A promotion
 * is not a discount, because the line prices already contain it. For points, `code` is the number of points.
 */
export const Discount = v.object({ source: v.picklist(['coupon', 'points']), code: v.string(), name: v.string(), amount: UsdAmount })
export type Discount = v.InferOutput<typeof Discount>

/** An explanation why a discount was applied or not, as a sentence. */
export const QuoteReason = v.object({
  source: v.picklist(['promotion', 'coupon', 'points']),
  code: v.string(),
  taken: v.boolean(),
  say: v.string(),
})
export type QuoteReason = v.InferOutput<typeof QuoteReason>

/** How points can be used for this order. */
export const QuotePoints = v.object({
  balance: v.number(),
  /** The maximum number of points that can pay for this order. */
  most: v.number(),
  spent: v.number(),
})
export type QuotePoints = v.InferOutput<typeof QuotePoints>

/** The totals of an order: total = goods − discount + shipping + tax + coreCharges, in exact cents. */
export const OrderSums = v.object({
  goods: UsdAmount,
  discount: UsdAmount,
  shipping: UsdAmount,
  /** The tax on goods, delivery and, where the law requires it, core charges. */
  tax: UsdAmount,
  /** The name of the tax, such as `Wisconsin sales tax 5.5%`; empty without tax. */
  taxName: v.string(),
  coreCharges: UsdAmount,
  total: UsdAmount,
  weightKg: v.number(),
})
export type OrderSums = v.InferOutput<typeof OrderSums>

/** The totals of an order if it were placed now. */
export const Quote = v.object({
  lines: v.array(QuoteLine),
  changes: v.array(QuoteChange),
  problems: v.array(QuoteProblem),
  /** The choices that the buyer has not made yet. */
  missing: v.array(v.picklist(['address', 'delivery', 'payment'])),
  /** The delivery methods that are possible; empty until an address is known, except for `collection`, which needs no address. */
  deliveries: v.array(DeliveryOffer),
  payments: v.array(PaymentOffer),
  /** The delivery method on which the totals are based; null if none is possible. */
  delivery: v.nullable(DeliveryMethod),
  payment: v.nullable(PaymentMethod),
  /**
   * Present if pieces are on back-order: the quantities in stock (`now`) and later (`later`), the day when the last are expected, and the
   * number of parcels. `mayChoose`: the buyer can choose the parcels.
   */
  backOrder: v.optional(v.object({ now: v.number(), later: v.number(), on: v.string(), parcels: ParcelChoice, mayChoose: v.boolean() })),
  discounts: v.array(Discount),
  /**
   * For each source of a discount (coupon, points) that was requested or applies: the amount, or why it was rejected. Absent in quotes
   * cached by older versions.
   */
  reasons: v.optional(v.array(QuoteReason)),
  points: v.optional(QuotePoints),
  sums: OrderSums,
  /**
   * A hash that identifies the quote. An order must contain the hash of the quote that the buyer accepts. Empty while a choice is missing
   * or a problem exists.
   */
  quoteHash: v.string(),
  country: v.nullable(CountryCode),
})
export type Quote = v.InferOutput<typeof Quote>

/** The name and hint of a payment method, and why the method is unavailable; '' for a text that is not shown. */
export interface PaymentTexts {
  name: string
  hint: string
  why: string
}

/**
 * The names and hints of payment methods. The server uses them and, while the server cannot be reached, the app. Card payment is not among
 * them, because it requires the server.
 */
export const paymentTexts: Record<Exclude<PaymentMethod, 'card'>, PaymentTexts> = {
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

/** The names of delivery methods, unless the shop's delivery terms define others. */
export const deliveryTexts: Record<DeliveryMethod, string> = {
  standard: /*i18n*/ 'Parcel',
  express: /*i18n*/ 'Express',
  freight: /*i18n*/ 'Freight on a pallet',
  collection: /*i18n*/ 'Fetch at the counter',
}
