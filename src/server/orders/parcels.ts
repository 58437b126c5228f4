import { CANCEL_EVENT_FIELD_PREFIX, PARCEL_EVENT_FIELD_PREFIX } from '#contract/orders/order-states.ts'
import type { OrderContext, OrderEventDetails } from './events/events.ts'
import type { OrderWithDetails } from './order-rows.ts'
import type { PartPieces } from './stock.ts'

export const shippedPiecesDetails = (pieces: readonly PartPieces[]): Record<string, number> =>
  Object.fromEntries(pieces.map(({ mcode, qty }) => [PARCEL_EVENT_FIELD_PREFIX + mcode, qty]))

/** Returns the units that an event's facts list as shipped in a parcel, or as cancelled. Empty for other events. */
export const piecesInEventDetails = (facts: OrderEventDetails, under = PARCEL_EVENT_FIELD_PREFIX): PartPieces[] =>
  Object.entries(facts).flatMap(([name, qty]) => (name.startsWith(under) ? [{ mcode: name.slice(under.length), qty: Number(qty) }] : []))

export const cancelledPiecesInEvent = (facts: OrderEventDetails): PartPieces[] => piecesInEventDetails(facts, CANCEL_EVENT_FIELD_PREFIX)

/** Whether some parts of a packed order were shipped and the rest was not. */
export const isPartlyShipped = ({ events }: Pick<OrderWithDetails, 'events'>): boolean =>
  events.some(({ what, facts }) => what === 'note' && piecesInEventDetails(facts).length > 0)

/** Returns the units of an order that were not shipped yet. */
export function unshippedPieces({ lines, events }: Pick<OrderWithDetails, 'lines' | 'events'>): PartPieces[] {
  const gone = (mcode: string) =>
    events.reduce((sum, { what, facts }) => sum + (what === 'note' ? Number(facts[PARCEL_EVENT_FIELD_PREFIX + mcode] ?? 0) : 0), 0)
  return lines.map(({ mcode, qty, cancelled }) => ({ mcode, qty: qty - cancelled - gone(mcode) })).filter(({ qty }) => qty > 0)
}

export interface ShippedParcel {
  carrier: string
  tracking: string
  url: string
}

const eventDetailText = (value: string | number | undefined): string => (value === undefined ? '' : String(value))

/** Returns the parcel in an event's facts, or null if there is none. */
export function shipmentFromEventDetails(facts: OrderEventDetails): ShippedParcel | null {
  const shipped = {
    carrier: eventDetailText(facts['carrier']),
    tracking: eventDetailText(facts['tracking']),
    url: eventDetailText(facts['url']),
  }
  return shipped.carrier === '' && shipped.tracking === '' ? null : shipped
}

export async function storeShipment({ db, tenantId, clock }: OrderContext, orderId: string, shipped: ShippedParcel): Promise<void> {
  await db
    .insertInto('order_shipment')
    .values({ tenant_id: tenantId, order_id: orderId, ...shipped, shipped_at: new Date(clock.now()) })
    .execute()
}
