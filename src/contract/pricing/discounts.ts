import { MAX_POINTS_PERCENT_OF_GOODS, POINT_VALUE_CENTS } from '#contract/rewards/points-rules.ts'
import { splitByWeights } from './split.ts'

/** A line for the calculation of discounts, in whole cents. */
export interface DiscountLine {
  /** The amount of the line at the current price, after quantity discount and promotion. */
  amount: number
  /** Whether a sale or promotion has already reduced the price. */
  lowered: boolean
  /** Whether the coupon applies to this line. */
  inScope: boolean
}

/** The discount and conditions of a coupon. Its validity (days, uses, owner) is checked elsewhere. */
export interface CouponTerms {
  /** The discount in percent; null if the coupon takes off a fixed amount. */
  percent: number | null
  amountCents: number | null
  /** The minimum value of the goods to which the coupon applies. */
  leastCents: number
  /** Whether the coupon also applies to lines with a reduced price. */
  withSale: boolean
}

export type CouponOutcome =
  | { type: 'none' }
  | { type: 'taken'; cents: number; leftOut: number }
  /**
   * The coupon is refused. `scope`: it applies to nothing in the order. `sale`: it would apply only to lines that are already reduced.
   * `least`: the goods are below the minimum value.
   */
  | { type: 'refused'; why: 'scope' | 'sale' | 'least'; goodsCents: number }

export interface PointsOutcome {
  /** The maximum number of points that can pay for this order. */
  most: number
  spent: number
  cents: number
  /** Whether more points were requested than the balance or the order allows. */
  short: boolean
  cut: boolean
}

export interface Discounts {
  coupon: CouponOutcome
  points: PointsOutcome
  /** The discount of each line by coupon and points. No share exceeds the amount of its line. */
  shares: number[]
  total: number
}

interface DiscountRequest {
  lines: readonly DiscountLine[]
  coupon: CouponTerms | null
  points: { wanted: number; balance: number }
}

/**
 * Calculates the discounts of an order and combines them. Promotions come first, as part of the line prices. Then one coupon applies to its
 * lines. Then points count as money, up to MAX_POINTS_PERCENT_OF_GOODS of the remaining goods. Core charges, delivery and tax are never
 * discounted.
 */
export function discountsOf({ lines, coupon: terms, points: wish }: DiscountRequest): Discounts {
  const coupon = couponOutcome(lines, terms)
  const off = coupon.type === 'taken' ? coupon.cents : 0
  const byCoupon = splitByWeights(
    off,
    lines.map((line) => (terms !== null && couponAppliesTo(terms, line) ? line.amount : 0)),
  )
  const left = lines.map(({ amount }, at) => amount - (byCoupon[at] ?? 0))
  const points = pointsOutcome(sumCents(left), wish)
  const byPoints = splitByWeights(points.cents, left)
  const shares = lines.map((_, at) => (byCoupon[at] ?? 0) + (byPoints[at] ?? 0))
  return { coupon, points, shares, total: sumCents(shares) }
}

const sumCents = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0)

const couponAppliesTo = ({ withSale }: CouponTerms, { inScope, lowered }: DiscountLine): boolean => inScope && (withSale || !lowered)

function couponOutcome(lines: readonly DiscountLine[], terms: CouponTerms | null): CouponOutcome {
  if (terms === null || lines.length === 0) return { type: 'none' }
  const taken = lines.filter((line) => couponAppliesTo(terms, line))
  const goodsCents = sumCents(taken.map(({ amount }) => amount))
  if (taken.length === 0) return { type: 'refused', why: lines.some(({ inScope }) => inScope) ? 'sale' : 'scope', goodsCents }
  if (goodsCents < terms.leastCents) return { type: 'refused', why: 'least', goodsCents }
  // A discount in percent is rounded down to whole cents.
  const wanted = terms.percent === null ? (terms.amountCents ?? 0) : Math.floor((goodsCents * terms.percent) / 100)
  return { type: 'taken', cents: Math.min(goodsCents, wanted), leftOut: lines.length - taken.length }
}

function pointsOutcome(goodsCents: number, { wanted, balance }: DiscountRequest['points']): PointsOutcome {
  const takesMost = Math.floor((goodsCents * MAX_POINTS_PERCENT_OF_GOODS) / 100 / POINT_VALUE_CENTS)
  const most = Math.min(balance, takesMost)
  const spent = Math.min(wanted, most)
  return { most, spent, cents: spent * POINT_VALUE_CENTS, short: wanted > balance, cut: wanted > takesMost }
}
