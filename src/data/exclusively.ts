import { type Locks, locked } from './locked.ts'

const tails = new Map<string, Promise<unknown>>()

/**
 * Calls back when this page is left; the browser may then freeze it in the back/forward cache. Never in a worker. Returns a function that
 * unsubscribes.
 */
function onLeaving(hear: () => void): () => void {
  addEventListener('pagehide', hear)
  return () => removeEventListener('pagehide', hear)
}

/**
 * Runs work exclusively: no other tab or worker runs work of the same name. Uses Web Locks, which the browser releases when the holder's
 * tab or worker ends. Over plain http there are no Web Locks, and only work within this tab is serialised. Two tabs may then send the same
 * intent at once, which its Idempotency-Key makes harmless.
 */
export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return inSequence(name, work)
  const locks: Locks = navigator.locks
  return locked({ locks, onLeaving }, name, work)
}

/** Runs work one after another within this tab, worker or test. */
export async function inSequence<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(name) ?? Promise.resolve()
  const mine = before.then(work)
  const tail = mine.then(
    () => undefined,
    () => undefined,
  )
  tails.set(name, tail)
  try {
    return await mine
  } finally {
    if (tails.get(name) === tail) tails.delete(name)
  }
}
