import * as v from 'valibot'
import { Condition, PriceStep, RunningPromotion, Stock } from './catalogue.ts'
import { JobShares, Pieces } from './jobs/shares.ts'
import { MAX_CART_LINES, MAX_ORDER_TOTAL_USD } from './limits.ts'
import { Mcode, Usd } from './primitives.ts'

/**
 * What a cart line shows of its part (specification, section 3, Cart line). `goodsSkuCode` is the part's mcode. Name and condition are
 * ours: another backend leaves them out.
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
 * The price that the person saw who wishes for pieces: the step of the ladder, or the price of one. It may be days old by the time the shop
 * hears of it; where it is not the shop's price any more, the line says so (`priceBefore`).
 */
export const SeenPrice = v.object({
  fromQty: Pieces,
  unitPrice: v.pipe(Usd, v.maxValue(MAX_ORDER_TOTAL_USD)),
})
export type SeenPrice = v.InferOutput<typeof SeenPrice>

/**
 * One line of a cart. Its id is the part's mcode: the same on every device and known before the server has answered (decisions, Wire
 * conventions).
 */
export const CartLine = v.object({
  id: Mcode,
  qty: v.number(),
  /** What one piece costs at this quantity. */
  price: Usd,
  /** qty × price, in exact cents. Without the core charge. */
  amount: Usd,
  /** What the customer saw one piece cost when they last changed this line, when that differs from `price`: a stale price must be seen. */
  priceBefore: v.optional(Usd),
  /** What one piece costs at this quantity without the promotion that makes it cheaper. */
  wasPrice: v.optional(Usd),
  /** The promotion that runs for this part, at this quantity or at fewer pieces. */
  promotion: v.optional(RunningPromotion),
  /** Deposit for one piece. This and all below but the product is ours: another backend leaves it out. */
  coreCharge: v.nullish(Usd, 0),
  priceLadder: v.nullish(v.array(PriceStep), []),
  minQty: v.nullish(v.number(), 1),
  /** Of one piece in its box; absent or 0: unknown. */
  weightKg: v.nullish(v.number()),
  /** Absent: unknown. */
  stock: v.nullish(Stock),
  /** Empty: in the cart. Else the name of the job that the line is set aside for; it then counts in no total. */
  job: v.nullish(v.string(), ''),
  /** What pieces of it are for, job by job, their sum at most `qty`; the others are for none. Without it all are. */
  jobs: v.optional(JobShares),
  /** ISO 8601, UTC; empty when unknown. */
  addedAt: v.nullish(v.string(), ''),
  product: ProductOverview,
})
export type CartLine = v.InferOutput<typeof CartLine>

/** Sums of the lines that are in the cart; what is set aside does not count. */
export const CartSums = v.object({
  lines: v.number(),
  pieces: v.number(),
  goods: Usd,
  coreCharges: Usd,
  total: Usd,
})
export type CartSums = v.InferOutput<typeof CartSums>

/** What a change left: the quantity of the line afterwards, 0 when there is no such line. */
export const CartChanged = v.object({ id: Mcode, qty: v.number() })

/** Ids of cart lines joined by commas, as section 7 of the specification sends them. */
export const LineIds = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '')),
  v.minLength(1, /*i18n*/ 'Name at least one line.'),
  v.maxLength(MAX_CART_LINES, /*i18n*/ 'Name at most 300 lines at once.'),
  v.array(Mcode),
)
