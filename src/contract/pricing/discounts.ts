import { MAX_POINTS_PERCENT_OF_GOODS, POINT_WORTH_CENTS } from '#contract/rewards/points-rules.ts'
import { split } from './split.ts'

/** A line for the calculation of discounts, in whole cents. */
export interface DiscountLine {
  /** At the current price, after quantity discount and promotion. */
  amount: number
  /** The price is already reduced by a sale or promotion. */
  lowered: boolean
  /** The coupon applies to this line. */
  inScope: boolean
}

/** A coupon's discount and conditions. Its validity (days, uses, owner) is checked elsewhere. */
export interface CouponTerms {
  /** Either a percentage or an amount. */
  percent: number | null
  amountCents: number | null
  /** Minimum value of the goods that the coupon applies to. */
  leastCents: number
  /** Whether it also applies to lines with a reduced price. */
  withSale: boolean
}

export type CouponOutcome =
  | { type: 'none' }
  | { type: 'taken'; cents: number; leftOut: number }
  /**
   * `scope`: it applies to nothing in the order. `sale`: it only applies to lines that are already reduced. `least`: below the minimum
   * value.
   */
  | { type: 'refused'; why: 'scope' | 'sale' | 'least'; goodsCents: number }

export interface PointsOutcome {
  /** Maximum number of points for this order. */
  most: number
  spent: number
  cents: number
  /** More points were requested than the balance or the order allows. */
  short: boolean
  cut: boolean
}

export interface Discounts {
  coupon: CouponOutcome
  points: PointsOutcome
  /** Discount by coupon and points per line. No share exceeds its line. */
  shares: number[]
  total: number
}

interface Wanted {
  lines: readonly DiscountLine[]
  coupon: CouponTerms | null
  points: { wanted: number; balance: number }
}

/**
 * How discounts are combined. Promotions come first, as part of the line prices. Then one coupon applies to its lines. Then points count as
 * money, up to MAX_POINTS_PERCENT_OF_GOODS of the remaining goods. Core charges, delivery and tax are never discounted.
 */
export function discountsOf({ lines, coupon: terms, points: wish }: Wanted): Discounts {
  const coupon = couponOutcome(lines, terms)
  const off = coupon.type === 'taken' ? coupon.cents : 0
  const byCoupon = split(
    off,
    lines.map((line) => (terms !== null && takes(terms, line) ? line.amount : 0)),
  )
  const left = lines.map(({ amount }, at) => amount - (byCoupon[at] ?? 0))
  const points = pointsOutcome(sum(left), wish)
  const byPoints = split(points.cents, left)
  const shares = lines.map((_, at) => (byCoupon[at] ?? 0) + (byPoints[at] ?? 0))
  return { coupon, points, shares, total: sum(shares) }
}

const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0)

const takes = ({ withSale }: CouponTerms, { inScope, lowered }: DiscountLine): boolean => inScope && (withSale || !lowered)

function couponOutcome(lines: readonly DiscountLine[], terms: CouponTerms | null): CouponOutcome {
  if (terms === null || lines.length === 0) return { type: 'none' }
  const taken = lines.filter((line) => takes(terms, line))
  const goodsCents = sum(taken.map(({ amount }) => amount))
  if (taken.length === 0) return { type: 'refused', why: lines.some(({ inScope }) => inScope) ? 'sale' : 'scope', goodsCents }
  if (goodsCents < terms.leastCents) return { type: 'refused', why: 'least', goodsCents }
  // Percentage discounts are rounded down to whole cents.
  const wanted = terms.percent === null ? (terms.amountCents ?? 0) : Math.floor((goodsCents * terms.percent) / 100)
  return { type: 'taken', cents: Math.min(goodsCents, wanted), leftOut: lines.length - taken.length }
}

function pointsOutcome(goodsCents: number, { wanted, balance }: Wanted['points']): PointsOutcome {
  const takesMost = Math.floor((goodsCents * MAX_POINTS_PERCENT_OF_GOODS) / 100 / POINT_WORTH_CENTS)
  const most = Math.min(balance, takesMost)
  const spent = Math.min(wanted, most)
  return { most, spent, cents: spent * POINT_WORTH_CENTS, short: wanted > balance, cut: wanted > takesMost }
}
