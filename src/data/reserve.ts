/**
 * Storage that is reserved on a device for what the customer enters. The catalogue must never take the space of the outbox (DECISIONS.md of
 * packs). Browsers do not report free space exactly, and free the space of deleted database records late. Deleting a cache entry frees
 * space at once.
 */
export const STORAGE_RESERVE_BYTES = 2 * 1024 * 1024

/**
 * The name of the cache that holds the reserve. It lacks the prefix of the worker's caches, because the worker deletes unknown caches with
 * that prefix.
 */
const STORAGE_RESERVE_CACHE = 'held-back-1'
const STORAGE_RESERVE_URL = 'https://device.invalid/held-back'

/** Tells whether there are caches. Over plain http there are none, and no worker that could answer from catalogue packs. */
const hasCaches = () => 'caches' in globalThis
const isQuotaError = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Creates the reserve unless it exists. Rejects with QuotaExceededError if there is no space. Errors of a broken cache are ignored. */
export async function allocateStorageReserve(): Promise<void> {
  if (!hasCaches()) return
  try {
    const cache = await caches.open(STORAGE_RESERVE_CACHE)
    // The check does not use `match`, because a reply that is not read completely keeps its space.
    if ((await cache.keys()).length === 0) await cache.put(STORAGE_RESERVE_URL, new Response(new Uint8Array(STORAGE_RESERVE_BYTES)))
  } catch (error) {
    if (isQuotaError(error)) throw error
  }
}

/**
 * Releases the reserve and returns whether there was one. Only the entry is deleted, because a browser keeps the space of a deleted cache
 * while anybody has the cache open.
 */
export async function releaseStorageReserve(): Promise<boolean> {
  if (!hasCaches()) return false
  try {
    return await (await caches.open(STORAGE_RESERVE_CACHE)).delete(STORAGE_RESERVE_URL)
  } catch {
    return false
  }
}
