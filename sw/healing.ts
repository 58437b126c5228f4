import type { ToPage } from '#contract/messages.ts'

/** The environment for checking and repairing the offline app. */
export interface Healing {
  /** Checks how complete the app is on this device. */
  look: () => Promise<Extract<ToPage, { type: 'ready' }>>
  /** Fetches missing and damaged files. May reject, for example on a bad connection or behind a captive portal. */
  mend: () => Promise<unknown>
  notify: (message: ToPage) => Promise<unknown>
  now: () => number
}

/**
 * Minimum interval between repairs after a failure; requests in between only get the current state. Pages retry with growing delays,
 * several pages may be open, and each missing file triggers a repair too.
 */
const AFTER_FAILURE_MS = 2000

/**
 * Creates the check-and-repair function: checks, notifies pages, and if incomplete fetches what is missing and notifies again. Concurrent
 * callers share one run.
 */
export function healer({ look, mend, notify, now }: Healing): () => Promise<void> {
  let running: Promise<void> | null = null
  let failedAt = Number.NEGATIVE_INFINITY
  const heal = async () => {
    const found = await look()
    await notify(found)
    const since = now() - failedAt
    // A negative interval means that the clock was set back. It does not block a repair.
    if (found.ready || (since >= 0 && since < AFTER_FAILURE_MS)) return
    const came = await mend().then(
      () => true,
      () => false,
    )
    const then = await look()
    failedAt = came && then.ready ? Number.NEGATIVE_INFINITY : now()
    await notify(then)
  }
  return () => {
    running ??= heal().finally(() => {
      running = null
    })
    return running
  }
}
