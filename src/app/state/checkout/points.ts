import { POINTS_MOST_AT_ONCE } from '#contract/rewards/points-rules.ts'
import type { CheckoutDraft } from './checkout.ts'

/** How many points stand in the field: none where it is empty, null where it is no whole number. */
export function pointsWanted({ points = 0, pointsTyped = points === 0 ? '' : String(points) }: Pick<CheckoutDraft, 'points' | 'pointsTyped'>): number | null {
  const typed = pointsTyped.replace(/[\s.,]/g, '')
  if (typed === '') return 0
  return /^\d{1,7}$/.test(typed) && Number(typed) <= POINTS_MOST_AT_ONCE ? Number(typed) : null
}
