import { cart } from '#app/state/cart/cart.ts'
import { checkout } from './checkout.ts'
import { parseTypedDollars } from './choices.ts'
import { editDraft } from './draft.ts'
import { isQuotedAsChosen } from './quote.ts'

/** Returns why an order cannot be saved with these limits; null if it can. */
export function findLimitsError(): { field: 'highestTotal'; message: string } | null {
  const highest = parseTypedDollars(checkout.draft.highestTotal)
  if (highest === null || highest === 0)
    return { field: 'highestTotal', message: /*i18n*/ 'Type the most that this order may come to, such as 250.' }
  if (highest < cart.sums.total)
    return { field: 'highestTotal', message: /*i18n*/ 'The goods with their core charges come to more than that already.' }
  return null
}

/**
 * Proposes as highest total of a saved order the total that the server calculated last, including delivery and tax. Nothing is proposed if
 * that calculation does not apply: it is for other choices, or without delivery, or the goods cost more by now. A value that the buyer has
 * typed is kept.
 */
export function suggestHighestTotal(): void {
  const { highestTotal, highestFilled = '', points = 0, quote } = checkout.draft
  if (highestTotal !== '' && highestTotal !== highestFilled) return
  // A saved order uses no points, so a total with points does not apply.
  const holds = points === 0 && isQuotedAsChosen() && quote !== null && quote.delivery !== null && quote.sums.total >= cart.sums.total
  const filled = holds ? quote.sums.total.toFixed(2) : ''
  if (highestTotal !== filled) editDraft({ highestTotal: filled, highestFilled: filled })
}
