import * as v from 'valibot'
import { ref } from 'valtio/vanilla'
import { addresses } from '#app/state/addresses/addresses.ts'
import { chooseJob } from '#app/state/cart/job.ts'
import { readCart } from '#app/state/cart/read.ts'
import { localOrders, readLocalOrders, rememberPlacedOrder } from '#app/state/orders/orders-here.ts'
import { notifyOutboxChanged } from '#app/state/outbox/context.ts'
import { queueChanges, showAndSendChanges } from '#app/state/outbox/make-change.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { callServer } from '#app/state/page/ask.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { showErrorNotice } from '#app/state/page/notices.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import type { CallInputOf } from '#contract/calls.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { jobQuantitiesField } from '#contract/jobs/shares.ts'
import { reopenOrderAsDraft } from '#data/outbox/orders.ts'
import type { SavedOrderLine } from '#data/outbox/saved-order.ts'
import { verdictByErrorKey } from '#data/outbox/verdict.ts'
import { uuid } from '#data/uuid.ts'
import { checkout, orderedLines } from './checkout.ts'
import { orderInputOf, parseTypedDollars } from './choices.ts'
import { editDraft, flushDraft, restartCheckout, restoreDraft, showDraft } from './draft.ts'
import { localBackOrderedPieces } from './later.ts'
import { findLimitsError } from './limits.ts'
import { pointsToSpend } from './points.ts'
import { applyRewardPoints, refreshQuote, showQuote } from './quote.ts'

/**
 * What follows after an order was sent. `placed`: the server has the order, with its own id. `waiting`: the order is stored on this device,
 * under its key. `stay`: the buyer must check something.
 */
export type PlacementOutcome = { type: 'placed' | 'waiting'; id: string } | { type: 'stay' }
const STAY_ON_PAGE: PlacementOutcome = { type: 'stay' }
const HOUR_MS = 60 * 60 * 1000

/** Runs an operation and ignores further clicks meanwhile. */
async function runUnlessPlacing(work: () => Promise<PlacementOutcome>): Promise<PlacementOutcome> {
  if (checkout.placing) return STAY_ON_PAGE
  Object.assign(checkout, { placing: true, refusal: null })
  try {
    return await work()
  } catch (error) {
    const known = error instanceof AppError ? error : new AppError('internal', {}, { cause: error })
    showErrorNotice(known)
    checkout.refusal = { message: known.message, field: known.detail.field ?? '' }
    return STAY_ON_PAGE
  } finally {
    checkout.placing = false
  }
}

/** Places the displayed order. The order has a key, so that it is placed only once. */
export const placeOrder = (): Promise<PlacementOutcome> =>
  runUnlessPlacing(async () => {
    const { draft } = checkout
    // If the buyer has typed a coupon without applying it, it is applied first, and the buyer checks the new totals.
    if (draft.couponTyped.trim() !== draft.coupon) {
      editDraft({ coupon: draft.couponTyped.trim() })
      await refreshQuote()
      return STAY_ON_PAGE
    }
    const points = pointsToSpend(draft)
    if (points === null) return STAY_ON_PAGE
    if (points !== (draft.points ?? 0)) {
      await applyRewardPoints(points)
      return STAY_ON_PAGE
    }
    const { quote } = draft
    if (quote === null || !checkout.fresh || quote.quoteHash === '') return STAY_ON_PAGE
    const input = orderInputOf(draft, addresses.rows, quote.lines, { quoteHash: quote.quoteHash })
    const cartLines = orderedLines()
    const lines = quote.lines.map(({ id, qty, amount, coreAmount, product: { name, mainImageUrl } }) => ({
      id,
      name,
      mainImageUrl,
      qty,
      amount,
      coreAmount,
      ...jobQuantitiesField(cartLines.find((line) => line.id === id)?.jobs ?? []),
    }))
    return input === null ? STAY_ON_PAGE : sendOrder(input, lines, quote.sums.total)
  })

/** Saves the order on this device. It is sent when the server is reachable, if the buyer's limits still hold. */
export const saveOrder = (): Promise<PlacementOutcome> =>
  runUnlessPlacing(async () => {
    const { draft } = checkout
    const highestTotal = parseTypedDollars(draft.highestTotal)
    if (findLimitsError() !== null || highestTotal === null) return STAY_ON_PAGE
    const expiresAt = new Date(Date.now() + draft.waitsHours * HOUR_MS).toISOString()
    editDraft({ coupon: draft.couponTyped.trim() })
    const input = orderInputOf(
      checkout.draft,
      addresses.rows,
      orderedLines().map((line) => ({ ...line, later: localBackOrderedPieces(line) })),
      { limits: { highestTotal, expiresAt } },
    )
    const lines = orderedLines().map(({ id, qty, amount, coreCharge, jobs = [], product: { name, mainImageUrl } }) => ({
      ...{ id, name, mainImageUrl, qty, amount, coreAmount: Math.round(coreCharge * 100 * qty) / 100, ...jobQuantitiesField(jobs) },
    }))
    return input === null ? STAY_ON_PAGE : sendOrder(input, lines, null)
  })

/** Stores the order under its key with everything the buyer typed, then tries to send it. */
async function sendOrder(input: CallInputOf<'orderPlace'>, lines: SavedOrderLine[], total: number | null): Promise<PlacementOutcome> {
  const owner = sessionOwner()
  if (owner === null) throw new AppError('sign-in-required')
  await flushDraft()
  const { draft } = checkout
  const { key } = draft
  if (!(await queueChanges(owner, [{ call: 'orderPlace', input, id: key, order: { draft, lines, total } }])))
    return sendDirectly(input, key)
  await showAndSendChanges()
  // A saved order is sent after the next page is shown. For an order that is placed now, the buyer waits for the reply.
  if (total !== null) await sendOutboxNow()
  await readLocalOrders()
  const placed = localOrders.placedByKey[key]
  if (placed === undefined && localOrders.unsent.some((order) => order.key === key && order.type === 'refused')) {
    await restoreCheckout(key)
    return STAY_ON_PAGE
  }
  await restartCheckout()
  chooseJob('')
  return placed === undefined ? { type: 'waiting', id: key } : { type: 'placed', id: placed.id }
}

/**
 * Sends the order on a device without storage. If there is no reply, checkout and key are kept, so that a retry is the same order. After a
 * refusal a retry is a new order.
 */
async function sendDirectly(input: CallInputOf<'orderPlace'>, key: string): Promise<PlacementOutcome> {
  const { value } = await callServer('orderPlace', input, { headers: { [IDEMPOTENCY_HEADER]: key } }).catch((error: unknown) => {
    if (error instanceof AppError && verdictByErrorKey(error) === 'refused') editDraft({ key: uuid() })
    throw error
  })
  rememberPlacedOrder(key, value)
  await restartCheckout()
  chooseJob('')
  return { type: 'placed', id: value.id }
}

/** Makes a refused or unsent order the current checkout again, with everything the buyer typed. Returns false if the order is neither. */
export async function restoreCheckout(key: string): Promise<boolean> {
  await restoreDraft()
  await flushDraft()
  const mirror = connectedMirror()
  const refusal = localOrders.unsent.find((order) => order.key === key)?.refusal ?? null
  const draft = mirror === null ? null : await reopenOrderAsDraft(mirror, key)
  if (draft === null) return false
  showDraft(draft)
  checkout.status = 'ready'
  if (refusal !== null) checkout.refusal = { message: refusal.say, field: refusal.field ?? '' }
  const { Quote } = await import('#contract/checkout/checkout.ts')
  const quote = v.safeParse(Quote, refusal?.result)
  notifyOutboxChanged()
  // The lines of the order must be in the cart again before totals are calculated.
  await readCart()
  await readLocalOrders()
  if (quote.success) {
    showQuote(quote.output)
    checkout.before = draft.quote === null ? null : ref(draft.quote)
  } else await refreshQuote({ shouldForce: true })
  return true
}
