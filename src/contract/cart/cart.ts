import * as v from 'valibot'
import { Condition, QuantityPriceBreak, RunningPromotion, Stock } from '#contract/catalogue/catalogue.ts'
import { JobQuantities, PieceCount } from '#contract/jobs/shares.ts'
import { Mcode, UsdAmount } from '#contract/kernel/primitives.ts'
import { MAX_CART_LINES, MAX_ORDER_TOTAL_USD } from '#contract/limits.ts'

/**
 * The part of a cart line (section 3 of the specification, "Cart line"). `goodsSkuCode` is the part's mcode. Name and condition are our own
 * fields: another backend omits them.
 */
export const ProductOverview = v.object({
  goodsSkuCode: Mcode,
  mainImageUrl: v.nullish(v.string(), ''),
  producer: v.nullish(v.string(), ''),
  oeNumber: v.nullish(v.string(), ''),
  specName: v.nullish(v.string(), ''),
  name: v.nullish(v.string(), ''),
  condition: v.nullish(Condition),
})
export type ProductOverview = v.InferOutput<typeof ProductOverview>

/**
 * The price per piece that the customer saw when adding the part to the cart. It may be days old when the server receives it. If the shop's
 * price has changed since, the line contains `priceBefore`.
 */
export const SeenPrice = v.object({
  fromQty: PieceCount,
  unitPrice: v.pipe(UsdAmount, v.maxValue(MAX_ORDER_TOTAL_USD)),
})
export type SeenPrice = v.InferOutput<typeof SeenPrice>

/** One line of a cart. Its id is the part's mcode, because a mcode is the same on every device, and known before the server replies. */
export const CartLine = v.object({
  id: Mcode,
  qty: v.number(),
  /** The price per piece at the quantity of this line. */
  price: UsdAmount,
  /** The quantity times the price, in exact cents, without the core charge. */
  amount: UsdAmount,
  /**
   * The price per piece that the customer saw at their last change of this line; present if it differs from `price`. The cart shows both
   * prices.
   */
  priceBefore: v.optional(UsdAmount),
  /** The price per piece at the quantity of this line, without the promotion. */
  wasPrice: v.optional(UsdAmount),
  /** The promotion for this part, which applies at this quantity or at a smaller one. */
  promotion: v.optional(RunningPromotion),
  /** Deposit for one piece. This and the following fields, except the product, are our own: another backend omits them. */
  coreCharge: v.nullish(UsdAmount, 0),
  priceLadder: v.nullish(v.array(QuantityPriceBreak), []),
  minQty: v.nullish(v.number(), 1),
  /** The packed weight of one piece; absent or 0 if unknown. */
  weightKg: v.nullish(v.number()),
  /** The stock of the part; absent if unknown. */
  stock: v.nullish(Stock),
  /** The name of the job that the line is set aside for; a line that is set aside counts in no total. Empty: the line is in the cart. */
  job: v.nullish(v.string(), ''),
  /** The quantity of this line for each job. The sum is at most `qty`; the remaining pieces belong to no job. Absent: no jobs. */
  jobs: v.optional(JobQuantities),
  /** The time when the line was added: ISO 8601, UTC; empty when unknown. */
  addedAt: v.nullish(v.string(), ''),
  product: ProductOverview,
})
export type CartLine = v.InferOutput<typeof CartLine>

/** Totals of the lines in the cart, without lines that are set aside. */
export const CartSums = v.object({
  lines: v.number(),
  pieces: v.number(),
  goods: UsdAmount,
  coreCharges: UsdAmount,
  total: UsdAmount,
})
export type CartSums = v.InferOutput<typeof CartSums>

/** The result of a change of a cart line: its quantity after the change; 0 if the line no longer exists. */
export const CartChangeResult = v.object({ id: Mcode, qty: v.number() })

/** The ids of cart lines, separated by commas (section 7 of the specification). */
export const LineIds = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '')),
  v.minLength(1, /*i18n*/ 'Name at least one line.'),
  v.maxLength(MAX_CART_LINES, /*i18n*/ 'Name at most 300 lines at once.'),
  v.array(Mcode),
)
