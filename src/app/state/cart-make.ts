import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { CART_LIST_TYPE } from '#contract/limits.ts'
import type { Wish } from '#data/outbox/fold.ts'
import type { ChangeOf, QueuedName } from '#data/outbox/intent.ts'
import { isOpen } from '#data/outbox/intent.ts'
import { readKept, writeDown } from '#data/outbox/intents.ts'
import { uuid } from '#data/uuid.ts'
import { ask } from './ask.ts'
import { askForSync } from './background-sync.ts'
import { cart } from './cart.ts'
import { cartOwner } from './cart-owner.ts'
import { readCart, showLines } from './cart-read.ts'
import { cartChanged, sendNow } from './cart-send.ts'
import { connectedMirror } from './mirror.ts'
import { logOnly, notice, say } from './notices.ts'

/** `kept`: written down on this device; it will arrive. `sent`: this device keeps nothing, and the shop has done it. `failed`: neither, and it was said. */
export type Made = 'kept' | 'sent' | 'failed'

/**
 * Writes wishes down first, shows them, then tries the network. Where the device cannot keep them, they go straight to the shop. `onFailure`: whether a failure is
 * said here, or told to the caller, who says it in other words.
 */
export async function make(wanted: readonly Wish[], onFailure: 'say' | 'tell' = 'say'): Promise<Made> {
  const owner = cartOwner()
  if (owner === null) {
    const ended = new AppError('sign-in-required')
    if (onFailure === 'tell') throw ended
    notice(ended)
    return 'failed'
  }
  if (wanted.length === 0) return 'kept'
  // A database may write a wish down and never say so. Sent to the shop all the same, it goes under the key that it has in the queue.
  const wishes = wanted.map((wish) => ({ id: uuid(), ...wish }))
  if (await keep(owner, wishes)) {
    await wake()
    return 'kept'
  }
  try {
    await sendDirectly(owner, wishes)
    return 'sent'
  } catch (error) {
    if (onFailure === 'tell') throw error
    logOnly(error)
    say(
      error instanceof Error && cart.waiting === 0
        ? error.message
        : /*i18n*/ 'This device has no room to keep the change, and the shop does not answer. Try again when there is a signal.',
    )
    return 'failed'
  }
}

/** Something was written down: shows it and starts sending. */
export async function wake(): Promise<void> {
  cartChanged()
  await readCart()
  void askForSync()
  void sendNow()
}

/** Says false when the device cannot keep anything: no database, no space. `inPlaceOf`: see `writeDown`. */
export async function keep(owner: string, wishes: readonly Wish[], inPlaceOf?: string): Promise<boolean> {
  const mirror = connectedMirror()
  if (mirror === null) return false
  try {
    await writeDown(mirror, { owner, madeAt: Date.now() }, wishes, inPlaceOf)
    return true
  } catch (error) {
    logOnly(error)
    return false
  }
}

/** The way without a queue. What waits from better days goes first, or the shop would hear things in the wrong order. */
async function sendDirectly(owner: string, wishes: readonly (Wish & { id: string })[]): Promise<void> {
  const ended = await sendNow()
  if (ended !== 'done' && (await stillWaits(owner))) throw new Error('Older changes wait on this device, and it has no room for more.')
  for (const one of wishes) await said(one)
  await loadDirectly()
}

const said = <N extends QueuedName>({ call, input, id }: ChangeOf<N> & { id: string }) =>
  ask(call, input, { headers: { [IDEMPOTENCY_HEADER]: id } })

/** The shop's list, held in memory alone. */
export async function loadDirectly(): Promise<void> {
  cart.status = 'cannot-keep'
  const { value } = await ask('cartList', { type: CART_LIST_TYPE })
  cart.asOf = new Date().toISOString()
  showLines(value, [])
}

async function stillWaits(owner: string): Promise<boolean> {
  const mirror = connectedMirror()
  if (mirror === null) return false
  try {
    return (await readKept(mirror, owner)).queue.some(isOpen)
  } catch (error) {
    // No database at all, so nothing can wait in it.
    logOnly(error)
    return false
  }
}
