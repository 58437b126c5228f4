import { cart } from '#app/state/cart/cart.ts'
import { directlySentChangeIds } from '#app/state/cart/held.ts'
import { readCart } from '#app/state/cart/read.ts'
import { requestPersistence } from '#app/state/page/durable.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { logErrorOnly, showErrorNotice, showToast } from '#app/state/page/notices.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { AppError } from '#contract/errors.ts'
import { BUSY_NOTICE_DELAY_MS } from '#contract/limits.ts'
import type { MirrorDatabase } from '#data/mirror/open.ts'
import { markIntentsSent } from '#data/outbox/apply-reply.ts'
import { isCartChange } from '#data/outbox/intent.ts'
import { enqueueChanges } from '#data/outbox/intents.ts'
import type { PendingChange } from '#data/outbox/merge-change-into-queue.ts'
import { uuid } from '#data/uuid.ts'
import { requestBackgroundSync } from './background-sync.ts'
import { notifyOutboxChanged } from './context.ts'
import { discardInMemoryChanges, sendChangesDirectly } from './direct.ts'
import { sendOutboxNow } from './send.ts'

/**
 * The result of a change:
 * - `kept`: it is stored on this device and will be sent.
 * - `sent`: this device cannot store it, and the server has accepted it.
 * - `held`: this device cannot store it and the server does not respond. This page holds it in memory, and the user was told.
 * - `failed`: none of these; the user was told.
 */
export type ChangeOutcome = 'kept' | 'sent' | 'held' | 'failed'

/**
 * Stores changes, shows them, and then tries to send them. On a device without storage they are sent directly. `onFailure`: a failure is
 * shown as a toast, or thrown for a caller that shows its own message.
 */
export async function applyChanges(wanted: readonly PendingChange[], onFailure: 'toast' | 'throw' = 'toast'): Promise<ChangeOutcome> {
  const owner = sessionOwner()
  if (owner === null) {
    const ended = new AppError('sign-in-required')
    if (onFailure === 'throw') throw ended
    showErrorNotice(ended)
    return 'failed'
  }
  if (wanted.length === 0) return 'kept'
  // A database may store a change and never report that. If the change is then sent directly, it has the same key as in the outbox, so the
  // server executes it once.
  const changes = wanted.map((change) => ({ id: uuid(), ...change }))
  if (await showChangeProgress(queueChanges(owner, changes))) {
    await showAndSendChanges()
    return 'kept'
  }
  return changeWithoutQueue(owner, changes, onFailure)
}

/**
 * Makes changes on a device without storage. Changes of the cart are held by this page until the server responds; other changes fail if it
 * does not.
 */
async function changeWithoutQueue(
  owner: string,
  changes: readonly (PendingChange & { id: string })[],
  onFailure: 'toast' | 'throw',
): Promise<ChangeOutcome> {
  try {
    const made = await showChangeProgress(sendChangesDirectly(owner, changes))
    if (made === 'sent') return made
    if (onFailure === 'toast' && changes.every(isCartChange)) {
      showToast(/*i18n*/ 'This phone cannot keep anything just now. This page holds the change until the shop answers: leave it open.')
      return made
    }
    await discardInMemoryChanges(changes)
    throw new AppError('no-network')
  } catch (error) {
    if (onFailure === 'throw') throw error
    logErrorOnly(error)
    const refused = error instanceof AppError && !error.row.retry
    showToast(
      refused
        ? error.message
        : /*i18n*/ 'This phone cannot keep anything just now, and the shop does not answer: nothing was changed. Try again when there is a signal.',
    )
    return 'failed'
  }
}

/** Shows that an operation is running, if it takes noticeably long. */
async function showChangeProgress<T>(work: Promise<T>): Promise<T> {
  const timer = setTimeout(() => {
    cart.isStoring = true
  }, BUSY_NOTICE_DELAY_MS)
  try {
    return await work
  } finally {
    clearTimeout(timer)
    cart.isStoring = false
  }
}

/** Shows changes that were just stored, and starts to send them. */
export async function showAndSendChanges(): Promise<void> {
  notifyOutboxChanged()
  await readCart()
  void requestBackgroundSync()
  void sendOutboxNow()
}

/**
 * Marks the changes that are sent directly before another change joins the outbox. They may be in the outbox too, and nothing may be merged
 * into them.
 */
export async function storeDirectlySentMarks(mirror: MirrorDatabase): Promise<void> {
  if (directlySentChangeIds().size > 0) await markIntentsSent(mirror, directlySentChangeIds())
}

/** Adds changes to the outbox. Returns false if the device cannot store anything (no database, no space). `inPlaceOf`: see `enqueue`. */
export async function queueChanges(owner: string, changes: readonly PendingChange[], inPlaceOf?: string): Promise<boolean> {
  const mirror = connectedMirror()
  if (mirror === null) return false
  try {
    await storeDirectlySentMarks(mirror)
    await enqueueChanges(mirror, { owner, madeAt: Date.now() }, changes, inPlaceOf)
    void requestPersistence()
    return true
  } catch (error) {
    logErrorOnly(error)
    return false
  }
}
