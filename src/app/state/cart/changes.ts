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
import { cartOwner } from './owner.ts'
import { readCart } from './read.ts'
import { changesToRestore } from './undo.ts'

const whole = (qty: number) => Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(qty)))

/** This device or the shop has it. What the page alone holds was said by whoever held it. */
const isSafe = (made: Made) => made === 'kept' || made === 'sent'

/** More pieces of a part, at the price that the page shows now, for a job or ('') none. */
function pendingAddOf(part: AddedPart, qty: number, job: string): PendingChange {
  const shows = showsOf(part)
  const pieces = whole(qty)
  return { call: 'cartAdd', input: { mcode: part.mcode, qty: pieces, seen: priceAt(shows, pieces), ...allFor(job, pieces) }, shows }
}

/**
 * Puts more pieces of a part into the cart. Take a list row or the whole part; the button of a card or part page goes by add-to-cart.ts.
 */
export async function addLine(part: AddedPart, qty: number, job = ''): Promise<Made> {
  const made = await makeChange([pendingAddOf(part, qty, job)])
  if (isSafe(made)) showAdded(part.mcode, job)
  return made
}

/**
 * Puts a whole list into the cart with one press: all of it is written down, or none. `left`: numbers of the list that have no part in it,
 * which are named.
 */
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
 * A quantity of a line, at the price that it shows. What its pieces are for is said with it, as the line shows it: the shop then has the same
 * whether it hears of each tap or of the last alone.
 */
function quantityOf(id: string, qty: number): PendingChange {
  const line = cart.lines.find((one) => one.id === id)
  if (line === undefined) return { call: 'cartUpdate', input: { id, qty } }
  const jobs = line.jobs === undefined ? {} : { jobs: sharesAt(line, qty) }
  return { call: 'cartUpdate', input: { id, qty, seen: priceAt(line, qty), ...jobs } }
}

/** All pieces of a line are for this job; '' for none. */
export async function setLineJob(id: string, job: string): Promise<Made> {
  const line = cart.lines.find((one) => one.id === id)
  if (line === undefined) return 'kept'
  const { jobs = [] } = allFor(job.replace(/\s+/g, ' ').trim(), line.qty)
  return makeChange([{ call: 'cartUpdate', input: { id, qty: line.qty, seen: priceAt(line, line.qty), jobs } }])
}

/** The customer has seen what these lines cost now, and takes it. */
export const acceptPrices = (ids: readonly string[]): Promise<Made> =>
  makeChange(cart.lines.filter(({ id }) => ids.includes(id)).map(({ id, qty }) => quantityOf(id, qty)))

/** Sets lines aside for a named job; an empty name puts them back into the cart. */
export const setAside = (ids: readonly string[], job: string): Promise<Made> =>
  makeChange([{ call: 'cartSetAside', input: { ids: joinIds(ids), job } }])

/** `deleted`: the shop has done it, or never knew the line. `waiting`: gone here; the shop hears of it when it can be reached. */
export type Removed = 'deleted' | 'waiting' | 'refused' | 'failed'

/**
 * Removes lines and says what section 8 of the specification wants said: of the shop's own answer 'successfully delete' or 'fail to
 * delete', and 'operation failure' when there was neither an answer nor room to keep the change. While the shop is out of reach it has said
 * nothing yet: then it is said where the change waits. `cart.removed` holds what `undoRemove` puts back.
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

/** "Clear All": every line that this device shows in the cart. What is set aside for a job stays. */
export const clearCart = (): Promise<Removed> => removeLines(cart.lines.filter(({ job }) => job === '').map(({ id }) => id))

/** What became of a delete once the shop was tried. `refusedBefore`: ids of earlier deletes, whose refusal says nothing of this one. */
async function outcomeOf(ids: readonly string[], refusedBefore: ReadonlySet<string>): Promise<Removed> {
  await sendNow()
  if (cartOwner() === null || connectedMirror() === null) return 'waiting'
  const deletes = (await deletesOf(ids)).filter(({ id }) => !refusedBefore.has(id))
  if (deletes.some(({ state }) => state === 'refused')) return 'refused'
  return deletes.some(isOpen) ? 'waiting' : 'deleted'
}

/** What is in the queue of this device that deletes one of these lines. */
async function deletesOf(ids: readonly string[]) {
  const [owner, mirror] = [cartOwner(), connectedMirror()]
  if (owner === null || mirror === null) return []
  const { queue } = await readKept(mirror, owner)
  return queue.filter((intent) => intent.call === 'cartDeleteBatch' && linesOf(intent).some((id) => ids.includes(id)))
}

/** None on a device that cannot be read: it keeps no queue either. */
async function refusedDeletesOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const deletes = await deletesOf(ids).catch(() => [])
  return new Set(deletes.flatMap(({ id, state }) => (state === 'refused' ? [id] : [])))
}

/** Lines that are in the cart again have nothing to undo. */
function offerNoUndoOf(ids: readonly string[]): void {
  const isBack = (id: string) => ids.includes(id) && cart.lines.some((line) => line.id === id)
  if (cart.removed.some(({ id }) => isBack(id))) cart.removed = ref(cart.removed.filter(({ id }) => !isBack(id)))
}

/** Puts back what was removed last, as it was: a delete that was never sent is taken back, otherwise the lines are added again. */
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

/** Asks the shop for a refused change once more, as a new one. */
export const retry = (intentId: string): Promise<void> => changeRejected((mirror) => retryIntent(mirror, intentId, Date.now()))

/** Gives a change up: a refused one, or one that was never sent. */
export const discard = (intentId: string): Promise<void> => changeRejected((mirror) => discardIntent(mirror, intentId))

async function changeRejected(work: (mirror: NonNullable<ReturnType<typeof connectedMirror>>) => Promise<void>): Promise<void> {
  const mirror = connectedMirror()
  if (mirror === null) return
  await work(mirror)
  outboxChanged()
  await readCart()
  void sendNow()
}
