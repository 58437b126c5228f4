import { DAY_MS } from '#contract/limits.ts'

/** So many days before the last one it is said in the colour of warnings. */
const SOON_DAYS = 7

/** How near a last day is, `2026-11-21`; it lasts until its end, UTC. */
export function deadlineOf(dueOn: string, nowMs: number): 'past' | 'soon' | 'far' {
  const leftDays = (Date.parse(dueOn) + DAY_MS - nowMs) / DAY_MS
  return leftDays <= 0 ? 'past' : leftDays <= SOON_DAYS ? 'soon' : 'far'
}
