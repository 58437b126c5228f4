import { cart } from '#app/state/cart/cart.ts'
import { checkout } from './checkout.ts'
import { dollarsTyped } from './choices.ts'
import { editDraft } from './draft.ts'
import { isQuotedAsChosen } from './quote.ts'

/** Why an order cannot be saved with these limits; null when it can. */
export function limitsFault(): { field: 'highestTotal'; message: string } | null {
  const highest = dollarsTyped(checkout.draft.highestTotal)
  if (highest === null || highest === 0)
    return { field: 'highestTotal', message: /*i18n*/ 'Type the most that this order may come to, such as 250.' }
  if (highest < cart.sums.total)
    return { field: 'highestTotal', message: /*i18n*/ 'The goods with their core charges come to more than that already.' }
  return null
}

/**
 * Fills "At most" of an order that is saved for later with the total that the shop quoted last, delivery and tax included. It is empty where
 * that quote cannot hold: it is for other choices or knows no delivery yet, or the goods come to more by now. What its buyer typed stays.
 */
export function offerHighestTotal(): void {
  const { highestTotal, highestFilled = '', points = 0, quote } = checkout.draft
  if (highestTotal !== '' && highestTotal !== highestFilled) return
  // A saved order takes no points, so a total with them cannot hold.
  const holds = points === 0 && isQuotedAsChosen() && quote !== null && quote.delivery !== null && quote.sums.total >= cart.sums.total
  const filled = holds ? quote.sums.total.toFixed(2) : ''
  if (highestTotal !== filled) editDraft({ highestTotal: filled, highestFilled: filled })
}
