import { CANCELLED_FACT_PREFIX, PART_FACT_PREFIX } from '#contract/orders/order-states.ts'
import type { EventFacts, OrderContext } from './events/events.ts'
import type { OrderWithDetails } from './order-rows.ts'
import type { PartPieces } from './stock.ts'

export const shippedPartFacts = (pieces: readonly PartPieces[]): Record<string, number> =>
  Object.fromEntries(pieces.map(({ mcode, qty }) => [PART_FACT_PREFIX + mcode, qty]))

/** Returns the units that an event's facts list as shipped in a parcel, or as cancelled. Empty for other events. */
export const piecesInFacts = (facts: EventFacts, under = PART_FACT_PREFIX): PartPieces[] =>
  Object.entries(facts).flatMap(([name, qty]) => (name.startsWith(under) ? [{ mcode: name.slice(under.length), qty: Number(qty) }] : []))

export const cancelledPiecesIn = (facts: EventFacts): PartPieces[] => piecesInFacts(facts, CANCELLED_FACT_PREFIX)

/** Whether some parts of a packed order were shipped and the rest was not. */
export const isPartlyShipped = ({ events }: Pick<OrderWithDetails, 'events'>): boolean =>
  events.some(({ what, facts }) => what === 'note' && piecesInFacts(facts).length > 0)

/** Returns the units of an order that were not shipped yet. */
export function unshippedPieces({ lines, events }: Pick<OrderWithDetails, 'lines' | 'events'>): PartPieces[] {
  const gone = (mcode: string) =>
    events.reduce((sum, { what, facts }) => sum + (what === 'note' ? Number(facts[PART_FACT_PREFIX + mcode] ?? 0) : 0), 0)
  return lines.map(({ mcode, qty, cancelled }) => ({ mcode, qty: qty - cancelled - gone(mcode) })).filter(({ qty }) => qty > 0)
}

export interface ShippedParcel {
  carrier: string
  tracking: string
  url: string
}

const factText = (value: string | number | undefined): string => (value === undefined ? '' : String(value))

/** Returns the parcel in an event's facts, or null if there is none. */
export function shipmentFromFacts(facts: EventFacts): ShippedParcel | null {
  const shipped = { carrier: factText(facts['carrier']), tracking: factText(facts['tracking']), url: factText(facts['url']) }
  return shipped.carrier === '' && shipped.tracking === '' ? null : shipped
}

export async function storeShipment({ db, tenantId, clock }: OrderContext, orderId: string, shipped: ShippedParcel): Promise<void> {
  await db
    .insertInto('order_shipment')
    .values({ tenant_id: tenantId, order_id: orderId, ...shipped, shipped_at: new Date(clock.now()) })
    .execute()
}
