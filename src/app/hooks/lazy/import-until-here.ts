import { isChunkError } from './chunk-reload.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

const waitMs = (ms: number) => new Promise((over) => setTimeout(over, ms))

/**
 * Loads a chunk of the app with retries, so that a short network failure does not affect the rest of the page. If the server responds but
 * the chunk cannot be loaded, then the server has a newer version, or the browser has cached the failure (Firefox, and Chromium since
 * version 150, as long as the page is open). In both cases `renew` reloads the page (section 8 of the specification). Rejects with errors
 * that are not network failures.
 */
export async function importWithRetries<T>(load: () => Promise<T>, renew: () => Promise<boolean>): Promise<T> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch (error) {
      if (!isChunkError(error)) throw error
      await renew()
      await waitMs(wait)
    }
  }
}
