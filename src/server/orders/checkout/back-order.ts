import { type Availability, allThereOn, isOrderable, laterDay } from '#contract/availability.ts'
import type { CheckoutChoices, LaterPieces, Quote } from '#contract/checkout.ts'

/** What the rule of the contract says of a line of the basket, beside its pieces. */
export interface LineAvailability {
  qty: number
  answer: Availability
}

/** The pieces of a line that are on back-order; undefined: none. */
export const laterOf = (answer: Availability): LaterPieces | undefined =>
  answer.type === 'back-order' ? { qty: answer.later, on: answer.on } : undefined

/** What of an order is there, what comes later, and how it is sent; undefined when everything is there. */
export function backOrderOf(
  lines: readonly LineAvailability[],
  { parcels, delivery }: Pick<CheckoutChoices, 'parcels' | 'delivery'>,
  today: string,
): Quote['backOrder'] {
  const answers = lines.map(({ answer }) => answer).filter(isOrderable)
  const later = answers.flatMap((answer) => laterOf(answer) ?? [])
  if (later.length === 0) return undefined
  const now = answers.reduce((sum, answer) => sum + answer.now, 0)
  // Nobody comes to the counter twice for one order unless they ask the shop to.
  const mayChoose = now > 0 && delivery !== 'collection'
  return {
    now,
    later: later.reduce((sum, { qty }) => sum + qty, 0),
    on: allThereOn(answers, today),
    parcels: mayChoose ? parcels : 'one',
    mayChoose,
  }
}

/** On which day an order leaves: at once, when all of it is there, or in two parcels. */
export function leavesOn(backOrder: Quote['backOrder'], today: string): { from: string; restFrom?: string } {
  if (backOrder === undefined) return { from: today }
  const complete = laterDay(today, backOrder.on)
  return backOrder.parcels === 'two' ? { from: today, restFrom: complete } : { from: complete }
}
