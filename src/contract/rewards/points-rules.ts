/** The rules of the points programme, with units. Only points.ts calculates with these rules. */

/** The value of one point when it pays for an order. */
export const POINT_VALUE_CENTS = 1
/** The maximum percentage of the goods, after promotions and coupon, that points can pay. Points never pay core charges or delivery. */
export const MAX_POINTS_PERCENT_OF_GOODS = 50
/** Points expire this many calendar months after they are credited. */
export const POINTS_VALID_MONTHS = 12
/** Points that expire within this many days are shown as expiring soon. */
export const POINTS_EXPIRE_SOON_DAYS = 60
/** Points refunded from an order remain valid for at least this many days. */
export const MIN_REFUNDED_POINTS_DAYS = 30
/** Points earned within this many calendar months count for the tier. */
export const TIER_PERIOD_MONTHS = 12
/** The maximum number of points in one entry of the ledger of points; a larger number is treated as a typing error. */
export const MAX_POINTS_PER_ENTRY = 1_000_000

export const tiers = ['copper', 'silver', 'gold'] as const
export type Tier = (typeof tiers)[number]

export interface TierRule {
  /** The minimum number of points for this tier, earned within TIER_PERIOD_MONTHS. */
  minPoints: number
  /** The number of points for 100 dollars of goods. */
  pointsPer100Usd: number
}

/** The rule of each tier, lowest tier first. */
export const tierRules: Record<Tier, TierRule> = {
  copper: { minPoints: 0, pointsPer100Usd: 100 },
  silver: { minPoints: 500, pointsPer100Usd: 125 },
  gold: { minPoints: 2500, pointsPer100Usd: 150 },
}
