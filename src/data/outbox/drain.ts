import { AppError } from '#contract/errors.ts'
import { CART_LIST_TYPE } from '#contract/limits.ts'
import { call } from '#data/call.ts'
import { landCart } from '#data/mirror/cart.ts'
import type { Around } from './context.ts'
import type { Intent } from './intent.ts'
import { readKept } from './intents.ts'
import { savedOrderWaits } from './orders.ts'
import { headersOf, sayIntent } from './send-intent.ts'
import { confirm, putBack, refuse } from './apply-reply.ts'
import { type Sender, senderNow, takeOldest } from './claim-next.ts'
import { verdictOn } from './verdict.ts'

/**
 * How a drain ended.
 * - `done`: nothing waits any more, and the shop's list is here.
 * - `later`: it stopped at `error`, which may pass. Everything is kept, in order.
 * - `sign-in`: the shop does not know `token` any more. Everything is kept for `owner`.
 * - `nobody`: nobody is signed in on this device.
 */
export type Drained = { is: 'done' } | { is: 'later'; error: AppError } | ({ is: 'sign-in'; error: AppError } & Sender) | { is: 'nobody' }

/**
 * Sends what waits, oldest first, under one lock across tabs and worker, then asks for the shop's list under the same lock. Only intents of whoever is signed in
 * are sent, with that customer's token. What the shop refuses is given back to its owner, and the rest goes on.
 */
export const drain = (around: Around): Promise<Drained> =>
  around.port.exclusively(`outbox.${around.port.tenantId}`, async () => {
    let ended = around.seemsDown() || (await savedOrderWaits(around.mirror)) ? await knock(around) : null
    while (ended === null) ended = await oneStep(around)
    return ended
  })

/**
 * While the network seems to be down, asks something harmless first. An intent whose request failed may have arrived all the same, so it can never be folded or
 * taken back again; as long as this question goes unanswered, all of them still can. An order that was saved for later is never sent without it.
 */
async function knock(around: Around): Promise<Drained | null> {
  const from = await senderNow(around.mirror)
  if (from === null) return { is: 'nobody' }
  return ended(around, from, () => call(around.port, 'cartCount', {}, { headers: headersOf(from) }))
}

/** Sends one intent, or asks for the list when none is left. Null while there is more to do. */
async function oneStep(around: Around): Promise<Drained | null> {
  const taken = await takeOldest(around.mirror, around.port.now())
  if (taken.is === 'nobody') return taken
  const { from } = taken
  if (taken.is === 'intent') return ended(around, from, () => send(around, taken.intent, from))
  let landed = false
  const failed = await ended(around, from, async () => {
    landed = await askList(around, from)
  })
  return failed ?? (landed ? { is: 'done' } : null)
}

/** Does the work; when it fails for now, says how the drain ends. Signed in anew meanwhile, the old token's end means nothing, and it goes on. */
async function ended({ mirror }: Around, from: Sender, work: () => Promise<unknown>): Promise<Drained | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (verdictOn(error) !== 'sign-in') return { is: 'later', error }
    const now = await senderNow(mirror)
    return now?.token === from.token ? { is: 'sign-in', error, ...from } : null
  }
}

/** Sends one intent and settles it. Rejects only with what stops the queue. */
async function send({ port, mirror, changed }: Around, intent: Intent, from: Sender): Promise<void> {
  changed()
  try {
    await confirm(mirror, intent.id, await sayIntent(port, intent, from))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (verdictOn(error) !== 'refused') {
      await putBack(mirror, intent.id)
      throw error
    }
    const { field, result } = error.detail
    await refuse(mirror, intent.id, {
      code: error.code,
      say: error.message,
      ...(field === undefined ? {} : { field }),
      ...(result === undefined ? {} : { result }),
    })
  } finally {
    changed()
  }
}

/** Asks for the shop's list. What was confirmed before it was asked for is in it, and leaves the queue with its landing. False when it is to be asked again. */
async function askList({ port, mirror, changed }: Around, from: Sender): Promise<boolean> {
  const { queue, cart } = await readKept(mirror, from.owner)
  const confirmed = queue.filter(({ state }) => state === 'confirmed').map(({ id }) => id)
  const askedAt = port.now()
  const { value } = await call(port, 'cartList', { type: CART_LIST_TYPE }, { headers: headersOf(from) })
  const landed = await landCart(mirror, { owner: from.owner, lines: value, askedAt, after: cart?.round ?? 0, confirmed })
  changed()
  return landed
}
