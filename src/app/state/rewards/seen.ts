import { logOnly } from '#app/state/page/notices.ts'
import { deviceTexts } from '#app/state/page/storage.ts'

/** Another shape of points, coupons or gifts takes another number: what was kept before is not read then. */
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
    // Storage is blocked, or something else wrote under our key.
    return {}
  }
}

/** Keeps what the shop said, for a moment without a signal: at the counter a coupon's code is worth as much as the paper. */
export function keepSeen(what: string, owner: string, value: unknown): void {
  try {
    deviceTexts.setItem(KEY, JSON.stringify({ ...read(), [what]: { owner, askedAt: Date.now(), value } }))
  } catch (error) {
    logOnly(error)
  }
}

/** What the shop said to this owner the last time; null when it never did on this device. */
export function seenBefore(what: string, owner: string): Kept | null {
  const kept = read()[what]
  return kept?.owner === owner && typeof kept.askedAt === 'number' ? kept : null
}

/** Points, coupons and gifts of whoever leaves this device go with them. */
export const forgetSeenRewards = (): void => deviceTexts.removeItem(KEY)
