import { number } from '#app/i18n/format.ts'
import type { Tier } from '#contract/rewards/points-rules.ts'

/** Marked for the extractor; said by `translate`. */
export const tierWords: Record<Tier, string> = {
  copper: /*i18n*/ 'Copper',
  silver: /*i18n*/ 'Silver',
  gold: /*i18n*/ 'Gold',
}

/** With its sign: `+120`, `−50`. */
export const signed = (points: number): string => `${points < 0 ? '−' : '+'}${number(Math.abs(points))}`
