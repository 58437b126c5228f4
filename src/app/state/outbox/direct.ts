import { signOutRefused } from '#app/state/account/sign-out.ts'
import { cart } from '#app/state/cart/cart.ts'
import { cartCount } from '#app/state/cart/count.ts'
import { dropHeld, heldOf, holdInPage, markSent } from '#app/state/cart/held.ts'
import { readCart, showLines } from '#app/state/cart/read.ts'
import { ask, connectedPort } from '#app/state/page/ask.ts'
import { backoffMs } from '#app/state/page/backoff.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { onShopBack } from '#app/state/page/network.ts'
import { logOnly, showToast } from '#app/state/page/notices.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { currentToken } from '#app/state/session/session.ts'
import type { CartLine } from '#contract/cart/cart.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { CART_LIST_TYPE } from '#contract/limits.ts'
import { NewerDatabase } from '#data/mirror/newer-database.ts'
import type { PendingChange } from '#data/outbox/fold.ts'
import { type ChangeOf, type Intent, isOpen, type QueuedName } from '#data/outbox/intent.ts'
import { readStoredCart } from '#data/outbox/intents.ts'
import { findVerdict, refusesCart } from '#data/outbox/verdict.ts'
import { sendNow } from './send.ts'

/** The server's last list of cart lines, on a device without a database. */
let lines: readonly CartLine[] = []
/** The errors of refused changes by id of the change, until the caller has received them. */
const refusals = new Map<string, AppError>()
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let following = false
let running: Promise<void> | null = null

/**
 * Changes the cart on a device that cannot store changes: holds the change in memory and sends it at once, or when the server responds.
 * Returns `held` while something waits to be sent, and `sent` when the server has accepted everything. Rejects with the server's refusal.
 */
export async function changeDirectly(owner: string, changes: readonly (PendingChange & { id: string })[]): Promise<'sent' | 'held'> {
  const ids = holdInPage(owner, changes)
  await sendHeld(owner).catch(logOnly)
  const refused = ids.map((id) => refusals.get(id)).find((refusal) => refusal !== undefined)
  for (const id of ids) refusals.delete(id)
  toastRefusals()
  if (refused !== undefined) throw refused
  return heldOf(owner).length > 0 ? 'held' : 'sent'
}

/** Discards changes that are only in memory. Their callers are informed that they failed. */
export async function abandonHeld(changes: readonly { id: string }[]): Promise<void> {
  for (const { id } of changes) dropHeld(id)
  await showHeld()
}

/**
 * Sends the changes that are only in memory, then requests the server's list. Rejects with the error that stopped it; the other changes
 * stay in memory. Refused changes are discarded.
 */
function sendHeld(owner: string): Promise<void> {
  running ??= sendAll(owner).finally(() => {
    running = null
  })
  return running
}

async function sendAll(owner: string): Promise<void> {
  await showHeld()
  try {
    // The stored outbox is sent first, so that the server receives all changes in order.
    const ended = await sendNow()
    if (ended !== 'done' && (await stillWaits(owner))) throw new AppError('no-network')
    // Changes that are made while the list loads are sent too, because nothing else would send them.
    do {
      for (let [next] = heldOf(owner); next !== undefined; [next] = heldOf(owner)) {
        markSent(next.id)
        const refusal = await refusalOf(next)
        dropHeld(next.id)
        if (refusal !== null) refusals.set(next.id, refusal)
      }
      failures = 0
      await loadDirectly()
    } while (heldOf(owner).length > 0)
  } catch (error) {
    failures += 1
    if (heldOf(owner).length > 0) tryLater(owner)
    await showHeld()
    throw error
  }
}

/** Sends a change. Returns the error if the server refuses it, and null if the server accepts it. Rejects with temporary errors. */
async function refusalOf(change: Intent): Promise<AppError | null> {
  try {
    await request(change)
    return null
  } catch (error) {
    // If the database did store the change, another tab's change may have been merged into it, and then the server already has both.
    if (error instanceof AppError && error.code === 'key-reused') return null
    if (error instanceof AppError && (await verdictOfPort(error)) === 'refused') return error
    throw error
  }
}

const request = <N extends QueuedName>({ call, input, id }: ChangeOf<N> & { id: string }) =>
  ask(call, input, { headers: { [IDEMPOTENCY_HEADER]: id } })

/** Sends the changes in memory after their caller has stopped waiting. A refusal is shown as a toast. */
async function sendLater(owner: string): Promise<void> {
  if (sessionOwner() !== owner || heldOf(owner).length === 0) return
  await sendHeld(owner).catch(logOnly)
  toastRefusals()
}

/** Shows the refusals of changes whose callers no longer wait, as toasts. */
function toastRefusals(): void {
  for (const refusal of refusals.values()) showToast(refusal.message)
  refusals.clear()
}

function tryLater(owner: string): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sendLater(owner), backoffMs(failures, Math.random()))
  if (following) return
  following = true
  onShopBack(() => void sendLater(sessionOwner() ?? ''))
}

/** Shows the stored cart with the changes that are only in memory. Without a stored cart, the server's last list is shown. */
async function showHeld(): Promise<void> {
  try {
    await readCart()
  } catch (error) {
    noteStorageFailure(error)
    showLines(lines, [])
  }
}

/** Records that the device's database cannot be used, and why. */
export function noteStorageFailure(error: unknown): void {
  logOnly(error)
  cart.status = 'cannot-keep'
  cart.outdated = error instanceof NewerDatabase
}

/** Does what "Send now" says, also on a device without storage. */
export async function sendWaiting(): Promise<void> {
  const owner = sessionOwner()
  if (owner !== null && heldOf(owner).length > 0) await sendHeld(owner).catch(logOnly)
  else await sendNow()
}

async function verdictOfPort(error: AppError) {
  const port = connectedPort()
  return port === null ? 'retry' : findVerdict(port, error)
}

/** Loads the server's list into memory only. If loading fails, section 8 of the specification ("Cart load fails") applies here too. */
export async function loadDirectly(): Promise<void> {
  cart.status = 'cannot-keep'
  const [owner, token] = [sessionOwner(), currentToken()]
  const value = await requestServerLines().catch(async (error: unknown) => {
    const port = connectedPort()
    if (owner !== null && token !== null && port !== null && error instanceof AppError && (await refusesCart(port, error))) {
      console.error(error)
      cartCount.pieces = 0
      await signOutRefused({ owner, token, error })
    }
    throw error
  })
  cart.asOf = new Date().toISOString()
  lines = value
  showLines(lines, [])
}

const requestServerLines = async () => (await ask('cartList', { type: CART_LIST_TYPE })).value

async function stillWaits(owner: string): Promise<boolean> {
  const mirror = connectedMirror()
  if (mirror === null) return false
  try {
    return (await readStoredCart(mirror, owner)).queue.some(isOpen)
  } catch (error) {
    // A device without a database has no stored outbox.
    logOnly(error)
    return false
  }
}
