import { MAX_POINTS_PERCENT_OF_GOODS, POINT_WORTH_CENTS } from '#contract/rewards/points-rules.ts'
import { split } from './split.ts'

/** A line of goods as the discounts see it. Everything here is whole cents. */
export interface DiscountLine {
  /** At the price that stands: with its quantity break, and with its promotion where there is one. */
  amount: number
  /** Its price is lowered already: on sale, or by a promotion. */
  lowered: boolean
  /** It is of what the coupon is for. */
  inScope: boolean
}

/** What a coupon takes off, and when. Whether it is good at all at this moment (days, uses, whose) is asked before. */
export interface CouponTerms {
  /** Either a percentage or an amount. */
  percent: number | null
  amountCents: number | null
  /** For goods of so much and more, counted over the lines that it goes for. */
  leastCents: number
  /** Whether it also goes for lines whose price is lowered. */
  withSale: boolean
}

export type CouponOutcome =
  | { type: 'none' }
  | { type: 'taken'; cents: number; leftOut: number }
  /** `scope`: nothing of it is in the order. `sale`: all that is has a lowered price. `least`: that comes to too little. */
  | { type: 'refused'; why: 'scope' | 'sale' | 'least'; goodsCents: number }

export interface PointsOutcome {
  /** So many could be spent on this order. */
  most: number
  spent: number
  cents: number
  /** More were wanted than there are; than an order takes. */
  short: boolean
  cut: boolean
}

export interface Discounts {
  coupon: CouponOutcome
  points: PointsOutcome
  /** Coupon and points together, line by line. No share is above its line. */
  shares: number[]
  total: number
}

interface Wanted {
  lines: readonly DiscountLine[]
  coupon: CouponTerms | null
  points: { wanted: number; balance: number }
}

/**
 * THE rule by which discounts stack: promotions are prices of lines and come first; then one coupon, on the lines that it is for; then points
 * as money, at most MAX_POINTS_PERCENT_OF_GOODS of what is left of the goods. Core charges, delivery and tax are touched by none of them.
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
  // Percentages are rounded down to whole cents.
  const wanted = terms.percent === null ? (terms.amountCents ?? 0) : Math.floor((goodsCents * terms.percent) / 100)
  return { type: 'taken', cents: Math.min(goodsCents, wanted), leftOut: lines.length - taken.length }
}

function pointsOutcome(goodsCents: number, { wanted, balance }: Wanted['points']): PointsOutcome {
  const takesMost = Math.floor((goodsCents * MAX_POINTS_PERCENT_OF_GOODS) / 100 / POINT_WORTH_CENTS)
  const most = Math.min(balance, takesMost)
  const spent = Math.min(wanted, most)
  return { most, spent, cents: spent * POINT_WORTH_CENTS, short: wanted > balance, cut: wanted > takesMost }
}
