import { setTimeout as pause } from 'node:timers/promises'

/** Far more than any step takes: it only ends what will never come. */
export const MAX_MS = 60_000

/** Looks again and again until `look` gives something other than null or false. What it throws meanwhile counts as not yet. */
export async function eventually<Found>(what: string, look: () => Promise<Found | null | false>, mostMs = MAX_MS): Promise<Found> {
  const giveUp = Date.now() + mostMs
  let last = ''
  do {
    try {
      const found = await look()
      if (found !== null && found !== false) return found
      last = ''
    } catch (error) {
      // The page may be on its way to another address.
      last = error instanceof Error ? ` (${error.message})` : ` (${error})`
    }
    await pause(100)
  } while (Date.now() < giveUp)
  throw new Error(`never came: ${what}${last}`)
}
