import { cart } from '#app/state/cart/cart.ts'
import { checkout } from './checkout.ts'
import { dollarsTyped } from './choices.ts'
import { editDraft } from './draft.ts'
import { isQuotedAsChosen } from './quote.ts'

/** Why an order cannot be saved with these limits; null if it can. */
export function limitsFault(): { field: 'highestTotal'; message: string } | null {
  const highest = dollarsTyped(checkout.draft.highestTotal)
  if (highest === null || highest === 0)
    return { field: 'highestTotal', message: /*i18n*/ 'Type the most that this order may come to, such as 250.' }
  if (highest < cart.sums.total)
    return { field: 'highestTotal', message: /*i18n*/ 'The goods with their core charges come to more than that already.' }
  return null
}

/**
 * Prefills the maximum total of a saved order with the last quoted total, including delivery and tax. It stays empty if that quote is not
 * applicable: for other choices, without delivery, or if the goods cost more by now. A value typed by the buyer is kept.
 */
export function offerHighestTotal(): void {
  const { highestTotal, highestFilled = '', points = 0, quote } = checkout.draft
  if (highestTotal !== '' && highestTotal !== highestFilled) return
  // A saved order uses no points, so a total with points is not applicable.
  const holds = points === 0 && isQuotedAsChosen() && quote !== null && quote.delivery !== null && quote.sums.total >= cart.sums.total
  const filled = holds ? quote.sums.total.toFixed(2) : ''
  if (highestTotal !== filled) editDraft({ highestTotal: filled, highestFilled: filled })
}
