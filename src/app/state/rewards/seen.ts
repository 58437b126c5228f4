import { logOnly } from '#app/state/page/notices.ts'
import { deviceTexts } from '#app/state/page/storage.ts'

/** Increment the number with each format change: older data is then ignored. */
const KEY = 'rewards-seen-1'

interface Kept {
  owner: string
  /** Milliseconds since 1970. */
  askedAt: number
  value: unknown
}

function read(): Partial<Record<string, Kept>> {
  try {
    const stored: unknown = JSON.parse(deviceTexts.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    // Storage is blocked, or contains foreign data under our key.
    return {}
  }
}

/** Stores a reply for offline use, such as to show a coupon's code at the counter. */
export function keepSeen(what: string, owner: string, value: unknown): void {
  try {
    deviceTexts.setItem(KEY, JSON.stringify({ ...read(), [what]: { owner, askedAt: Date.now(), value } }))
  } catch (error) {
    logOnly(error)
  }
}

/** The last reply for this user on this device; null if there is none. */
export function seenBefore(what: string, owner: string): Kept | null {
  const kept = read()[what]
  return kept?.owner === owner && typeof kept.askedAt === 'number' ? kept : null
}

/** Deletes points, coupons and gifts at sign-out. */
export const forgetSeenRewards = (): void => deviceTexts.removeItem(KEY)
