import { ref } from 'valtio/vanilla'
import { addresses } from '#app/state/addresses/addresses.ts'
import { cart } from '#app/state/cart/cart.ts'
import { acceptPrices } from '#app/state/cart-changes/changes.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { callServer } from '#app/state/page/ask.ts'
import { createLatestCallGuard } from '#app/state/page/newest.ts'
import { logErrorOnly, showErrorNotice } from '#app/state/page/notices.ts'
import type { Quote } from '#contract/checkout/checkout.ts'
import { AppError } from '#contract/errors.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import { checkout, orderedLines } from './checkout.ts'
import { quoteChoicesOf } from './choices.ts'
import { editDraft } from './draft.ts'

const beginQuoteRequest = createLatestCallGuard()
/**
 * The choices for which the server has calculated last, and the last request, whether or not there was a reply. So a server that does not
 * respond is not asked the same again after every update of the cart.
 */
let quotedChoices = ''
let lastRequestedKey = ''

/** Returns what a calculation by the server (quote) depends on: choices and the cart. */
const quoteInputKeys = (): QuoteInputKeys => {
  const {
    purchaseOrder: _purchaseOrder,
    jobName: _jobName,
    lineNotes: _lineNotes,
    ...choices
  } = quoteChoicesOf(checkout.draft, addresses.rows)
  const chosen = JSON.stringify(choices)
  return { choicesKey: chosen, inputKey: chosen + JSON.stringify(orderedLines().map(({ id, qty }) => [id, qty])) }
}

interface QuoteInputKeys {
  choicesKey: string
  inputKey: string
}

/** Requests a calculation from the server, unless the same was just requested. Waiting changes of the cart are sent first. */
export async function refreshQuote({ shouldForce = false }: { shouldForce?: boolean } = {}): Promise<void> {
  if (checkout.status !== 'ready' || orderedLines().length === 0) return
  const asked = quoteInputKeys()
  if (!shouldForce && asked.inputKey === lastRequestedKey) return
  lastRequestedKey = asked.inputKey
  const isNewest = beginQuoteRequest()
  Object.assign(checkout, { asking: true, fresh: false })
  try {
    if (cart.waiting > 0) await sendOutboxNow()
    const { value } = await callServer('checkoutQuote', quoteChoicesOf(checkout.draft, addresses.rows))
    if (isNewest()) showQuote(value, asked)
  } catch (error) {
    if (isNewest()) checkout.trouble = error instanceof AppError ? error.message : new AppError('internal').message
    if (error instanceof AppError) showErrorNotice(error)
    else logErrorOnly(error)
  } finally {
    if (isNewest()) checkout.asking = false
  }
}

/**
 * Tells the server that the buyer has accepted the current prices of these lines. The server's next calculation (quote) no longer reports
 * these price changes.
 */
export async function acceptQuotedPrices(ids: readonly string[]): Promise<void> {
  await acceptPrices(ids)
  await sendOutboxNow()
  await refreshQuote({ shouldForce: true })
}

/**
 * Applies a coupon code, or with '' removes the coupon, and requests a new calculation (quote). The coupon's field then contains this code.
 */
export async function applyCouponCode(code: string): Promise<void> {
  editDraft({ coupon: code, couponTyped: code })
  await refreshQuote()
}

/** Spends a number of points, or with 0 none, and requests a new calculation. */
export async function applyRewardPoints(points: number): Promise<void> {
  editDraft({ points, pointsTyped: points === 0 ? '' : String(points) })
  await refreshQuote()
}

/**
 * Shows a calculation of the server. If it differs although the choices are unchanged, the previous one is kept for comparison, because the
 * cart may have changed on another device.
 */
export function showQuote(quote: Quote, asked: QuoteInputKeys = quoteInputKeys()): void {
  const last = checkout.draft.quote
  const sameChoices = quotedChoices === '' || asked.choicesKey === quotedChoices
  if (!sameChoices) checkout.before = null
  else if (last !== null && quotedSumsKey(last) !== quotedSumsKey(quote)) checkout.before = ref(last)
  quotedChoices = asked.choicesKey
  lastRequestedKey = asked.inputKey
  editDraft({ quote, quotedAt: Date.now(), quotedFor: asked.choicesKey })
  Object.assign(checkout, { fresh: true, trouble: null })
}

/** Whether the last calculation of the server is for the current delivery, payment, addresses and coupon. */
export const isQuotedAsChosen = (): boolean => checkout.draft.quote !== null && checkout.draft.quotedFor === quoteInputKeys().choicesKey

/** Returns the totals of a calculation without the name of the tax, which depends on the language. */
const quotedSumsKey = ({ sums: { taxName: _taxName, ...figures }, lines }: Quote) =>
  queryStringOf({ ...figures }) + lines.map(({ id, qty, unitPrice }) => `${id} ${qty} ${unitPrice}`).join()
