import { logOnly } from '#app/state/page/notices.ts'
import { deviceTexts } from '#app/state/page/storage.ts'

/** The key with the version of the format. Each change of the format needs a new number, so that older data is ignored. */
const KEY = 'rewards-seen-1'

interface Kept {
  owner: string
  /** When the reply was requested, milliseconds since 1970. */
  askedAt: number
  value: unknown
}

function read(): Partial<Record<string, Kept>> {
  try {
    const stored: unknown = JSON.parse(deviceTexts.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    // Storage is blocked, or contains data of another program under our key.
    return {}
  }
}

/** Stores a reply about rewards for offline use, such as to show a coupon's code at the counter. */
export function keepSeen(what: string, owner: string, value: unknown): void {
  try {
    deviceTexts.setItem(KEY, JSON.stringify({ ...read(), [what]: { owner, askedAt: Date.now(), value } }))
  } catch (error) {
    logOnly(error)
  }
}

/** Returns the last reply for this user that this device has stored; null if there is none. */
export function seenBefore(what: string, owner: string): Kept | null {
  const kept = read()[what]
  return kept?.owner === owner && typeof kept.askedAt === 'number' ? kept : null
}

/** Deletes the stored points, coupons and gifts at sign-out. */
export const forgetSeenRewards = (): void => deviceTexts.removeItem(KEY)
