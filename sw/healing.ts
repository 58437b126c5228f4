import type { MessageToPage } from '#contract/worker/messages.ts'

/** What the worker needs of its surroundings to check and repair the offline app. */
export interface RepairContext {
  /** Checks how complete the app is on this device. */
  checkState: () => Promise<Extract<MessageToPage, { type: 'ready' }>>
  /** Fetches missing and damaged files. May reject, for example on a bad connection or behind a captive portal. */
  fetchMissing: () => Promise<unknown>
  notify: (message: MessageToPage) => Promise<unknown>
  now: () => number
}

/**
 * Minimum time between repairs after a failure, in milliseconds. Requests in between only get the current state. They are frequent, because
 * pages ask again with growing delays, several pages may be open, and each missing file starts a repair too.
 */
const RETRY_AFTER_FAILURE_MS = 2000

/**
 * Creates a function that checks the offline app and repairs it: it checks, notifies pages, and if something is missing fetches it and
 * notifies pages again. Callers at the same time share one run.
 */
export function createOfflineRepairer({ checkState: look, fetchMissing: mend, notify, now }: RepairContext): () => Promise<void> {
  let running: Promise<void> | null = null
  let failedAt = Number.NEGATIVE_INFINITY
  const heal = async () => {
    const found = await look()
    await notify(found)
    const since = now() - failedAt
    // A negative time means that the clock was set back, which must not prevent a repair.
    if (found.ready || (since >= 0 && since < RETRY_AFTER_FAILURE_MS)) return
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
