/**
 * Room that a device holds back for what its customer enters. The outbox must never be crowded out by the catalogue (decisions, packs), and
 * browsers do not say truly how much room is left, nor give back at once what a database has let go: what a cache deletes they do.
 */
export const RESERVE_BYTES = 2 * 1024 * 1024

/** No name of the worker's cache table, which clears what it does not know. */
const CACHE = 'held-back-1'
const KEY = 'https://device.invalid/held-back'

/** Over plain http there are none, and no worker either that could answer from packs. */
const hasCaches = () => 'caches' in globalThis
const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Holds room back, unless it is held already. Rejects with QuotaExceededError where there is none; a broken cache holds nothing up. */
export async function holdReserve(): Promise<void> {
  if (!hasCaches()) return
  try {
    const cache = await caches.open(CACHE)
    // Not by `match`: a reply that is not read to its end keeps the room taken.
    if ((await cache.keys()).length === 0) await cache.put(KEY, new Response(new Uint8Array(RESERVE_BYTES)))
  } catch (error) {
    if (isFull(error)) throw error
  }
}

/**
 * Gives the room to whoever needs it now, and says whether there was any. The entry is deleted by itself: a browser keeps a whole cache that
 * was deleted for as long as anybody has it open.
 */
export async function giveReserve(): Promise<boolean> {
  if (!hasCaches()) return false
  try {
    return await (await caches.open(CACHE)).delete(KEY)
  } catch {
    return false
  }
}
