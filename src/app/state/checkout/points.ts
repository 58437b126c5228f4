import { MAX_POINTS_PER_ENTRY } from '#contract/rewards/points-rules.ts'
import { normalizeText } from '#contract/text/plain-text.ts'
import type { CheckoutDraft } from './checkout.ts'

/** Returns the number in the field for points: 0 if the field is empty, null if its text is not a whole number. */
export function pointsToSpend({
  points = 0,
  pointsTyped = points === 0 ? '' : String(points),
}: Pick<CheckoutDraft, 'points' | 'pointsTyped'>): number | null {
  const typed = normalizeText(pointsTyped)
  if (typed === '') return 0
  // Thousands separators of either kind are accepted; `1.5` is not.
  const read = /^(?:\d{1,7}|\d{1,3}(?:[., ]\d{3})+)$/.test(typed) ? Number(typed.replace(/\D/g, '')) : null
  return read !== null && read <= MAX_POINTS_PER_ENTRY ? read : null
}
