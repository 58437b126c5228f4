import type { ToPage } from '#contract/messages.ts'

/** What looking after the shop on this device needs. */
export interface Healing {
  /** How whole the shop is on this device, looked up and not assumed. */
  look: () => Promise<Extract<ToPage, { type: 'ready' }>>
  /** Fetches again what is missing or damaged. May reject: the line is bad, or somebody else answers on it. */
  mend: () => Promise<unknown>
  notify: (message: ToPage) => Promise<unknown>
  now: () => number
}

/**
 * Whoever asks again sooner after a failure only hears how it is: pages ask again with growing pauses, several may be open, and each file
 * that is missed asks too.
 */
const AFTER_FAILURE_MS = 2000

/**
 * Gives the one way to look after the shop on this device: looks, tells the pages, and where it is not whole fetches what is lacking and
 * tells them again. Whoever asks meanwhile waits for the same look.
 */
export function healer({ look, mend, notify, now }: Healing): () => Promise<void> {
  let running: Promise<void> | null = null
  let failedAt = Number.NEGATIVE_INFINITY
  const heal = async () => {
    const found = await look()
    await notify(found)
    const since = now() - failedAt
    // A clock that was set back would forbid it until it has caught up.
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
