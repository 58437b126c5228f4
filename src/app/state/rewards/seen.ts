import { logErrorOnly } from '#app/state/page/notices.ts'
import { deviceStorage } from '#app/state/page/storage.ts'

/** The key with the version of the format. Each change of the format needs a new number, so that older data is ignored. */
const SEEN_REWARDS_KEY = 'rewards-seen-1'

interface StoredReply {
  owner: string
  /** When the reply was requested, milliseconds since 1970. */
  askedAt: number
  value: unknown
}

function readStoredReplies(): Partial<Record<string, StoredReply>> {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(SEEN_REWARDS_KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    // Storage is blocked, or contains data of another program under our key.
    return {}
  }
}

/** Stores a reply about rewards for offline use, such as to show a coupon's code at the counter. */
export function storeSeenReply(what: string, owner: string, value: unknown): void {
  try {
    deviceStorage.setItem(SEEN_REWARDS_KEY, JSON.stringify({ ...readStoredReplies(), [what]: { owner, askedAt: Date.now(), value } }))
  } catch (error) {
    logErrorOnly(error)
  }
}

/** Returns the last reply for this user that this device has stored; null if there is none. */
export function readSeenReply(what: string, owner: string): StoredReply | null {
  const kept = readStoredReplies()[what]
  return kept?.owner === owner && typeof kept.askedAt === 'number' ? kept : null
}

/** Deletes the stored points, coupons and gifts at sign-out. */
export const forgetSeenRewards = (): void => deviceStorage.removeItem(SEEN_REWARDS_KEY)
