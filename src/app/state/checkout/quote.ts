import { ref } from 'valtio/vanilla'
import { addresses } from '#app/state/addresses/addresses.ts'
import { cart } from '#app/state/cart/cart.ts'
import { acceptPrices } from '#app/state/cart-changes/changes.ts'
import { sendNow } from '#app/state/outbox/send.ts'
import { ask } from '#app/state/page/ask.ts'
import { newestOnly } from '#app/state/page/newest.ts'
import { logOnly, notice } from '#app/state/page/notices.ts'
import type { Quote } from '#contract/checkout/checkout.ts'
import { AppError } from '#contract/errors.ts'
import { queryOf } from '#contract/kernel/call-row.ts'
import { checkout, orderedLines } from './checkout.ts'
import { choicesOf } from './choices.ts'
import { editDraft } from './draft.ts'

const beginQuote = newestOnly()
/**
 * The choices for which the server has calculated last, and the last request, whether or not there was a reply. So a server that does not
 * respond is not asked the same again after every update of the cart.
 */
let quotedChoices = ''
let lastRequested = ''

/** Returns what a calculation by the server (quote) depends on: choices and the cart. */
const quoteInputs = (): Question => {
  const { purchaseOrder: _purchaseOrder, jobName: _jobName, lineNotes: _lineNotes, ...choices } = choicesOf(checkout.draft, addresses.rows)
  const chosen = JSON.stringify(choices)
  return { chosen, whole: chosen + JSON.stringify(orderedLines().map(({ id, qty }) => [id, qty])) }
}

interface Question {
  chosen: string
  whole: string
}

/** Requests a calculation from the server, unless the same was just requested. Waiting changes of the cart are sent first. */
export async function requote({ anyway = false }: { anyway?: boolean } = {}): Promise<void> {
  if (checkout.status !== 'ready' || orderedLines().length === 0) return
  const asked = quoteInputs()
  if (!anyway && asked.whole === lastRequested) return
  lastRequested = asked.whole
  const isNewest = beginQuote()
  Object.assign(checkout, { asking: true, fresh: false })
  try {
    if (cart.waiting > 0) await sendNow()
    const { value } = await ask('checkoutQuote', choicesOf(checkout.draft, addresses.rows))
    if (isNewest()) showQuote(value, asked)
  } catch (error) {
    if (isNewest()) checkout.trouble = error instanceof AppError ? error.message : new AppError('internal').message
    if (error instanceof AppError) notice(error)
    else logOnly(error)
  } finally {
    if (isNewest()) checkout.asking = false
  }
}

/**
 * Tells the server that the buyer has accepted the current prices of these lines. The server then returns a calculation without these
 * changes.
 */
export async function agreeToPrices(ids: readonly string[]): Promise<void> {
  await acceptPrices(ids)
  await sendNow()
  await requote({ anyway: true })
}

/** Applies a coupon, or with '' none, and requests a new calculation. The coupon's field keeps its text or shows the code. */
export async function tryCoupon(code: string): Promise<void> {
  editDraft({ coupon: code, couponTyped: code })
  await requote()
}

/** Spends a number of points, or with 0 none, and requests a new calculation. */
export async function tryPoints(points: number): Promise<void> {
  editDraft({ points, pointsTyped: points === 0 ? '' : String(points) })
  await requote()
}

/**
 * Shows a calculation of the server. If it differs although the choices are unchanged, the previous one is kept for comparison, because the
 * cart may have changed on another device.
 */
export function showQuote(quote: Quote, asked: Question = quoteInputs()): void {
  const last = checkout.draft.quote
  const sameChoices = quotedChoices === '' || asked.chosen === quotedChoices
  if (!sameChoices) checkout.before = null
  else if (last !== null && sums(last) !== sums(quote)) checkout.before = ref(last)
  quotedChoices = asked.chosen
  lastRequested = asked.whole
  editDraft({ quote, quotedAt: Date.now(), quotedFor: asked.chosen })
  Object.assign(checkout, { fresh: true, trouble: null })
}

/** Whether the last calculation of the server is for the current delivery, payment, addresses and coupon. */
export const isQuotedAsChosen = (): boolean => checkout.draft.quote !== null && checkout.draft.quotedFor === quoteInputs().chosen

/** Returns the totals of a calculation without the name of the tax, which depends on the language. */
const sums = ({ sums: { taxName: _taxName, ...figures }, lines }: Quote) =>
  queryOf({ ...figures }) + lines.map(({ id, qty, unitPrice }) => `${id} ${qty} ${unitPrice}`).join()
