import { createPersonalState } from './personal.ts'
import { onResume } from './resume.ts'

/** Counts up every minute while the page is visible, and when it becomes visible, so that displayed ages are updated. */
export const clock = createPersonalState({ ticks: 0 })

/** Displayed data of this age is requested again, before its prices need a note about their age. */
export const STALE_AFTER_MS = 4 * 60 * 1000

const CLOCK_TICK_MS = 60 * 1000

/** Starts the clock of this page. Returns a function that stops it. */
export function startClock(): () => void {
  const tick = () => {
    clock.ticks += 1
  }
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') tick()
  }, CLOCK_TICK_MS)
  const forget = onResume(tick)
  return () => {
    clearInterval(timer)
    forget()
  }
}
