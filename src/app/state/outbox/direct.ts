import { signOutRefusedSession } from '#app/state/account/sign-out.ts'
import { cart } from '#app/state/cart/cart.ts'
import { cartCount } from '#app/state/cart/count.ts'
import { inMemoryChangesOf, markDirectlySent, removeInMemoryChange, storeChangesInMemory } from '#app/state/cart/held.ts'
import { readCart, showLines } from '#app/state/cart/read.ts'
import { callServer, connectedPort } from '#app/state/page/ask.ts'
import { backoffMs } from '#app/state/page/backoff.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { onNetworkRecovered } from '#app/state/page/network.ts'
import { logErrorOnly, showToast } from '#app/state/page/notices.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { currentToken } from '#app/state/session/session.ts'
import type { CartLine } from '#contract/cart/cart.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { CART_LIST_TYPE } from '#contract/limits.ts'
import { NewerDatabaseError } from '#data/mirror/newer-database.ts'
import { type ChangeOfCall, type Intent, isPendingIntent, type QueuedCallName } from '#data/outbox/intent.ts'
import { readStoredCart } from '#data/outbox/intents.ts'
import type { PendingChange } from '#data/outbox/merge-change-into-queue.ts'
import { findVerdict, isCartRefused } from '#data/outbox/verdict.ts'
import { sendOutboxNow } from './send.ts'

/** The server's last list of cart lines, on a device without a database. */
let serverLines: readonly CartLine[] = []
/** The errors of refused changes by id of the change, until the caller has received them. */
const collectedRefusals = new Map<string, AppError>()
let failureCount = 0
let retryTimer: ReturnType<typeof setTimeout> | undefined
let isWatchingNetwork = false
let runningSend: Promise<void> | null = null

/**
 * Changes the cart on a device that cannot store changes: holds the change in memory and sends it at once, or when the server responds.
 * Returns `held` while something waits to be sent, and `sent` when the server has accepted everything. Rejects with the server's refusal.
 */
export async function sendChangesDirectly(owner: string, changes: readonly (PendingChange & { id: string })[]): Promise<'sent' | 'held'> {
  const ids = storeChangesInMemory(owner, changes)
  await sendInMemoryChanges(owner).catch(logErrorOnly)
  const refused = ids.map((id) => collectedRefusals.get(id)).find((refusal) => refusal !== undefined)
  for (const id of ids) collectedRefusals.delete(id)
  toastRefusals()
  if (refused !== undefined) throw refused
  return inMemoryChangesOf(owner).length > 0 ? 'held' : 'sent'
}

/** Discards changes that are only in memory. Their callers are informed that they failed. */
export async function discardInMemoryChanges(changes: readonly { id: string }[]): Promise<void> {
  for (const { id } of changes) removeInMemoryChange(id)
  await showInMemoryChanges()
}

/**
 * Sends the changes that are only in memory, then requests the server's list. Rejects with the error that stopped it; the other changes
 * stay in memory. Refused changes are discarded.
 */
function sendInMemoryChanges(owner: string): Promise<void> {
  runningSend ??= sendInMemoryAndLoadCart(owner).finally(() => {
    runningSend = null
  })
  return runningSend
}

async function sendInMemoryAndLoadCart(owner: string): Promise<void> {
  await showInMemoryChanges()
  try {
    // The stored outbox is sent first, so that the server receives all changes in order.
    const ended = await sendOutboxNow()
    if (ended !== 'done' && (await hasWaitingChanges(owner))) throw new AppError('no-network')
    // Changes that are made while the list loads are sent too, because nothing else would send them.
    do {
      for (let [next] = inMemoryChangesOf(owner); next !== undefined; [next] = inMemoryChangesOf(owner)) {
        markDirectlySent(next.id)
        const refusal = await sendAndReturnRefusal(next)
        removeInMemoryChange(next.id)
        if (refusal !== null) collectedRefusals.set(next.id, refusal)
      }
      failureCount = 0
      await loadCartDirectly()
    } while (inMemoryChangesOf(owner).length > 0)
  } catch (error) {
    failureCount += 1
    if (inMemoryChangesOf(owner).length > 0) scheduleRetry(owner)
    await showInMemoryChanges()
    throw error
  }
}

/** Sends a change. Returns the error if the server refuses it, and null if the server accepts it. Rejects with temporary errors. */
async function sendAndReturnRefusal(change: Intent): Promise<AppError | null> {
  try {
    await sendChangeRequest(change)
    return null
  } catch (error) {
    // The database may have stored the change after all, and merged another tab's change into it. Then the server already has both.
    if (error instanceof AppError && error.code === 'key-reused') return null
    if (error instanceof AppError && (await classifyPortError(error)) === 'refused') return error
    throw error
  }
}

const sendChangeRequest = <N extends QueuedCallName>({ call, input, id }: ChangeOfCall<N> & { id: string }) =>
  callServer(call, input, { headers: { [IDEMPOTENCY_HEADER]: id } })

/** Sends the changes in memory after their caller has stopped waiting. A refusal is shown as a toast. */
async function retryInMemoryChanges(owner: string): Promise<void> {
  if (sessionOwner() !== owner || inMemoryChangesOf(owner).length === 0) return
  await sendInMemoryChanges(owner).catch(logErrorOnly)
  toastRefusals()
}

/** Shows the refusals of changes whose callers no longer wait, as toasts. */
function toastRefusals(): void {
  for (const refusal of collectedRefusals.values()) showToast(refusal.message)
  collectedRefusals.clear()
}

function scheduleRetry(owner: string): void {
  clearTimeout(retryTimer)
  retryTimer = setTimeout(() => void retryInMemoryChanges(owner), backoffMs(failureCount, Math.random()))
  if (isWatchingNetwork) return
  isWatchingNetwork = true
  onNetworkRecovered(() => void retryInMemoryChanges(sessionOwner() ?? ''))
}

/** Shows the stored cart with the changes that are only in memory. Without a stored cart, the server's last list is shown. */
async function showInMemoryChanges(): Promise<void> {
  try {
    await readCart()
  } catch (error) {
    recordStorageFailure(error)
    showLines(serverLines, [])
  }
}

/** Records that the device's database cannot be used, and why. */
export function recordStorageFailure(error: unknown): void {
  logErrorOnly(error)
  cart.status = 'cannot-keep'
  cart.isDatabaseNewer = error instanceof NewerDatabaseError
}

/** Sends the waiting changes when the user clicks "Send now", also on a device without storage. */
export async function sendWaitingChanges(): Promise<void> {
  const owner = sessionOwner()
  if (owner !== null && inMemoryChangesOf(owner).length > 0) await sendInMemoryChanges(owner).catch(logErrorOnly)
  else await sendOutboxNow()
}

async function classifyPortError(error: AppError) {
  const port = connectedPort()
  return port === null ? 'retry' : findVerdict(port, error)
}

/** Loads the server's list into memory only. If loading fails, section 8 of the specification ("Cart load fails") applies here too. */
export async function loadCartDirectly(): Promise<void> {
  cart.status = 'cannot-keep'
  const [owner, token] = [sessionOwner(), currentToken()]
  const value = await requestServerLines().catch(async (error: unknown) => {
    const port = connectedPort()
    if (owner !== null && token !== null && port !== null && error instanceof AppError && (await isCartRefused(port, error))) {
      console.error(error)
      cartCount.pieces = 0
      await signOutRefusedSession({ owner, token, error })
    }
    throw error
  })
  cart.asOf = new Date().toISOString()
  serverLines = value
  showLines(serverLines, [])
}

const requestServerLines = async () => (await callServer('cartList', { type: CART_LIST_TYPE })).value

async function hasWaitingChanges(owner: string): Promise<boolean> {
  const mirror = connectedMirror()
  if (mirror === null) return false
  try {
    return (await readStoredCart(mirror, owner)).queue.some(isPendingIntent)
  } catch (error) {
    // A device without a database has no stored outbox.
    logErrorOnly(error)
    return false
  }
}
