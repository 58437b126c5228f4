import { MAX_POINTS_PERCENT_OF_GOODS, POINT_VALUE_CENTS } from '#contract/rewards/points-rules.ts'
import { splitByWeights } from './split.ts'

/** A line for the calculation of discounts, in whole cents. */
export interface DiscountLine {
  /** The amount of the line at the current price, after quantity discount and promotion. */
  amountCents: number
  /** Whether a sale or promotion has already reduced the price. */
  isPriceReduced: boolean
  /** Whether the coupon applies to this line. */
  isInCouponScope: boolean
}

/** The discount and conditions of a coupon. Its validity (days, uses, owner) is checked elsewhere. */
export interface CouponTerms {
  /** The discount in percent; null if the coupon takes off a fixed amount. */
  percent: number | null
  amountCents: number | null
  /** The minimum value of those goods in the order to which the coupon applies. */
  minGoodsCents: number
  /** Whether the coupon also applies to lines with a reduced price. */
  withSale: boolean
}

export type CouponOutcome =
  | { type: 'none' }
  | { type: 'taken'; discountCents: number; excludedLineCount: number }
  /**
   * The coupon is refused. `scope`: it applies to nothing in the order. `sale`: it would apply only to lines that are already reduced.
   * `least`: the goods are below the minimum value.
   */
  | { type: 'refused'; reason: 'scope' | 'sale' | 'least'; goodsCents: number }

export interface PointsRedemption {
  /** The maximum number of points that can pay for this order. */
  maxPoints: number
  spentPoints: number
  discountCents: number
  /** Whether more points were requested than the balance has; the next field: than the order allows. */
  isOverBalance: boolean
  isOverOrderLimit: boolean
}

export interface Discounts {
  coupon: CouponOutcome
  points: PointsRedemption
  /** The discount of each line by coupon and points. No share exceeds the amount of its line. */
  lineDiscountsCents: number[]
  totalCents: number
}

interface DiscountRequest {
  lines: readonly DiscountLine[]
  coupon: CouponTerms | null
  points: { requested: number; balance: number }
}

/**
 * Calculates the discounts of an order and combines them. Promotions come first, as part of the line prices. Then one coupon applies to its
 * lines. Then points count as money, up to MAX_POINTS_PERCENT_OF_GOODS of the remaining goods. Core charges, delivery and tax are never
 * discounted.
 */
export function discountsOf({ lines, coupon: terms, points: requestedPoints }: DiscountRequest): Discounts {
  const coupon = couponOutcome(lines, terms)
  const off = coupon.type === 'taken' ? coupon.discountCents : 0
  const byCoupon = splitByWeights(
    off,
    lines.map((line) => (terms !== null && couponAppliesTo(terms, line) ? line.amountCents : 0)),
  )
  const left = lines.map(({ amountCents }, at) => amountCents - (byCoupon[at] ?? 0))
  const points = calculatePointsRedemption(sumCents(left), requestedPoints)
  const byPoints = splitByWeights(points.discountCents, left)
  const shares = lines.map((_, at) => (byCoupon[at] ?? 0) + (byPoints[at] ?? 0))
  return { coupon, points, lineDiscountsCents: shares, totalCents: sumCents(shares) }
}

const sumCents = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0)

const couponAppliesTo = ({ withSale }: CouponTerms, { isInCouponScope, isPriceReduced }: DiscountLine): boolean =>
  isInCouponScope && (withSale || !isPriceReduced)

function couponOutcome(lines: readonly DiscountLine[], terms: CouponTerms | null): CouponOutcome {
  if (terms === null || lines.length === 0) return { type: 'none' }
  const taken = lines.filter((line) => couponAppliesTo(terms, line))
  const goodsCents = sumCents(taken.map(({ amountCents }) => amountCents))
  if (taken.length === 0)
    return { type: 'refused', reason: lines.some(({ isInCouponScope }) => isInCouponScope) ? 'sale' : 'scope', goodsCents }
  if (goodsCents < terms.minGoodsCents) return { type: 'refused', reason: 'least', goodsCents }
  // A discount in percent is rounded down to whole cents.
  const wanted = terms.percent === null ? (terms.amountCents ?? 0) : Math.floor((goodsCents * terms.percent) / 100)
  return { type: 'taken', discountCents: Math.min(goodsCents, wanted), excludedLineCount: lines.length - taken.length }
}

function calculatePointsRedemption(goodsCents: number, { requested, balance }: DiscountRequest['points']): PointsRedemption {
  const takesMost = Math.floor((goodsCents * MAX_POINTS_PERCENT_OF_GOODS) / 100 / POINT_VALUE_CENTS)
  const most = Math.min(balance, takesMost)
  const spent = Math.min(requested, most)
  return {
    maxPoints: most,
    spentPoints: spent,
    discountCents: spent * POINT_VALUE_CENTS,
    isOverBalance: requested > balance,
    isOverOrderLimit: requested > takesMost,
  }
}
