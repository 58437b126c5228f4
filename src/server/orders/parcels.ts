import { CANCELLED_FACT, PART_FACT } from '#contract/orders/order-states.ts'
import type { Facts, OrderContext } from './events/events.ts'
import type { WholeOrder } from './order-rows.ts'
import type { Pieces } from './stock.ts'

export const partFacts = (pieces: readonly Pieces[]): Record<string, number> =>
  Object.fromEntries(pieces.map(({ mcode, qty }) => [PART_FACT + mcode, qty]))

/** Returns the units that an event's facts list as shipped in a parcel, or as cancelled. Empty for other events. */
export const piecesIn = (facts: Facts, under = PART_FACT): Pieces[] =>
  Object.entries(facts).flatMap(([name, qty]) => (name.startsWith(under) ? [{ mcode: name.slice(under.length), qty: Number(qty) }] : []))

export const piecesCancelled = (facts: Facts): Pieces[] => piecesIn(facts, CANCELLED_FACT)

/** Whether some parts of a packed order were shipped and the rest was not. */
export const hasPartlyLeft = ({ events }: Pick<WholeOrder, 'events'>): boolean =>
  events.some(({ what, facts }) => what === 'note' && piecesIn(facts).length > 0)

/** Returns the units of an order that were not shipped yet. */
export function unshippedPieces({ lines, events }: Pick<WholeOrder, 'lines' | 'events'>): Pieces[] {
  const gone = (mcode: string) =>
    events.reduce((sum, { what, facts }) => sum + (what === 'note' ? Number(facts[PART_FACT + mcode] ?? 0) : 0), 0)
  return lines.map(({ mcode, qty, cancelled }) => ({ mcode, qty: qty - cancelled - gone(mcode) })).filter(({ qty }) => qty > 0)
}

export interface Shipped {
  carrier: string
  tracking: string
  url: string
}

const text = (value: string | number | undefined): string => (value === undefined ? '' : String(value))

/** Returns the parcel in an event's facts, or null if there is none. */
export function shipmentOf(facts: Facts): Shipped | null {
  const shipped = { carrier: text(facts['carrier']), tracking: text(facts['tracking']), url: text(facts['url']) }
  return shipped.carrier === '' && shipped.tracking === '' ? null : shipped
}

export async function writeShipment({ db, tenantId, clock }: OrderContext, orderId: string, shipped: Shipped): Promise<void> {
  await db
    .insertInto('order_shipment')
    .values({ tenant_id: tenantId, order_id: orderId, ...shipped, shipped_at: new Date(clock.now()) })
    .execute()
}
