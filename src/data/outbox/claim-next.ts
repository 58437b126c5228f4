import { DAY_MS, IDEMPOTENCY_KEPT_DAYS } from '#contract/limits.ts'
import type { Mirror } from '#data/mirror/open.ts'
import { transact } from '#data/mirror/transact.ts'
import { type Intent, isFavouriteChange, isSendable, isUnsent, type Refusal } from './intent.ts'

/** A customer of this device, with the token that is good for them and for nobody else. */
export interface Sender {
  owner: string
  token: string
}

/** Who is signed in, as the mirror has it; null for nobody, or for a session whose owner is not known. */
export const senderNow = (mirror: Mirror): Promise<Sender | null> =>
  mirror.run(async (db) => {
    const session = await db.get('session', 'now')
    return session === undefined || session.userInfo.id === '' ? null : { owner: session.userInfo.id, token: session.token }
  })

/** The shop remembers a key for so long; a day less, because our clock is not the shop's. */
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
 * Why an intent must not be sent any more; null when it may. An order's time is looked at only while it is certain that the shop has not
 * seen it: else the shop, which may have placed it, is asked again under the same key.
 */
function refusalOf(intent: Intent, sentAt: number, now: number): Refusal | null {
  // Said twice, what is marked is the same (contract/favourites/merge.ts).
  if (isFavouriteChange(intent)) return null
  if (now - sentAt > SAFE_TO_REPEAT_MS) return intent.call === 'orderPlace' ? orderTooOld : tooOld
  const until = intent.call === 'orderPlace' ? intent.input.limits?.expiresAt : undefined
  return until !== undefined && isUnsent(intent) && now >= Date.parse(until) ? tooLate : null
}

/** `intent` is marked as sent, `from` as whom. */
export type Claimed = { type: 'intent'; intent: Intent; from: Sender } | { type: 'empty'; from: Sender } | { type: 'nobody' }

/**
 * Takes the oldest open intent of whoever is signed in, and marks it as sent before it is: after a crash at any moment nobody takes it for
 * unsent. Session and queue are read in one transaction, so an intent never meets another customer's token. One whose key the shop may have
 * forgotten is given back instead; what only a newer version of the shop can say is left where it is.
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
        // Sent in what is the future by now, the clock was wrong then: reckoned from here on, it gets too old all the same.
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
