import { AppError } from '#contract/errors.ts'
import { CART_LIST_TYPE } from '#contract/limits.ts'
import { sendCall } from '#data/call.ts'
import { storeCart } from '#data/mirror/cart.ts'
import { confirmIntent, markIntentRefused, markIntentUnanswered } from './apply-reply.ts'
import { claimNextIntent, readCurrentSender, type Sender } from './claim-next-intent.ts'
import type { OutboxContext } from './context.ts'
import type { Intent } from './intent.ts'
import { readStoredCart } from './intents.ts'
import { hasUnsentLimitedOrder } from './orders.ts'
import { senderHeaders, sendIntent } from './send-intent.ts'
import { findVerdict, isCartRefused, isServerError, isUserRefused } from './verdict.ts'

/**
 * The result of sending the queue.
 * - `done`: the queue is empty, and the server's cart is stored.
 * - `stopped`: sending stopped with a temporary `error`. The queue is kept in order.
 * - `sign-in`: the server rejects `token`, or does not let its owner use the cart. The queue is kept for `owner`.
 * - `nobody`: nobody is signed in on this device.
 */
export type DrainResult =
  | { type: 'done' }
  | { type: 'stopped'; error: AppError }
  | ({ type: 'sign-in'; error: AppError } & Sender)
  | { type: 'nobody' }

/**
 * Sends the queue, oldest change first, while no other tab or worker does, and then requests the cart from the server. Only changes of the
 * signed-in user are sent, with the user's token. Refused changes are marked for their owner, and sending continues.
 */
export const drainOutbox = (context: OutboxContext): Promise<DrainResult> =>
  context.port.exclusively(`outbox.${context.port.tenantId}`, async () => {
    let ended = context.isProbablyOffline() || (await hasUnsentLimitedOrder(context.mirror)) ? await checkNetwork(context) : null
    while (ended === null) ended = await sendNextIntent(context)
    return ended
  })

/**
 * Sends a read-only request first if the network is probably unavailable. A change whose request failed may still have arrived, so it can
 * no longer be merged or withdrawn; after a failed read-only request, all changes still can. An order that was saved for later is never
 * sent without this request. A server that only refuses the request is reachable.
 */
async function checkNetwork(context: OutboxContext): Promise<DrainResult | null> {
  const from = await readCurrentSender(context.mirror)
  if (from === null) return { type: 'nobody' }
  const asked = () => sendCall(context.port, 'cartCount', {}, { headers: senderHeaders(from) })
  return runDrainStep(context, from, asked, 'question')
}

/** Sends one change, or requests the cart if the queue is empty. Returns null if there is more to do. */
async function sendNextIntent(context: OutboxContext): Promise<DrainResult | null> {
  const claimed = await claimNextIntent(context.mirror, context.port.now())
  if (claimed.type === 'nobody') return claimed
  const { sender } = claimed
  if (claimed.type === 'intent') return runDrainStep(context, sender, () => sendClaimedIntent(context, claimed.intent, sender), 'change')
  let stored = false
  const load = async () => {
    stored = await fetchCart(context, sender)
  }
  const failed = await runDrainStep(context, sender, load, 'list')
  return failed ?? (stored ? { type: 'done' } : null)
}

/**
 * Runs work and returns the result with which sending must stop; null if sending may continue, as after the refusal of a read-only request.
 * When the cart is requested, more errors count as a refusal (`isCartRefused`). If the user has signed in again meanwhile, the rejection of
 * the old token is ignored.
 */
async function runDrainStep(
  { mirror, port }: OutboxContext,
  from: Sender,
  work: () => Promise<unknown>,
  asked: 'change' | 'question' | 'list',
): Promise<DrainResult | null> {
  try {
    await work()
    return null
  } catch (thrown) {
    const ofList = asked === 'list' || thrown instanceof CartListFailedError
    const error = thrown instanceof CartListFailedError ? thrown.error : thrown
    if (!(error instanceof AppError)) throw error
    const verdict = ofList ? null : await findVerdict(port, error)
    if (asked === 'question' && verdict === 'refused') return null
    const refused = verdict === null ? await isCartRefused(port, error) : isUserRefused(error, verdict)
    if (!refused) return { type: 'stopped', error }
    const now = await readCurrentSender(mirror)
    return now === null || now.token === from.token ? { type: 'sign-in', error, ...from } : null
  }
}

/** The error when the cart that a change depends on could not be fetched. */
class CartListFailedError extends Error {
  constructor(readonly error: AppError) {
    super(error.message, { cause: error })
  }
}

/** Maximum number of HTTP 500 replies for one change. After that the change is refused, and sending continues. */
export const MAX_SERVER_ERRORS = 10

/**
 * Sends one change and stores the result. Rejects only if sending the queue must stop. If it must stop because the server refuses the whole
 * cart, the change stays as it was.
 */
async function sendClaimedIntent({ port, mirror, notifyChanged: changed }: OutboxContext, intent: Intent, from: Sender): Promise<void> {
  changed()
  try {
    await confirmIntent(mirror, intent.id, await sendIntent(port, intent, from))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const mistakes = (intent.mistakes ?? 0) + (isServerError(error) ? 1 : 0)
    const stops =
      mistakes >= MAX_SERVER_ERRORS
        ? null
        : (await findVerdict(port, error)) === 'refused'
          ? await cartRefusalError(port, error, from)
          : error
    if (stops !== null) {
      await markIntentUnanswered(mirror, intent.id, mistakes)
      throw stops
    }
    const { field, result } = error.detail
    await markIntentRefused(mirror, intent.id, {
      code: error.code,
      say: error.message,
      ...(field === undefined ? {} : { field }),
      ...(result === undefined ? {} : { result }),
    })
  } finally {
    changed()
  }
}

/**
 * Finds out whether a 403 reply to a change concerns the change or the user. If it concerns the user, the server refuses the whole cart,
 * and the returned error says so. Otherwise returns null.
 */
async function cartRefusalError(port: OutboxContext['port'], { detail }: AppError, from: Sender): Promise<CartListFailedError | null> {
  if (detail.envelope?.status !== 403 && detail.envelope?.code !== 403) return null
  try {
    await sendCall(port, 'cartList', { type: CART_LIST_TYPE }, { headers: senderHeaders(from) })
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return new CartListFailedError(error)
  }
}

/**
 * Requests the cart from the server. Changes that were confirmed before the request are in it, and leave the queue when the cart is stored.
 * Returns false if the cart must be requested again.
 */
async function fetchCart({ port, mirror, notifyChanged: changed }: OutboxContext, from: Sender): Promise<boolean> {
  const { queue, cart } = await readStoredCart(mirror, from.owner)
  const confirmed = queue.filter(({ state }) => state === 'confirmed').map(({ id }) => id)
  const askedAt = port.now()
  const { value } = await sendCall(port, 'cartList', { type: CART_LIST_TYPE }, { headers: senderHeaders(from) })
  const stored = await storeCart(mirror, {
    owner: from.owner,
    lines: value,
    askedAt,
    cartRevisionAtRequest: cart?.round ?? 0,
    confirmedIds: confirmed,
  })
  changed()
  return stored
}
