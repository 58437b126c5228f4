import { proxy } from 'valtio/vanilla'
import { onResume } from './resume.ts'

/** Moves once a minute while the page is in sight, and at once when it comes back into sight, so that what says an age says it anew. */
export const clock = proxy({ ticks: 0 })

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
