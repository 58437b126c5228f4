import { DAY_MS, IDEMPOTENCY_KEPT_DAYS } from '#contract/limits.ts'
import type { Mirror } from '#data/mirror/open.ts'
import { transact } from '#data/mirror/transact.ts'
import { type Intent, isFavouriteChange, isSendable, isUnsent, type Refusal } from './intent.ts'

/** A customer of this device, with their token. */
export interface Sender {
  owner: string
  token: string
}

/** The signed-in user in the mirror; null if there is none, or if the session has no known owner. */
export const senderNow = (mirror: Mirror): Promise<Sender | null> =>
  mirror.run(async (db) => {
    const session = await db.get('session', 'now')
    return session === undefined || session.userInfo.id === '' ? null : { owner: session.userInfo.id, token: session.token }
  })

/** How long a key can safely be repeated: as long as the server stores it, minus one day, because the two clocks may differ. */
const SAFE_TO_REPEAT_MS = (IDEMPOTENCY_KEPT_DAYS - 1) * DAY_MS

const tooOld = {
  code: 'too-old',
  say: 'This change was sent long ago and never answered. Look at your cart, and make it again if it is missing.',
} as const
const orderTooOld = {
  code: 'too-old',
  say: 'This order was sent long ago and never answered. Look at Your Orders whether the shop has it.',
} as const
const tooLate = { code: 'limit-broken', field: 'limits.expiresAt', say: 'It was not sent in the time that you set.' } as const

/**
 * Why an intent must not be sent any more; null if it may. An order's expiry is only checked if it was certainly never sent. Otherwise the
 * server, which may have placed it, is asked again with the same key.
 */
function refusalOf(intent: Intent, sentAt: number, now: number): Refusal | null {
  // Repeating a change of favourites has no effect (contract/favourites/merge.ts).
  if (isFavouriteChange(intent)) return null
  if (now - sentAt > SAFE_TO_REPEAT_MS) return intent.call === 'orderPlace' ? orderTooOld : tooOld
  const until = intent.call === 'orderPlace' ? intent.input.limits?.expiresAt : undefined
  return until !== undefined && isUnsent(intent) && now >= Date.parse(until) ? tooLate : null
}

/** `intent` is marked as sent, `from` is its sender. */
export type Claimed = { type: 'intent'; intent: Intent; from: Sender } | { type: 'empty'; from: Sender } | { type: 'nobody' }

/**
 * Claims the signed-in user's oldest open intent, and marks it as sent before sending, so that after a crash it is never taken for unsent.
 * Session and queue are read in one transaction, so an intent is never sent with another user's token. If the server may have deleted its
 * key, the intent is refused instead. Intents of a newer app version are skipped.
 */
export const claimNext = (mirror: Mirror, now: number): Promise<Claimed> =>
  mirror.run((db) =>
    transact(db.transaction(['session', 'intents'], 'readwrite'), async (tx): Promise<Claimed> => {
      const session = await tx.objectStore('session').get('now')
      if (session === undefined || session.userInfo.id === '') return { type: 'nobody' }
      const from = { owner: session.userInfo.id, token: session.token }
      const intents = tx.objectStore('intents')
      for (const intent of await intents.index('owner').getAll(from.owner)) {
        if (!isSendable(intent)) continue
        // If the stored time is in the future, the clock was wrong: count from now, so that the intent still expires.
        const sentAt = Math.min(intent.sentAt ?? now, now)
        const refusal = refusalOf(intent, sentAt, now)
        if (refusal !== null) {
          await intents.put({ ...intent, state: 'refused', refusal })
          continue
        }
        const marked: Intent = { ...intent, state: 'sending', attempts: intent.attempts + 1, sentAt }
        await intents.put(marked)
        return { type: 'intent', intent: marked, from }
      }
      return { type: 'empty', from }
    }),
  )
