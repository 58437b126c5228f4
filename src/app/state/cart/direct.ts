import { currentToken } from '#app/state/account/session.ts'
import { signOutRefused } from '#app/state/account/sign-out.ts'
import { backoffMs } from '#app/state/outbox/backoff.ts'
import { sendNow } from '#app/state/outbox/send.ts'
import { ask, connectedPort } from '#app/state/page/ask.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { onShopBack } from '#app/state/page/network.ts'
import { logOnly, showToast } from '#app/state/page/notices.ts'
import type { CartLine } from '#contract/cart.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { CART_LIST_TYPE } from '#contract/limits.ts'
import { NewerDatabase } from '#data/mirror/newer-database.ts'
import type { PendingChange } from '#data/outbox/fold.ts'
import { type ChangeOf, type Intent, isOpen, type QueuedName } from '#data/outbox/intent.ts'
import { readKept } from '#data/outbox/intents.ts'
import { refusesCart, verdictIn } from '#data/outbox/verdict.ts'
import { cart } from './cart.ts'
import { cartCount } from './count.ts'
import { heldOf, holdInPage, markSent, release } from './held.ts'
import { cartOwner } from './owner.ts'
import { readCart, showLines } from './read.ts'

/** The server's last list, on a device without database. */
let lines: readonly CartLine[] = []
/** Refusals by id of the change, until the caller has received them. */
const refusals = new Map<string, AppError>()
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let following = false
let running: Promise<void> | null = null

/**
 * Handles a cart change on a device without storage: holds it in memory and sends it at once, or when the server responds. Returns `held`
 * while something is pending, and `sent` when the server has accepted all. Rejects with the server's refusal.
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

/** Discards changes held in memory: their callers are informed of the failure. */
export async function abandonHeld(changes: readonly { id: string }[]): Promise<void> {
  for (const { id } of changes) release(id)
  await showHeld()
}

/**
 * Sends the changes held in memory, then requests the server's list. Rejects with the error that stopped it: the rest stays held. Refused
 * changes are discarded.
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
    // The stored queue is sent first, so that the server receives changes in order.
    const ended = await sendNow()
    if (ended !== 'done' && (await stillWaits(owner))) throw new AppError('no-network')
    // Changes made while the list loads are sent too, because nothing else would send them.
    do {
      for (let [next] = heldOf(owner); next !== undefined; [next] = heldOf(owner)) {
        markSent(next.id)
        const refusal = await refusalOf(next)
        release(next.id)
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

/** Sends a change. Null if it is accepted; rejects with temporary errors. */
async function refusalOf(change: Intent): Promise<AppError | null> {
  try {
    await request(change)
    return null
  } catch (error) {
    // If the database did store it, another tab's change may have been folded into it: then the server already has it.
    if (error instanceof AppError && error.code === 'key-reused') return null
    if (error instanceof AppError && (await verdictHere(error)) === 'refused') return error
    throw error
  }
}

const request = <N extends QueuedName>({ call, input, id }: ChangeOf<N> & { id: string }) =>
  ask(call, input, { headers: { [IDEMPOTENCY_HEADER]: id } })

/** The caller no longer waits: a refusal is shown as a toast. */
async function sendLater(owner: string): Promise<void> {
  if (cartOwner() !== owner || heldOf(owner).length === 0) return
  await sendHeld(owner).catch(logOnly)
  toastRefusals()
}

/** Refusals of changes whose callers no longer wait. */
function toastRefusals(): void {
  for (const refusal of refusals.values()) showToast(refusal.message)
  refusals.clear()
}

function tryLater(owner: string): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sendLater(owner), backoffMs(failures, Math.random()))
  if (following) return
  following = true
  onShopBack(() => void sendLater(cartOwner() ?? ''))
}

/** Shows the stored cart with the changes held in memory; without a stored cart, the server's last list. */
async function showHeld(): Promise<void> {
  try {
    await readCart()
  } catch (error) {
    noteStorageFailure(error)
    showLines(lines, [])
  }
}

/** Records that the database is unusable, and why. */
export function noteStorageFailure(error: unknown): void {
  logOnly(error)
  cart.status = 'cannot-keep'
  cart.outdated = error instanceof NewerDatabase
}

/** "Send now", also on a device without storage. */
export async function sendWaiting(): Promise<void> {
  const owner = cartOwner()
  if (owner !== null && heldOf(owner).length > 0) await sendHeld(owner).catch(logOnly)
  else await sendNow()
}

async function verdictHere(error: AppError) {
  const port = connectedPort()
  return port === null ? 'retry' : verdictIn(port, error)
}

/** Loads the server's list into memory only. Section 8, Cart load fails, applies here too. */
export async function loadDirectly(): Promise<void> {
  cart.status = 'cannot-keep'
  const [owner, token] = [cartOwner(), currentToken()]
  const value = await listOfShop().catch(async (error: unknown) => {
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

const listOfShop = async () => (await ask('cartList', { type: CART_LIST_TYPE })).value

async function stillWaits(owner: string): Promise<boolean> {
  const mirror = connectedMirror()
  if (mirror === null) return false
  try {
    return (await readKept(mirror, owner)).queue.some(isOpen)
  } catch (error) {
    // Without a database there is no stored queue.
    logOnly(error)
    return false
  }
}
