/** What is used of Web Locks. */
export interface Locks {
  request: (name: string, options: { signal?: AbortSignal; steal?: boolean }, work: () => Promise<void>) => Promise<unknown>
  query: () => Promise<{ held?: { name?: string }[] }>
}

export interface LockContext {
  locks: Locks
  /** Calls back when this page is left. Returns how to stop. */
  onLeaving: (hear: () => void) => () => void
}

/** How often who waits for a lock looks whether anybody holds it. */
export const LOOK_EVERY_MS = 2 * 1000
/** Longer than this nobody is waited for: a holder that was put to sleep may never wake. */
export const PATIENCE_MS = 30 * 1000

/**
 * Runs work under a Web Lock, without trusting browsers to give it back.
 *
 * A page that is left may be kept as it stands for the way back. Older Safaris keep its locks with it; Chromium lets go of them, but then
 * may give the lock to nobody: all requests wait and none is held. So a lock is given back when its page is left, and one that nobody
 * holds, or that is held for very long, is taken away. Work whose lock was taken goes on beside the new holder's, so it must be harmless
 * twice, as sending under a key is.
 */
export async function locked<T>({ locks, onLeaving }: LockContext, name: string, work: () => Promise<T>): Promise<T> {
  const hold = (options: { signal?: AbortSignal; steal?: boolean }, begin: () => void) =>
    new Promise<T>((resolve, reject) => {
      let begun = false
      const asked = locks.request(name, options, () => {
        begun = true
        begin()
        const done = work()
        // What the work comes to is its caller's, whatever becomes of the lock meanwhile.
        done.then(resolve, reject)
        return untilDoneOrLeft(done, onLeaving)
      })
      asked.catch((error: unknown) => begun || reject(error))
    })

  const patience = new AbortController()
  const stopLooking = lookNowAndThen(locks, name, () => patience.abort())
  try {
    return await hold({ signal: patience.signal }, stopLooking)
  } catch (error) {
    if (!patience.signal.aborted) throw error
    return await hold({ steal: true }, () => undefined)
  } finally {
    stopLooking()
  }
}

/** Calls back once nobody holds the lock that is waited for, or it was waited for too long. Returns how to stop. */
function lookNowAndThen(locks: Locks, name: string, giveUp: () => void): () => void {
  let looks = 0
  let stopped = false
  const timer = setInterval(async () => {
    looks += 1
    if (looks * LOOK_EVERY_MS >= PATIENCE_MS) return giveUp()
    // Who cannot say who holds a lock is only waited for.
    const { held = [{ name }] } = await locks.query().catch(() => ({ held: undefined }))
    if (!stopped && !held.some((lock) => lock.name === name)) giveUp()
  }, LOOK_EVERY_MS)
  return () => {
    stopped = true
    clearInterval(timer)
  }
}

function untilDoneOrLeft(done: Promise<unknown>, onLeaving: LockContext['onLeaving']): Promise<void> {
  return new Promise((resolve) => {
    const stop = onLeaving(resolve)
    const end = () => {
      stop()
      resolve()
    }
    done.then(end, end)
  })
}
