import { ref } from 'valtio/vanilla'
import { type Made, makeChange } from '#app/state/outbox/make-change.ts'
import { outboxChanged, sendNow } from '#app/state/outbox/send.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { logOnly, showToast } from '#app/state/page/notices.ts'
import { AppError } from '#contract/errors.ts'
import { allFor, sharesAt } from '#contract/jobs/shares.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'
import { priceAt } from '#contract/pricing.ts'
import type { PendingChange } from '#data/outbox/fold.ts'
import { isOpen, joinIds, linesOf } from '#data/outbox/intent.ts'
import { readKept, takeBackDeletes } from '#data/outbox/intents.ts'
import { discardIntent, retryIntent } from '#data/outbox/rejected.ts'
import { type AddedPart, showsOf } from '#data/outbox/shows.ts'
import { showAdded } from './added.ts'
import { cart } from './cart.ts'
import { jobName } from './job.ts'
import { cartOwner } from './owner.ts'
import { readCart } from './read.ts'
import { changesToRestore } from './undo.ts'

const whole = (qty: number) => Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(qty)))

/** Stored on this device or by the server. Changes held in memory were reported elsewhere. */
const isSafe = (made: Made) => made === 'kept' || made === 'sent'

/** An add at the currently displayed price, for a job or ('') none. */
function pendingAddOf(part: AddedPart, qty: number, job: string): PendingChange {
  const shows = showsOf(part)
  const pieces = whole(qty)
  return { call: 'cartAdd', input: { mcode: part.mcode, qty: pieces, seen: priceAt(shows, pieces), ...allFor(job, pieces) }, shows }
}

/** Adds pieces of a part. Pass a list row or the complete part; buttons use add-to-cart.ts. */
export async function addLine(part: AddedPart, qty: number, job = ''): Promise<Made> {
  const made = await makeChange([pendingAddOf(part, qty, job)])
  if (isSafe(made)) showAdded(part.mcode, job)
  return made
}

/** Adds a whole list at once, completely or not at all. `left`: numbers without a part, which the notice names. */
export async function addLines(parts: readonly { part: AddedPart; qty: number }[], left: readonly string[] = [], job = ''): Promise<Made> {
  const made = await makeChange(parts.map(({ part, qty }) => pendingAddOf(part, qty, job)))
  if (isSafe(made) && parts.length > 0) {
    if (left.length === 0) showToast(/*i18n*/ 'All of the list is in your cart.')
    else {
      const values = { taken: parts.length, all: parts.length + left.length, left: left.join(', ') }
      showToast(/*i18n*/ '{taken} of {all} numbers of the list are in your cart. Not in it: {left}', values)
    }
  }
  return made
}

/** Sets the quantity of a line; 0 removes it. */
export async function setQuantity(id: string, qty: number): Promise<Made> {
  if (qty >= 1) return makeChange([quantityOf(id, whole(qty))])
  return (await removeLines([id])) === 'failed' ? 'failed' : 'kept'
}

/**
 * A change of a line's quantity at its displayed price. It includes the line's jobs, so that the server gets the same result from every tap
 * or from the last alone.
 */
function quantityOf(id: string, qty: number): PendingChange {
  const line = cart.lines.find((one) => one.id === id)
  if (line === undefined) return { call: 'cartUpdate', input: { id, qty } }
  const jobs = line.jobs === undefined ? {} : { jobs: sharesAt(line, qty) }
  return { call: 'cartUpdate', input: { id, qty, seen: priceAt(line, qty), ...jobs } }
}

/** Assigns all pieces of a line to a job; '' for none. */
export async function setLineJob(id: string, job: string): Promise<Made> {
  const line = cart.lines.find((one) => one.id === id)
  if (line === undefined) return 'kept'
  const { jobs = [] } = allFor(jobName(job), line.qty)
  return makeChange([{ call: 'cartUpdate', input: { id, qty: line.qty, seen: priceAt(line, line.qty), jobs } }])
}

/** The customer has seen and accepted the current prices of these lines. */
export const acceptPrices = (ids: readonly string[]): Promise<Made> =>
  makeChange(cart.lines.filter(({ id }) => ids.includes(id)).map(({ id, qty }) => quantityOf(id, qty)))

/** Sets lines aside for a job; an empty name moves them back to the cart. */
export const setAside = (ids: readonly string[], job: string): Promise<Made> =>
  makeChange([{ call: 'cartSetAside', input: { ids: joinIds(ids), job: jobName(job) } }])

/** `deleted`: the server has done it, or never had the line. `waiting`: removed here; the server will be informed when reachable. */
export type Removed = 'deleted' | 'waiting' | 'refused' | 'failed'

/**
 * Removes lines and shows the messages of the specification (section 8): 'successfully delete' or 'fail to delete' after the server's
 * reply, 'operation failure' if there was neither a reply nor local storage. While the server is unreachable, the pending change is shown
 * instead. `undoRemove` restores `cart.removed`.
 */
export async function removeLines(ids: readonly string[]): Promise<Removed> {
  if (ids.length === 0) return 'deleted'
  const lines = cart.lines.filter((line) => ids.includes(line.id))
  try {
    const refusedBefore = await refusedDeletesOf(ids)
    const made = await makeChange([{ call: 'cartDeleteBatch', input: { ids: joinIds(ids) } }], 'throw')
    cart.removed = ref(lines.filter((line) => !line.onlyRefused))
    const removed = made === 'kept' ? await outcomeOf(ids, refusedBefore) : 'deleted'
    if (removed === 'deleted') showToast(/*i18n*/ 'successfully delete')
    if (removed === 'refused') {
      offerNoUndoOf(ids)
      showToast(/*i18n*/ 'fail to delete')
    }
    if (removed === 'waiting') showToast(/*i18n*/ 'Removed on this phone. The shop hears of it when there is a signal.')
    return removed
  } catch (error) {
    logOnly(error)
    const refused = error instanceof AppError && !error.row.retry
    showToast(refused ? /*i18n*/ 'fail to delete' : /*i18n*/ 'operation failure')
    return refused ? 'refused' : 'failed'
  }
}

/** "Clear All": deletes every displayed line of the cart. Lines set aside for a job remain. */
export const clearCart = (): Promise<Removed> => removeLines(cart.lines.filter(({ job }) => job === '').map(({ id }) => id))

/**
 * The result of a delete after an attempt to send it. `refusedBefore`: ids of earlier deletes, whose refusals do not belong to this one.
 */
async function outcomeOf(ids: readonly string[], refusedBefore: ReadonlySet<string>): Promise<Removed> {
  await sendNow()
  if (cartOwner() === null || connectedMirror() === null) return 'waiting'
  const deletes = (await deletesOf(ids)).filter(({ id }) => !refusedBefore.has(id))
  if (deletes.some(({ state }) => state === 'refused')) return 'refused'
  return deletes.some(isOpen) ? 'waiting' : 'deleted'
}

/** Deletes of these lines in the queue of this device. */
async function deletesOf(ids: readonly string[]) {
  const [owner, mirror] = [cartOwner(), connectedMirror()]
  if (owner === null || mirror === null) return []
  const { queue } = await readKept(mirror, owner)
  return queue.filter((intent) => intent.call === 'cartDeleteBatch' && linesOf(intent).some((id) => ids.includes(id)))
}

/** None if the database cannot be read: then there is no queue either. */
async function refusedDeletesOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const deletes = await deletesOf(ids).catch(() => [])
  return new Set(deletes.flatMap(({ id, state }) => (state === 'refused' ? [id] : [])))
}

/** Lines that are in the cart again need no undo. */
function offerNoUndoOf(ids: readonly string[]): void {
  const isBack = (id: string) => ids.includes(id) && cart.lines.some((line) => line.id === id)
  if (cart.removed.some(({ id }) => isBack(id))) cart.removed = ref(cart.removed.filter(({ id }) => !isBack(id)))
}

/** Restores the last removed lines: an unsent delete is withdrawn, otherwise the lines are added again. */
export async function undoRemove(): Promise<Made> {
  const lines = cart.removed
  cart.removed = ref([])
  const [owner, mirror] = [cartOwner(), connectedMirror()]
  if (lines.length === 0 || owner === null) return 'kept'
  if (mirror !== null && cart.status !== 'cannot-keep') {
    const ids = lines.map(({ id }) => id)
    await takeBackDeletes(mirror, { owner, madeAt: Date.now() }, ids).then(readCart).catch(logOnly)
  }
  const made = await makeChange(changesToRestore(lines, cart.lines))
  if (made === 'failed') cart.removed = ref(lines)
  return made
}

/** Retries a refused change as a new one. */
export const retry = (intentId: string): Promise<void> => changeRejected((mirror) => retryIntent(mirror, intentId, Date.now()))

/** Discards a refused or unsent change. */
export const discard = (intentId: string): Promise<void> => changeRejected((mirror) => discardIntent(mirror, intentId))

async function changeRejected(work: (mirror: NonNullable<ReturnType<typeof connectedMirror>>) => Promise<void>): Promise<void> {
  const mirror = connectedMirror()
  if (mirror === null) return
  await work(mirror)
  outboxChanged()
  await readCart()
  void sendNow()
}
