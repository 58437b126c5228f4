import { ref } from 'valtio/vanilla'
import { showAddedNotice } from '#app/state/cart/added.ts'
import { cart } from '#app/state/cart/cart.ts'
import { cleanJobName } from '#app/state/cart/job.ts'
import { readCart } from '#app/state/cart/read.ts'
import { notifyOutboxChanged } from '#app/state/outbox/context.ts'
import { applyChanges, type ChangeOutcome } from '#app/state/outbox/make-change.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { logErrorOnly, showToast } from '#app/state/page/notices.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { AppError } from '#contract/errors.ts'
import { jobQuantitiesAfterChange, singleJobField } from '#contract/jobs/shares.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'
import { unitPriceAt } from '#contract/pricing/pricing.ts'
import { isPendingIntent, joinIds, lineIdsOf } from '#data/outbox/intent.ts'
import { readStoredCart, undoDeletes } from '#data/outbox/intents.ts'
import type { PendingChange } from '#data/outbox/merge-change-into-queue.ts'
import { discardIntent, retryIntent } from '#data/outbox/rejected.ts'
import { type AddedPart, displayedPartOf } from '#data/outbox/shows.ts'
import { namesOfLeft } from './names-of-left.ts'
import { changesToRestore } from './undo.ts'

const clampQuantity = (qty: number) => Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(qty)))

/** Whether a change is stored, on this device or by the server. For a change that is only in memory another message was shown already. */
const isChangeStored = (made: ChangeOutcome) => made === 'kept' || made === 'sent'

/** Returns the change that adds a part at the currently displayed price, for a job or ('') for none. */
function pendingAddChange(part: AddedPart, qty: number, job: string): PendingChange {
  const shows = displayedPartOf(part)
  const pieces = clampQuantity(qty)
  return {
    call: 'cartAdd',
    input: { mcode: part.mcode, qty: pieces, seen: unitPriceAt(shows, pieces), ...singleJobField(job, pieces) },
    shows,
  }
}

/** Adds pieces of a part to the cart. The part is a list row or a complete part. Buttons call add-to-cart.ts instead. */
export async function addLine(part: AddedPart, qty: number, job = ''): Promise<ChangeOutcome> {
  const made = await applyChanges([pendingAddChange(part, qty, job)])
  if (isChangeStored(made)) showAddedNotice(part.mcode, job)
  return made
}

/** Adds a list of parts to the cart at once, completely or not at all. `left`: numbers without a part, which the notice names. */
export async function addLines(
  parts: readonly { part: AddedPart; qty: number }[],
  left: readonly string[] = [],
  job = '',
): Promise<ChangeOutcome> {
  const made = await applyChanges(parts.map(({ part, qty }) => pendingAddChange(part, qty, job)))
  if (isChangeStored(made) && parts.length > 0) {
    if (left.length === 0) showToast(/*i18n*/ 'All of the list is in your cart.')
    else {
      const values = { taken: parts.length, all: parts.length + left.length, left: namesOfLeft(left) }
      showToast(/*i18n*/ '{taken} of {all} numbers of the list are in your cart. Not in it: {left}', values)
    }
  }
  return made
}

/** Sets the quantity of a line; 0 removes the line. */
export async function setQuantity(id: string, qty: number): Promise<ChangeOutcome> {
  if (qty >= 1) return applyChanges([quantityChange(id, clampQuantity(qty))])
  return (await removeLines([id])) === 'failed' ? 'failed' : 'kept'
}

/**
 * Returns the change that sets a line's quantity at its displayed price. It includes the line's jobs, so that the result is the same
 * whether the server receives every tap or only the last one.
 */
function quantityChange(id: string, qty: number): PendingChange {
  const line = cart.lines.find((one) => one.id === id)
  if (line === undefined) return { call: 'cartUpdate', input: { id, qty } }
  const jobs = line.jobs === undefined ? {} : { jobs: jobQuantitiesAfterChange(line, qty) }
  return { call: 'cartUpdate', input: { id, qty, seen: unitPriceAt(line, qty), ...jobs } }
}

/** Makes all pieces of a line be for a job; '' for none. */
export async function setLineJob(id: string, job: string): Promise<ChangeOutcome> {
  const line = cart.lines.find((one) => one.id === id)
  if (line === undefined) return 'kept'
  const { jobs = [] } = singleJobField(cleanJobName(job), line.qty)
  return applyChanges([{ call: 'cartUpdate', input: { id, qty: line.qty, seen: unitPriceAt(line, line.qty), jobs } }])
}

/** Records that the customer has seen and accepted the current prices of these lines. */
export const acceptPrices = (ids: readonly string[]): Promise<ChangeOutcome> =>
  applyChanges(cart.lines.filter(({ id }) => ids.includes(id)).map(({ id, qty }) => quantityChange(id, qty)))

/** Sets lines aside for a job; an empty name moves them back to the cart. */
export const setLinesAside = (ids: readonly string[], job: string): Promise<ChangeOutcome> =>
  applyChanges([{ call: 'cartSetAside', input: { ids: joinIds(ids), job: cleanJobName(job) } }])

/**
 * The result of removing lines. `deleted`: the server has removed them, or never had them. `waiting`: they are removed on this device, and
 * the server is told when it is reachable.
 */
export type RemovalOutcome = 'deleted' | 'waiting' | 'refused' | 'failed'

/**
 * Removes lines and shows the messages of section 8 of the specification: 'successfully delete' or 'fail to delete' after the server's
 * reply, 'operation failure' if there is neither a reply nor storage on this device. While the server is unreachable, the waiting change is
 * shown instead. `undoRemove` restores `cart.removed`.
 */
export async function removeLines(ids: readonly string[]): Promise<RemovalOutcome> {
  if (ids.length === 0) return 'deleted'
  const lines = cart.lines.filter((line) => ids.includes(line.id))
  try {
    const refusedBefore = await refusedDeleteIdsOf(ids)
    const made = await applyChanges([{ call: 'cartDeleteBatch', input: { ids: joinIds(ids) } }], 'throw')
    cart.removed = ref(lines.filter((line) => !line.onlyRefused))
    const removed = made === 'kept' ? await removalOutcomeOf(ids, refusedBefore) : 'deleted'
    if (removed === 'deleted') showToast(/*i18n*/ 'successfully delete')
    if (removed === 'refused') {
      endUndoFor(ids)
      showToast(/*i18n*/ 'fail to delete')
    }
    if (removed === 'waiting') showToast(/*i18n*/ 'Removed on this phone. The shop hears of it when there is a signal.')
    return removed
  } catch (error) {
    logErrorOnly(error)
    const refused = error instanceof AppError && !error.row.retry
    showToast(refused ? /*i18n*/ 'fail to delete' : /*i18n*/ 'operation failure')
    return refused ? 'refused' : 'failed'
  }
}

/** Does what "Clear All" says: removes all displayed lines of the cart. Lines that are set aside for a job remain. */
export const clearCart = (): Promise<RemovalOutcome> => removeLines(cart.lines.filter(({ job }) => job === '').map(({ id }) => id))

/**
 * Tries to send the removal of lines, then returns its result. `refusedBefore`: ids of earlier deletes, whose refusals do not belong to
 * this removal.
 */
async function removalOutcomeOf(ids: readonly string[], refusedBefore: ReadonlySet<string>): Promise<RemovalOutcome> {
  await sendOutboxNow()
  if (sessionOwner() === null || connectedMirror() === null) return 'waiting'
  const deletes = (await queuedDeletesOf(ids)).filter(({ id }) => !refusedBefore.has(id))
  if (deletes.some(({ state }) => state === 'refused')) return 'refused'
  return deletes.some(isPendingIntent) ? 'waiting' : 'deleted'
}

/** Returns the deletes of these lines that wait in this device's outbox. */
async function queuedDeletesOf(ids: readonly string[]) {
  const [owner, mirror] = [sessionOwner(), connectedMirror()]
  if (owner === null || mirror === null) return []
  const { queue } = await readStoredCart(mirror, owner)
  return queue.filter((intent) => intent.call === 'cartDeleteBatch' && lineIdsOf(intent).some((id) => ids.includes(id)))
}

/** Returns the ids of refused deletes of these lines. Empty if the database cannot be read, because then there is no outbox either. */
async function refusedDeleteIdsOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const deletes = await queuedDeletesOf(ids).catch(() => [])
  return new Set(deletes.flatMap(({ id, state }) => (state === 'refused' ? [id] : [])))
}

/** Ends the offer to undo for lines that are in the cart again. */
function endUndoFor(ids: readonly string[]): void {
  const isBack = (id: string) => ids.includes(id) && cart.lines.some((line) => line.id === id)
  if (cart.removed.some(({ id }) => isBack(id))) cart.removed = ref(cart.removed.filter(({ id }) => !isBack(id)))
}

/** Restores the lines that were removed last: a delete that is not sent yet is withdrawn, otherwise the lines are added again. */
export async function undoRemove(): Promise<ChangeOutcome> {
  const lines = cart.removed
  cart.removed = ref([])
  const [owner, mirror] = [sessionOwner(), connectedMirror()]
  if (lines.length === 0 || owner === null) return 'kept'
  if (mirror !== null && cart.status !== 'cannot-keep') {
    const ids = lines.map(({ id }) => id)
    await undoDeletes(mirror, { owner, madeAt: Date.now() }, ids).then(readCart).catch(logErrorOnly)
  }
  const made = await applyChanges(changesToRestore(lines, cart.lines))
  if (made === 'failed') cart.removed = ref(lines)
  return made
}

/** Sends a refused change again, as a new one. */
export const retryRejectedChange = (intentId: string): Promise<void> =>
  changeRejectedIntent((mirror) => retryIntent(mirror, intentId, Date.now()))

/** Discards a change that is refused or not sent yet. */
export const discardRejectedChange = (intentId: string): Promise<void> => changeRejectedIntent((mirror) => discardIntent(mirror, intentId))

async function changeRejectedIntent(work: (mirror: NonNullable<ReturnType<typeof connectedMirror>>) => Promise<void>): Promise<void> {
  const mirror = connectedMirror()
  if (mirror === null) return
  await work(mirror)
  notifyOutboxChanged()
  await readCart()
  void sendOutboxNow()
}
