import { dayAfter } from '#contract/shop-days.ts'

/** So many days before the last one it is said in the colour of warnings. */
const SOON_DAYS = 7

/** How near a last day is, `2026-11-21`; it lasts until its end at the shop, where it is `today`. */
export function deadlineOf(dueOn: string, today: string): 'past' | 'soon' | 'far' {
  if (dueOn < today) return 'past'
  return dueOn < dayAfter(today, SOON_DAYS) ? 'soon' : 'far'
}
