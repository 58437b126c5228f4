import { type Locks, locked } from './locked.ts'

const tails = new Map<string, Promise<unknown>>()

/** Says when this page is left: it may be kept as it stands, for the way back. Never in a worker. Returns how to stop. */
function onLeaving(hear: () => void): () => void {
  addEventListener('pagehide', hear)
  return () => removeEventListener('pagehide', hear)
}

/**
 * Runs work while nobody else, in any tab or worker, runs work of that name: by Web Locks, which a browser ends with the tab or worker that
 * holds them. Plain http outside this machine has none; there only one tab's work is put in a row. Two tabs may then send one intent at the
 * same time, which its key makes harmless.
 */
export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return inSequence(name, work)
  const locks: Locks = navigator.locks
  return locked({ locks, onLeaving }, name, work)
}

/** One after another within this tab, worker or test. */
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
