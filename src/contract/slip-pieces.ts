import type { Order, OrderLine } from './order.ts'
import { PART_FACT } from './order-states.ts'

/** Of a line, in pieces. */
export interface SlipPieces {
  /** Go into this parcel. */
  now: number
  /** Have left with an earlier one. */
  sent: number
}

/**
 * What the packing slip of an order lists of each line, by its part's code. While the order is open: what has not left yet, and of that, where
 * a second parcel follows, what is here. Where nothing is here: all that follows. Once all has left: everything that was not cancelled.
 */
export function slipPieces({
  state,
  lines,
  events,
  parcels,
}: Pick<Order, 'state' | 'lines' | 'events' | 'parcels'>): Map<string, SlipPieces> {
  const isOpen = state === 'awaiting-payment' || state === 'paid' || state === 'packed'
  const sentOf = (id: string) =>
    isOpen ? events.reduce((sum, { what, facts }) => sum + (what === 'note' ? Number(facts[PART_FACT + id] ?? 0) : 0), 0) : 0
  const left = lines.map((line) => {
    const sent = sentOf(line.id)
    return { line, sent, follows: Math.max(0, comingOf(line) - sent) }
  })
  const isParted = isOpen && (parcels === 'two' || left.some(({ sent }) => sent > 0))
  const here = left.map(({ line, sent, follows }) => ({
    id: line.id,
    sent,
    now: Math.max(0, follows - (isParted ? (line.later?.waiting ?? 0) : 0)),
  }))
  const isNothingHere = here.every(({ now }) => now === 0)
  return new Map(here.map(({ id, sent, now }, at) => [id, { sent, now: isNothingHere ? (left[at]?.follows ?? 0) : now }]))
}

/** Pieces of a line that were not taken out of its order. */
export const comingOf = ({ qty, cancelled = 0 }: Pick<OrderLine, 'qty' | 'cancelled'>): number => qty - cancelled
