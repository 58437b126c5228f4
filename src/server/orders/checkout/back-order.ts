import { type Availability, allThereOn, isOrderable, laterDay } from '#contract/availability.ts'
import type { CheckoutChoices, LaterPieces, Quote } from '#contract/checkout.ts'

/** The input of the contract's stock rule for a basket line, apart from the quantity. */
export interface LineAvailability {
  qty: number
  answer: Availability
}

/** The units of a line that are on back-order. Undefined for none. */
export const laterOf = (answer: Availability): LaterPieces | undefined =>
  answer.type === 'back-order' ? { qty: answer.later, on: answer.on } : undefined

/** The available units of an order, the back-ordered ones, and how the order is shipped. Undefined when everything is available. */
export function backOrderOf(
  lines: readonly LineAvailability[],
  { parcels, delivery }: Pick<CheckoutChoices, 'parcels' | 'delivery'>,
  today: string,
): Quote['backOrder'] {
  const answers = lines.map(({ answer }) => answer).filter(isOrderable)
  const later = answers.flatMap((answer) => laterOf(answer) ?? [])
  if (later.length === 0) return undefined
  const now = answers.reduce((sum, answer) => sum + answer.now, 0)
  // A customer collects one order in two visits only on their own request.
  const mayChoose = now > 0 && delivery !== 'collection'
  return {
    now,
    later: later.reduce((sum, { qty }) => sum + qty, 0),
    on: allThereOn(answers, today),
    parcels: mayChoose ? parcels : 'one',
    mayChoose,
  }
}

/** The shipping days of an order: one day, or two for two parcels. */
export function shippingDays(backOrder: Quote['backOrder'], today: string): { from: string; restFrom?: string } {
  if (backOrder === undefined) return { from: today }
  const complete = laterDay(today, backOrder.on)
  return backOrder.parcels === 'two' ? { from: today, restFrom: complete } : { from: complete }
}
