import { AppError } from '#contract/errors.ts'
import { type OrderContext, writeOrderEvent } from './events/events.ts'
import { lockOrder, readOrderWithDetails } from './order-rows.ts'
import { type ShippedParcel, shipmentFromEventDetails, shippedPiecesDetails, storeShipment, unshippedPieces } from './parcels.ts'
import type { PartPieces } from './stock.ts'
import { changeOrderState } from './transitions.ts'

/**
 * Ships some units of a packed order. The order stays packed until the last unit is shipped. Returns the units that remain. Throws
 * `not-found`, `wrong-state`, and `bad-request` for units that cannot be shipped.
 */
export async function shipPartOfOrder(
  context: OrderContext,
  orderId: string,
  pieces: readonly PartPieces[],
  shipped: ShippedParcel,
): Promise<PartPieces[]> {
  const whole = await readOrderWithDetails(context, await lockOrder(context, orderId))
  const { number, state } = whole.order
  if (state !== 'packed')
    throw new AppError('wrong-state', { message: `${number} is in the state “${state}”. Parts of an order leave once it is packed.` })
  const before = unshippedPieces(whole)
  for (const { mcode, qty } of pieces) {
    const waiting = whole.lines.find((line) => line.mcode === mcode)?.waiting ?? 0
    const open = (before.find((one) => one.mcode === mcode)?.qty ?? 0) - waiting
    if (qty > open)
      throw new AppError('bad-request', {
        field: 'lines',
        message: `Of ${mcode} ${open === 0 ? 'nothing is' : open === 1 ? 'only 1 is' : `only ${open} are`} left to send in ${number}${waiting > 0 ? `; ${waiting} ${waiting === 1 ? 'has' : 'have'} not come in yet` : ''}.`,
      })
  }
  const left = before
    .map(({ mcode, qty }) => ({ mcode, qty: qty - (pieces.find((one) => one.mcode === mcode)?.qty ?? 0) }))
    .filter(({ qty }) => qty > 0)
  const parcel = Object.fromEntries(Object.entries(shipped).filter(([, text]) => text !== ''))
  if (left.length === 0) {
    await changeOrderState(context, orderId, 'shipped', 'shop', parcel)
    return left
  }
  const facts = { ...parcel, ...shippedPiecesDetails(pieces) }
  await writeOrderEvent(context, orderId, { what: 'note', state, actor: 'shop', message: /*i18n*/ 'A part of it shipped', facts })
  const shipment = shipmentFromEventDetails(parcel)
  if (shipment) await storeShipment(context, orderId, shipment)
  return left
}
