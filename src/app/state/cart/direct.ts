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

/** The shop's last list, where the device has no database for it. */
let lines: readonly CartLine[] = []
/** What the shop refused, by the id of the change, until whoever made it has heard of it. */
const refusals = new Map<string, AppError>()
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let following = false
let running: Promise<void> | null = null

/**
 * The way of a change of the cart on a device that keeps nothing: held by this page, and sent to the shop at once, or as soon as it
 * answers. Says `held` while something waits for that, and `sent` once the shop has taken all. Rejects with what the shop refused it for.
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

/** Gives changes up that this page holds: who made them is told that they failed. */
export async function abandonHeld(changes: readonly { id: string }[]): Promise<void> {
  for (const { id } of changes) release(id)
  await showHeld()
}

/**
 * Sends what this page holds, then asks for the shop's list. Rejects with what stopped it: the rest stays held. What the shop refuses is
 * given up.
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
    // What waits from better days goes first, or the shop would hear things in the wrong order.
    const ended = await sendNow()
    if (ended !== 'done' && (await stillWaits(owner))) throw new AppError('no-network')
    // What is made while the list is on its way goes too: nobody else would send it.
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

/** Says it to the shop. Null when it is done; rejects with what may pass. */
async function refusalOf(change: Intent): Promise<AppError | null> {
  try {
    await request(change)
    return null
  } catch (error) {
    // Another tab's press was folded into it where the database had written it down after all: with that the shop has it.
    if (error instanceof AppError && error.code === 'key-reused') return null
    if (error instanceof AppError && (await verdictHere(error)) === 'refused') return error
    throw error
  }
}

const request = <N extends QueuedName>({ call, input, id }: ChangeOf<N> & { id: string }) =>
  ask(call, input, { headers: { [IDEMPOTENCY_HEADER]: id } })

/** Nobody waits for the answer any more: what the shop refuses is said. */
async function sendLater(owner: string): Promise<void> {
  if (cartOwner() !== owner || heldOf(owner).length === 0) return
  await sendHeld(owner).catch(logOnly)
  toastRefusals()
}

/** Of changes whose makers have gone on. */
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

/** What the device knows, with what this page holds; where it knows nothing, the shop's last list. */
async function showHeld(): Promise<void> {
  try {
    await readCart()
  } catch (error) {
    noteStorageFailure(error)
    showLines(lines, [])
  }
}

/** The device's database cannot be used, for this reason. */
export function noteStorageFailure(error: unknown): void {
  logOnly(error)
  cart.status = 'cannot-keep'
  cart.outdated = error instanceof NewerDatabase
}

/** "Send now", also where this device keeps nothing. */
export async function sendWaiting(): Promise<void> {
  const owner = cartOwner()
  if (owner !== null && heldOf(owner).length > 0) await sendHeld(owner).catch(logOnly)
  else await sendNow()
}

async function verdictHere(error: AppError) {
  const port = connectedPort()
  return port === null ? 'retry' : verdictIn(port, error)
}

/** The shop's list, held in memory alone. Section 8, Cart load fails, holds here too. */
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
    // No database at all, so nothing can wait in it.
    logOnly(error)
    return false
  }
}
