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
 * The result of a drain.
 * - `done`: the queue is empty, and the server's list is stored.
 * - `stopped`: a temporary `error`. The queue is kept in order.
 * - `sign-in`: the server rejects `token`, or refuses its owner access to the cart. The queue is kept for `owner`.
 * - `nobody`: nobody is signed in on this device.
 */
export type Drained =
  | { type: 'done' }
  | { type: 'stopped'; error: AppError }
  | ({ type: 'sign-in'; error: AppError } & Sender)
  | { type: 'nobody' }

/**
 * Sends the queue, oldest first, under one lock across tabs and worker, then requests the server's list under the same lock. Only intents
 * of the signed-in user are sent, with their token. Refused intents are marked for their owner, and the rest continues.
 */
export const drain = (context: OutboxContext): Promise<Drained> =>
  context.port.exclusively(`outbox.${context.port.tenantId}`, async () => {
    let ended = context.seemsDown() || (await savedOrderWaits(context.mirror)) ? await probe(context) : null
    while (ended === null) ended = await oneStep(context)
    return ended
  })

/**
 * If the network is probably unavailable, sends a read-only request first. An intent whose request failed may still have arrived, so it can
 * no longer be folded or withdrawn; without this request, all intents still can. An order that was saved for later is never sent without
 * it. A server that only refuses this request is reachable.
 */
async function probe(context: OutboxContext): Promise<Drained | null> {
  const from = await senderNow(context.mirror)
  if (from === null) return { type: 'nobody' }
  const asked = () => call(context.port, 'cartCount', {}, { headers: headersOf(from) })
  return endOf(context, from, asked, 'question')
}

/** Sends one intent, or requests the list if the queue is empty. Null if there is more to do. */
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
 * Runs the work; if it fails temporarily, returns the drain's result. A refusal of an intent concerns the customer's own cart, unless it
 * was a read-only request. For the list more errors count as a refusal (`refusesCart`). If the user signed in again meanwhile, the old
 * token's rejection is ignored.
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

/** The list that a change depends on could not be fetched. */
class ListFailed extends Error {
  constructor(readonly error: AppError) {
    super(error.message, { cause: error })
  }
}

/** Maximum number of HTTP 500 replies for one change; then it is refused, and the rest continues. */
export const MAX_MISTAKES = 10

/**
 * Sends one intent and stores the result. Rejects only if the queue must stop, including when the server refuses the whole cart, which
 * leaves the intent unchanged.
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

/** A 403 may concern the change or the user: in the second case the whole cart is refused, and the change is not at fault. */
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
 * Requests the server's list. Intents confirmed before the request are in it, and leave the queue when it is stored. False if it must be
 * requested again.
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
