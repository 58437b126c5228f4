import { isChunkError } from './chunk-reload.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms))

/**
 * Fetches a piece of the app until it is here. A line that fails for a moment must take nothing from the page but the piece. Where the shop
 * answers and the piece cannot be had, there is a newer version, or the browser remembers that it once could not be had (Firefox, and
 * Chromium since its version 150, for as long as the page is open): `renew` loads the page anew (specification, section 8). Rejects with
 * what is no matter of the line.
 */
export async function importUntilHere<T>(load: () => Promise<T>, renew: () => Promise<boolean>): Promise<T> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch (error) {
      if (!isChunkError(error)) throw error
      await renew()
      await pause(wait)
    }
  }
}
