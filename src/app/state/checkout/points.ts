import { plainText } from '#contract/plain-text.ts'
import { MAX_POINTS_AT_ONCE } from '#contract/rewards/points-rules.ts'
import type { CheckoutDraft } from './checkout.ts'

/** How many points stand in the field: none where it is empty, null where it is no whole number. */
export function pointsWanted({
  points = 0,
  pointsTyped = points === 0 ? '' : String(points),
}: Pick<CheckoutDraft, 'points' | 'pointsTyped'>): number | null {
  const typed = plainText(pointsTyped)
  if (typed === '') return 0
  // Thousands are marked in one way or the other; `1.5` is no number of points.
  const read = /^(?:\d{1,7}|\d{1,3}(?:[., ]\d{3})+)$/.test(typed) ? Number(typed.replace(/\D/g, '')) : null
  return read !== null && read <= MAX_POINTS_AT_ONCE ? read : null
}
