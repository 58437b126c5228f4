import { cart } from '#app/state/cart/cart.ts'
import { abandonHeld, changeDirectly } from '#app/state/cart/direct.ts'
import { sentDirectly } from '#app/state/cart/held.ts'
import { cartOwner } from '#app/state/cart/owner.ts'
import { readCart } from '#app/state/cart/read.ts'
import { askToKeep } from '#app/state/page/durable.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { logOnly, notice, showToast } from '#app/state/page/notices.ts'
import { AppError } from '#contract/errors.ts'
import { WORKING_AFTER_MS } from '#contract/limits.ts'
import type { Mirror } from '#data/mirror/open.ts'
import { markSent } from '#data/outbox/apply-reply.ts'
import type { PendingChange } from '#data/outbox/fold.ts'
import { isCartChange } from '#data/outbox/intent.ts'
import { enqueue } from '#data/outbox/intents.ts'
import { uuid } from '#data/uuid.ts'
import { askForSync } from './background-sync.ts'
import { outboxChanged, sendNow } from './send.ts'

/**
 * `kept`: written down on this device; it will arrive. `sent`: this device keeps nothing, and the shop has done it. `held`: this device
 * keeps nothing and the shop did not answer; this page holds it until it does, and that was said. `failed`: none of these, and it was said.
 */
export type Made = 'kept' | 'sent' | 'held' | 'failed'

/**
 * Writes changes down first, shows them, then tries the network. Where the device cannot keep them, they go straight to the shop.
 * `onFailure`: whether a failure is said here, or told to the caller, who says it in other words.
 */
export async function makeChange(wanted: readonly PendingChange[], onFailure: 'toast' | 'throw' = 'toast'): Promise<Made> {
  const owner = cartOwner()
  if (owner === null) {
    const ended = new AppError('sign-in-required')
    if (onFailure === 'throw') throw ended
    notice(ended)
    return 'failed'
  }
  if (wanted.length === 0) return 'kept'
  // A database may write a change down and never say so. Sent to the shop all the same, it goes under the key that it has in the queue.
  const changes = wanted.map((change) => ({ id: uuid(), ...change }))
  if (await working(queueChanges(owner, changes))) {
    await showAndSend()
    return 'kept'
  }
  return withoutQueue(owner, changes, onFailure)
}

/** This device keeps nothing: what changes the cart is held by this page while the shop does not answer, all else needs the shop now. */
async function withoutQueue(
  owner: string,
  changes: readonly (PendingChange & { id: string })[],
  onFailure: 'toast' | 'throw',
): Promise<Made> {
  try {
    const made = await working(changeDirectly(owner, changes))
    if (made === 'sent') return made
    if (onFailure === 'toast' && changes.every(isCartChange)) {
      showToast(/*i18n*/ 'This phone cannot keep anything just now. This page holds the change until the shop answers: leave it open.')
      return made
    }
    await abandonHeld(changes)
    throw new AppError('no-network')
  } catch (error) {
    if (onFailure === 'throw') throw error
    logOnly(error)
    const refused = error instanceof AppError && !error.row.retry
    showToast(
      refused
        ? error.message
        : /*i18n*/ 'This phone cannot keep anything just now, and the shop does not answer: nothing was changed. Try again when there is a signal.',
    )
    return 'failed'
  }
}

/** Shows that work is under way once it takes longer than a person expects. */
async function working<T>(work: Promise<T>): Promise<T> {
  const timer = setTimeout(() => {
    cart.working = true
  }, WORKING_AFTER_MS)
  try {
    return await work
  } finally {
    clearTimeout(timer)
    cart.working = false
  }
}

/** Something was written down: shows it and starts sending. */
export async function showAndSend(): Promise<void> {
  outboxChanged()
  await readCart()
  void askForSync()
  void sendNow()
}

/** Before anything joins the queue: what goes to the shop past it may lie in it all the same, and must stay as it is. */
export async function markSentDirectly(mirror: Mirror): Promise<void> {
  if (sentDirectly().size > 0) await markSent(mirror, sentDirectly())
}

/** Says false when the device cannot keep anything: no database, no space. `inPlaceOf`: see `writeDown`. */
export async function queueChanges(owner: string, changes: readonly PendingChange[], inPlaceOf?: string): Promise<boolean> {
  const mirror = connectedMirror()
  if (mirror === null) return false
  try {
    await markSentDirectly(mirror)
    await enqueue(mirror, { owner, madeAt: Date.now() }, changes, inPlaceOf)
    void askToKeep()
    return true
  } catch (error) {
    logOnly(error)
    return false
  }
}
