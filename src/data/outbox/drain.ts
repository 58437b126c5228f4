import { AppError } from '#contract/errors.ts'
import { CART_LIST_TYPE } from '#contract/limits.ts'
import { call } from '#data/call.ts'
import { storeCart } from '#data/mirror/cart.ts'
import { applyConfirmed, applyRefused, applyUnanswered } from './apply-reply.ts'
import { claimNext, type Sender, senderNow } from './claim-next.ts'
import type { OutboxContext } from './context.ts'
import type { Intent } from './intent.ts'
import { readKept } from './intents.ts'
import { savedOrderWaits } from './orders.ts'
import { headersOf, sendIntent } from './send-intent.ts'
import { isMistake, refusesCart, refusesOwner, verdictIn } from './verdict.ts'

/**
 * How a drain ended.
 * - `done`: nothing waits any more, and the shop's list is here.
 * - `stopped`: at `error`, which may pass. Everything is kept, in order.
 * - `sign-in`: the shop does not take `token` any more, or refuses its owner the cart. Everything is kept for `owner`.
 * - `nobody`: nobody is signed in on this device.
 */
export type Drained =
  | { type: 'done' }
  | { type: 'stopped'; error: AppError }
  | ({ type: 'sign-in'; error: AppError } & Sender)
  | { type: 'nobody' }

/**
 * Sends what waits, oldest first, under one lock across tabs and worker, then asks for the shop's list under the same lock. Only intents of
 * whoever is signed in are sent, with that customer's token. What the shop refuses is given back to its owner, and the rest goes on.
 */
export const drain = (context: OutboxContext): Promise<Drained> =>
  context.port.exclusively(`outbox.${context.port.tenantId}`, async () => {
    let ended = context.seemsDown() || (await savedOrderWaits(context.mirror)) ? await probe(context) : null
    while (ended === null) ended = await oneStep(context)
    return ended
  })

/**
 * While the network seems to be down, asks something harmless first. An intent whose request failed may have arrived all the same, so it
 * can never be folded or taken back again; as long as this question goes unanswered, all of them still can. An order that was saved for
 * later is never sent without it. A shop that answers and refuses only this question is there.
 */
async function probe(context: OutboxContext): Promise<Drained | null> {
  const from = await senderNow(context.mirror)
  if (from === null) return { type: 'nobody' }
  const asked = () => call(context.port, 'cartCount', {}, { headers: headersOf(from) })
  return endOf(context, from, asked, 'question')
}

/** Sends one intent, or asks for the list when none is left. Null while there is more to do. */
async function oneStep(context: OutboxContext): Promise<Drained | null> {
  const claimed = await claimNext(context.mirror, context.port.now())
  if (claimed.type === 'nobody') return claimed
  const { from } = claimed
  if (claimed.type === 'intent') return endOf(context, from, () => send(context, claimed.intent, from), 'change')
  let stored = false
  const load = async () => {
    stored = await askList(context, from)
  }
  const failed = await endOf(context, from, load, 'list')
  return failed ?? (stored ? { type: 'done' } : null)
}

/**
 * Does the work; when it fails for now, says how the drain ends. What the shop refuses is the customer's own cart, unless it was a question
 * of which nothing hangs. What of the list is a refusal is wider (`refusesCart`). Signed in anew meanwhile, the old token's end means nothing, and it goes on.
 */
async function endOf(
  { mirror, port }: OutboxContext,
  from: Sender,
  work: () => Promise<unknown>,
  asked: 'change' | 'question' | 'list',
): Promise<Drained | null> {
  try {
    await work()
    return null
  } catch (thrown) {
    const ofList = asked === 'list' || thrown instanceof ListFailed
    const error = thrown instanceof ListFailed ? thrown.error : thrown
    if (!(error instanceof AppError)) throw error
    const verdict = ofList ? null : await verdictIn(port, error)
    if (asked === 'question' && verdict === 'refused') return null
    const refused = verdict === null ? await refusesCart(port, error) : refusesOwner(error, verdict)
    if (!refused) return { type: 'stopped', error }
    const now = await senderNow(mirror)
    return now === null || now.token === from.token ? { type: 'sign-in', error, ...from } : null
  }
}

/** The list was asked for on a change's account, and did not come. */
class ListFailed extends Error {
  constructor(readonly error: AppError) {
    super(error.message, { cause: error })
  }
}

/** So often the shop itself may answer one change with HTTP 500; then its owner has to know, and the rest goes on. */
export const MAX_MISTAKES = 10

/**
 * Sends one intent and settles it. Rejects only with what stops the queue: also with the shop's refusal of the whole cart, which leaves the
 * change as it was.
 */
async function send({ port, mirror, changed }: OutboxContext, intent: Intent, from: Sender): Promise<void> {
  changed()
  try {
    await applyConfirmed(mirror, intent.id, await sendIntent(port, intent, from))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const mistakes = (intent.mistakes ?? 0) + (isMistake(error) ? 1 : 0)
    const stops =
      mistakes >= MAX_MISTAKES ? null : (await verdictIn(port, error)) === 'refused' ? await refusalOfCart(port, error, from) : error
    if (stops !== null) {
      await applyUnanswered(mirror, intent.id, mistakes)
      throw stops
    }
    const { field, result } = error.detail
    await applyRefused(mirror, intent.id, {
      code: error.code,
      say: error.message,
      ...(field === undefined ? {} : { field }),
      ...(result === undefined ? {} : { result }),
    })
  } finally {
    changed()
  }
}

/** A 403 may be about the change, or about who makes it: then the whole cart is refused, and no change is to blame. */
async function refusalOfCart(port: OutboxContext['port'], { detail }: AppError, from: Sender): Promise<ListFailed | null> {
  if (detail.envelope?.status !== 403 && detail.envelope?.code !== 403) return null
  try {
    await call(port, 'cartList', { type: CART_LIST_TYPE }, { headers: headersOf(from) })
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return new ListFailed(error)
  }
}

/**
 * Asks for the shop's list. What was confirmed before it was asked for is in it, and leaves the queue when it is stored. False when it is
 * to be asked again.
 */
async function askList({ port, mirror, changed }: OutboxContext, from: Sender): Promise<boolean> {
  const { queue, cart } = await readKept(mirror, from.owner)
  const confirmed = queue.filter(({ state }) => state === 'confirmed').map(({ id }) => id)
  const askedAt = port.now()
  const { value } = await call(port, 'cartList', { type: CART_LIST_TYPE }, { headers: headersOf(from) })
  const stored = await storeCart(mirror, { owner: from.owner, lines: value, askedAt, after: cart?.round ?? 0, confirmed })
  changed()
  return stored
}
