import { DAY_MS, IDEMPOTENCY_KEY_KEPT_DAYS } from '#contract/limits.ts'
import type { MirrorDatabase } from '#data/mirror/open.ts'
import { runInTransaction } from '#data/mirror/transact.ts'
import { type Intent, isFavouriteChange, isGarageChange, isSendable, isUnsentIntent, type Refusal } from './intent.ts'

/** A signed-in customer of this device, with the token that the server accepts. */
export interface Sender {
  owner: string
  token: string
}

/** Returns the signed-in user in the database of this device; null if there is none, or if the session has no known owner. */
export const readCurrentSender = (mirror: MirrorDatabase): Promise<Sender | null> =>
  mirror.run(async (db) => {
    const session = await db.get('session', 'now')
    return session === undefined || session.userInfo.id === '' ? null : { owner: session.userInfo.id, token: session.token }
  })

/**
 * How long an Idempotency-Key can safely be sent again: as long as the server keeps it, minus one day, because the two clocks may differ.
 */
const MAX_RESEND_AGE_MS = (IDEMPOTENCY_KEY_KEPT_DAYS - 1) * DAY_MS

const tooOldRefusal = {
  code: 'too-old',
  say: 'This change was sent long ago and never answered. Look at your cart, and make it again if it is missing.',
} as const
const orderTooOldRefusal = {
  code: 'too-old',
  say: 'This order was sent long ago and never answered. Look at Your Orders whether the shop has it.',
} as const
const expiredOrderRefusal = { code: 'limit-broken', field: 'limits.expiresAt', say: 'It was not sent in the time that you set.' } as const

/**
 * Returns why a change must not be sent any more; null if it may be sent. The expiry of an order is checked only if the order was certainly
 * never sent. Otherwise the server may have placed it, and is asked again with the same key.
 */
function ageRefusalOf(intent: Intent, sentAt: number, now: number): Refusal | null {
  // A change of favourites or of the garage may be sent again at any time, because repeating it has no effect (merge.ts of contract).
  if (isFavouriteChange(intent) || isGarageChange(intent)) return null
  if (now - sentAt > MAX_RESEND_AGE_MS) return intent.call === 'orderPlace' ? orderTooOldRefusal : tooOldRefusal
  const until = intent.call === 'orderPlace' ? intent.input.limits?.expiresAt : undefined
  return until !== undefined && isUnsentIntent(intent) && now >= Date.parse(until) ? expiredOrderRefusal : null
}

/** The result of claiming a change. `intent` is the change, already marked as sent, and `from` is its sender. */
export type ClaimedIntent = { type: 'intent'; intent: Intent; sender: Sender } | { type: 'empty'; sender: Sender } | { type: 'nobody' }

/**
 * Claims the oldest open change of the signed-in user for sending. It is marked as sent before it is sent, so that after a crash it is
 * never taken for unsent. Session and queue are read in one transaction, so that a change is never sent with another user's token. If the
 * server may have deleted the Idempotency-Key of the change, the change is refused instead. Changes of a newer version of the app are
 * skipped.
 */
export const claimNextIntent = (mirror: MirrorDatabase, now: number): Promise<ClaimedIntent> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['session', 'intents'], 'readwrite'), async (tx): Promise<ClaimedIntent> => {
      const session = await tx.objectStore('session').get('now')
      if (session === undefined || session.userInfo.id === '') return { type: 'nobody' }
      const from = { owner: session.userInfo.id, token: session.token }
      const intents = tx.objectStore('intents')
      for (const intent of await intents.index('owner').getAll(from.owner)) {
        if (!isSendable(intent)) continue
        // A stored time in the future means that the clock was wrong. Then the age counts from now, so that the change still expires.
        const sentAt = Math.min(intent.sentAt ?? now, now)
        const refusal = ageRefusalOf(intent, sentAt, now)
        if (refusal !== null) {
          await intents.put({ ...intent, state: 'refused', refusal })
          continue
        }
        const marked: Intent = { ...intent, state: 'sending', attempts: intent.attempts + 1, sentAt }
        await intents.put(marked)
        return { type: 'intent', intent: marked, sender: from }
      }
      return { type: 'empty', sender: from }
    }),
  )
