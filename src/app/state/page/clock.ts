import { personal } from './personal.ts'
import { onResume } from './resume.ts'

/** Moves once a minute while the page is in sight, and at once when it comes back into sight, so that what says an age says it anew. */
export const clock = personal({ ticks: 0 })

/** What stays in sight is asked for again when it is as old as this, before its prices need a word about their age. */
export const GROWN_OLD_MS = 4 * 60 * 1000

const TICK_MS = 60 * 1000

/** Starts the clock of this page. Returns how to stop it. */
export function startClock(): () => void {
  const tick = () => {
    clock.ticks += 1
  }
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') tick()
  }, TICK_MS)
  const forget = onResume(tick)
  return () => {
    clearInterval(timer)
    forget()
  }
}
