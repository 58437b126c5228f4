import { formatNumber } from '#app/i18n/format.ts'
import type { Tier } from '#contract/rewards/points-rules.ts'

/** The names of the customer tiers. They are marked for the extractor of translations, and `translate` translates them. */
export const tierNames: Record<Tier, string> = {
  copper: /*i18n*/ 'Copper',
  silver: /*i18n*/ 'Silver',
  gold: /*i18n*/ 'Gold',
}

/** Returns a number of points with its sign: `+120`, `−50`. */
export const formatSignedPoints = (points: number): string => `${points < 0 ? '−' : '+'}${formatNumber(Math.abs(points))}`
