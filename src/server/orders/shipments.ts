import type { Facts, OrderContext } from './events.ts'

export interface Shipped {
  carrier: string
  tracking: string
  url: string
}

const text = (value: string | number | undefined): string => (value === undefined ? '' : String(value))

/** The parcel that a step's facts tell of; null when they tell of none. */
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
