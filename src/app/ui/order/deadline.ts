import { addDays } from '#contract/kernel/shop-days.ts'

/** Within this many days the due date has the colour of a warning. */
const DUE_SOON_DAYS = 7

/** Returns how close a due date (`2026-11-21`) is. It lasts until the end of that day in the shop's time zone; `today` is the day there. */
export function deadlineStateOf(dueOn: string, today: string): 'past' | 'soon' | 'far' {
  if (dueOn < today) return 'past'
  return dueOn < addDays(today, DUE_SOON_DAYS) ? 'soon' : 'far'
}
