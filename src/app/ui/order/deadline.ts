import { dayAfter } from '#contract/shop-days.ts'

/** Within this many days the due date has a warning colour. */
const SOON_DAYS = 7

/** How close a due date is, `2026-11-21`; it lasts until the end of that day in the shop's time zone (`today`). */
export function deadlineOf(dueOn: string, today: string): 'past' | 'soon' | 'far' {
  if (dueOn < today) return 'past'
  return dueOn < dayAfter(today, SOON_DAYS) ? 'soon' : 'far'
}
