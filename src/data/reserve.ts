/**
 * Storage that a device reserves for the customer's input. The catalogue must never crowd out the outbox (decisions, packs). Browsers do
 * not report available storage exactly, and free deleted database space late; deleting a cache entry frees space at once.
 */
export const RESERVE_BYTES = 2 * 1024 * 1024

/** Without the prefix of the worker's cache table, because the worker deletes unknown caches with that prefix. */
const CACHE = 'held-back-1'
const KEY = 'https://device.invalid/held-back'

/** Plain http has no caches, and no worker that could answer from packs. */
const hasCaches = () => 'caches' in globalThis
const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Creates the reserve unless it exists. Rejects with QuotaExceededError if there is no space; a broken cache is ignored. */
export async function holdReserve(): Promise<void> {
  if (!hasCaches()) return
  try {
    const cache = await caches.open(CACHE)
    // Not with `match`: a reply that is not read completely keeps its space.
    if ((await cache.keys()).length === 0) await cache.put(KEY, new Response(new Uint8Array(RESERVE_BYTES)))
  } catch (error) {
    if (isFull(error)) throw error
  }
}

/**
 * Releases the reserve and returns whether there was one. Only the entry is deleted: a browser keeps a deleted cache's space while anybody
 * has it open.
 */
export async function giveReserve(): Promise<boolean> {
  if (!hasCaches()) return false
  try {
    return await (await caches.open(CACHE)).delete(KEY)
  } catch {
    return false
  }
}
