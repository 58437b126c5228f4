/** THE rules of the points, with their units. What they come to is reckoned by points.ts and nowhere else. */

/** What one point is worth when an order is paid with it. */
export const POINT_WORTH_CENTS = 1
/** Of the goods of an order, after promotions and coupon, at most so much is paid with points. Core charges and delivery never. */
export const MAX_POINTS_PERCENT_OF_GOODS = 50
/** Points are good for so many calendar months from the day they are entered. */
export const POINTS_LAST_MONTHS = 12
/** Points that end within so many days are said to end soon. */
export const POINTS_END_SOON_DAYS = 60
/** Points that an order had taken and gives back are good for at least so many days more. */
export const MIN_POINTS_GIVEN_BACK_DAYS = 30
/** What was earned within so many calendar months counts for the tier. */
export const TIER_COUNTS_MONTHS = 12
/** More than this at once is a slip of the hand. */
export const MAX_POINTS_AT_ONCE = 1_000_000

export const tiers = ['copper', 'silver', 'gold'] as const
export type Tier = (typeof tiers)[number]

export interface TierRule {
  /** Points earned within TIER_COUNTS_MONTHS from which on it stands. */
  from: number
  /** Points for 100 dollars of goods. */
  pointsPer100Usd: number
}

/** Lowest first. */
export const tierRules: Record<Tier, TierRule> = {
  copper: { from: 0, pointsPer100Usd: 100 },
  silver: { from: 500, pointsPer100Usd: 125 },
  gold: { from: 2500, pointsPer100Usd: 150 },
}
