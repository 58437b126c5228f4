/**
 * Room that a device holds back for what its customer enters. The outbox must never be crowded out by the catalogue (decisions, packs), and
 * browsers do not say truly how much room is left, nor give back at once what a database has let go: a cache's file they do.
 */
export const RESERVE_BYTES = 2 * 1024 * 1024

/** No name of the worker's cache table, which clears what it does not know. */
const CACHE = 'held-back-1'
const KEY = '/held-back'

/** Over plain http there are none, and no worker either that could answer from packs. */
const hasCaches = () => 'caches' in globalThis

/** Holds room back, unless it is held already. Rejects with QuotaExceededError where there is none. */
export async function holdReserve(): Promise<void> {
  if (!hasCaches()) return
  const cache = await caches.open(CACHE)
  if ((await cache.match(KEY)) !== undefined) return
  await cache.put(KEY, new Response(new Uint8Array(RESERVE_BYTES)))
}

/** Gives the room to whoever needs it now. Says whether there was any. */
export async function giveReserve(): Promise<boolean> {
  return hasCaches() && (await caches.delete(CACHE))
}
