/** The methods of the Web Locks API that are used here. */
export interface LockManagerApi {
  request: (name: string, options: { signal?: AbortSignal; steal?: boolean }, work: () => Promise<void>) => Promise<unknown>
  query: () => Promise<{ held?: { name?: string }[] }>
}

export interface LockDependencies {
  locks: LockManagerApi
  /** Calls `hear` when the user leaves this page. Returns a function that unsubscribes. */
  onLeaving: (hear: () => void) => () => void
}

/** How often waiting work checks whether anybody still holds the lock. */
export const LOCK_CHECK_MS = 2 * 1000
/** Maximum wait for a lock, because a suspended holder may never release it. */
export const MAX_LOCK_WAIT_MS = 30 * 1000

/**
 * Runs work under a Web Lock, with protection against browsers that never release it.
 *
 * A page that the user leaves may be frozen in the back/forward cache. Older Safari versions keep its locks. Chromium releases them, but
 * may then grant the lock to nobody, although requests wait. Therefore the lock is released when the user leaves the page. A lock that
 * nobody holds, or that is held very long, is stolen. The work of the earlier holder then continues beside the new holder's work, so it
 * must be idempotent.
 */
export async function runLocked<T>({ locks, onLeaving }: LockDependencies, name: string, work: () => Promise<T>): Promise<T> {
  const hold = (options: { signal?: AbortSignal; steal?: boolean }, begin: () => void) =>
    new Promise<T>((resolve, reject) => {
      let begun = false
      const asked = locks.request(name, options, () => {
        begun = true
        begin()
        const done = work()
        // The caller gets the result of the work even if the lock was stolen meanwhile.
        done.then(resolve, reject)
        return waitForWorkOrLeave(done, onLeaving)
      })
      asked.catch((error: unknown) => begun || reject(error))
    })

  const patience = new AbortController()
  const stopLooking = watchLock(locks, name, () => patience.abort())
  try {
    return await hold({ signal: patience.signal }, stopLooking)
  } catch (error) {
    if (!patience.signal.aborted) throw error
    return await hold({ steal: true }, () => undefined)
  } finally {
    stopLooking()
  }
}

/** Calls `giveUp` when nobody holds the awaited lock, or when the maximum wait is over. Returns a function that stops the checks. */
function watchLock(locks: LockManagerApi, name: string, giveUp: () => void): () => void {
  let looks = 0
  let stopped = false
  const timer = setInterval(async () => {
    looks += 1
    if (looks * LOCK_CHECK_MS >= MAX_LOCK_WAIT_MS) return giveUp()
    // If `query` fails, the holder is unknown and only the maximum wait applies.
    const { held = [{ name }] } = await locks.query().catch(() => ({ held: undefined }))
    if (!stopped && !held.some((lock) => lock.name === name)) giveUp()
  }, LOCK_CHECK_MS)
  return () => {
    stopped = true
    clearInterval(timer)
  }
}

function waitForWorkOrLeave(done: Promise<unknown>, onLeaving: LockDependencies['onLeaving']): Promise<void> {
  return new Promise((resolve) => {
    const stop = onLeaving(resolve)
    const end = () => {
      stop()
      resolve()
    }
    done.then(end, end)
  })
}
