import type { Order, OrderLine } from './order.ts'
import { PARCEL_EVENT_FIELD_PREFIX } from './order-states.ts'

/** The quantities of a line on a packing slip. */
export interface PackingSlipQuantities {
  /** The number of pieces in the parcel that the packing slip is for. */
  piecesInParcel: number
  /** The number of pieces that an earlier parcel contained. */
  piecesSentBefore: number
}

/**
 * Returns the quantities that a packing slip lists, by part code. For an open order: the pieces not sent yet, but only those in stock if a
 * second parcel follows; if nothing is in stock, all remaining pieces. After everything was sent: all pieces that were not cancelled.
 */
export function packingSlipQuantities({
  state,
  lines,
  events,
  parcels,
}: Pick<Order, 'state' | 'lines' | 'events' | 'parcels'>): Map<string, PackingSlipQuantities> {
  const isOpen = state === 'awaiting-payment' || state === 'paid' || state === 'packed'
  const sentOf = (id: string) =>
    isOpen
      ? events.reduce((sum, { what, facts }) => sum + (what === 'note' ? Number(facts[PARCEL_EVENT_FIELD_PREFIX + id] ?? 0) : 0), 0)
      : 0
  const left = lines.map((line) => {
    const sent = sentOf(line.id)
    return { line, sent, follows: Math.max(0, uncancelledPieceCount(line) - sent) }
  })
  const isParted = isOpen && (parcels === 'two' || left.some(({ sent }) => sent > 0))
  const here = left.map(({ line, sent, follows }) => ({
    id: line.id,
    sent,
    now: Math.max(0, follows - (isParted ? (line.later?.waiting ?? 0) : 0)),
  }))
  const isNothingHere = here.every(({ now }) => now === 0)
  return new Map(
    here.map(({ id, sent, now }, at) => [id, { piecesSentBefore: sent, piecesInParcel: isNothingHere ? (left[at]?.follows ?? 0) : now }]),
  )
}

/** Returns the number of pieces of a line that were not cancelled. */
export const uncancelledPieceCount = ({ qty, cancelled = 0 }: Pick<OrderLine, 'qty' | 'cancelled'>): number => qty - cancelled
