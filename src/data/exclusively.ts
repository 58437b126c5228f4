import { type LockManagerApi, runLocked } from './locked.ts'

const lastWorkByLockName = new Map<string, Promise<unknown>>()

/**
 * Calls `hear` when the user leaves this page, which the browser may then freeze in the back/forward cache. A worker is never left. Returns
 * a function that unsubscribes.
 */
function onLeaving(hear: () => void): () => void {
  addEventListener('pagehide', hear)
  return () => removeEventListener('pagehide', hear)
}

/**
 * Runs work exclusively: no other tab or worker runs work of the same name at the same time. Uses Web Locks, which the browser releases
 * when the tab or worker of the holder ends. Over plain http there are no Web Locks, so only work within this tab waits. Two tabs may then
 * send the same change at once, which is harmless because of its Idempotency-Key.
 */
export function runExclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return runInSequence(name, work)
  const locks: LockManagerApi = navigator.locks
  return runLocked({ locks, onLeaving }, name, work)
}

/** Runs work of the same name one after another within this tab, worker or test. */
export async function runInSequence<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = lastWorkByLockName.get(name) ?? Promise.resolve()
  const mine = before.then(work)
  const tail = mine.then(
    () => undefined,
    () => undefined,
  )
  lastWorkByLockName.set(name, tail)
  try {
    return await mine
  } finally {
    if (lastWorkByLockName.get(name) === tail) lastWorkByLockName.delete(name)
  }
}
