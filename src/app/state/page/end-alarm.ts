import { onResume } from './resume.ts'

/** Timers pause while a device sleeps, so the clock is checked this often. */
const LOOK_EVERY_MS = 60 * 1000

export interface EndAlarm {
  /** Sets the time of the callback, milliseconds since 1970, replacing the previous one; null: never. */
  set: (at: number | null) => void
}

/** Calls back at a set time, also when a page becomes visible after it. */
export function endAlarm(ring: () => void): EndAlarm {
  let at: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let forget: (() => void) | null = null
  const look = () => {
    clearTimeout(timer)
    if (at === null) return
    const left = at - Date.now()
    if (left > 0) {
      timer = setTimeout(look, Math.min(left, LOOK_EVERY_MS))
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
