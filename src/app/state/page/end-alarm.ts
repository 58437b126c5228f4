import { onResume } from './resume.ts'

/** Timers stand still while a device sleeps, so it looks at the clock this often. */
const LOOK_EVERY_MS = 60 * 1000

export interface EndAlarm {
  /** When to ring, milliseconds since 1970, in the place of what was set before; null: never. */
  set: (at: number | null) => void
}

/** Rings when a moment has come that was set, and at once in a page that comes back into sight after it. */
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
