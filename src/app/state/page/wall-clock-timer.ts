import { onResume } from './resume.ts'

/** How often the clock is checked, because timers pause while a device sleeps. */
const CHECK_INTERVAL_MS = 60 * 1000

export interface WallClockTimer {
  /** Sets when the function is called, in milliseconds since 1970. This replaces the previous time; null means never. */
  set: (at: number | null) => void
}

/**
 * Calls a function at a time that is set later. If the page was hidden at that time, the function is called when the page becomes visible.
 */
export function createWallClockTimer(ring: () => void): WallClockTimer {
  let at: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let forget: (() => void) | null = null
  const look = () => {
    clearTimeout(timer)
    if (at === null) return
    const left = at - Date.now()
    if (left > 0) {
      timer = setTimeout(look, Math.min(left, CHECK_INTERVAL_MS))
      return
    }
    at = null
    ring()
  }
  return {
    set(next) {
      at = next
      if (at !== null) forget ??= onResume(look)
      else if (forget !== null) {
        forget()
        forget = null
      }
      look()
    },
  }
}
