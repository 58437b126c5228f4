import { AppError } from '#contract/errors.ts'
import type { OrderState } from '#contract/orders/order-states.ts'
import { lockPartRows } from './checkout/basket.ts'
import type { OrderContext } from './events/events.ts'
import type { OrderRecord } from './order-rows.ts'
import type { PartPieces } from './stock.ts'

/** Reads the lines of an order with their back-ordered units that have not arrived. */
const readLinesByPartCode = ({ db, tenantId }: OrderContext, orderId: string) =>
  db
    .selectFrom('order_line')
    .select(['mcode', 'qty', 'waiting', 'cancelled'])
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .orderBy('mcode')
    .execute()

/**
 * Throws `wrong-state` if an order with missing units is to be packed, shipped or handed over. An order in two parcels can be packed as
 * soon as some units are available.
 */
export async function requireNoBackOrder(context: OrderContext, { id, number, parcels }: OrderRecord, to: OrderState): Promise<void> {
  const lines = await readLinesByPartCode(context, id)
  const waiting = lines.filter((line) => line.waiting > 0)
  if (waiting.length === 0) return
  const isAnyThere = lines.some((line) => line.qty - line.cancelled > line.waiting)
  if (to === 'packed' && parcels === 'two' && isAnyThere) return
  const pieces = waiting.map((line) => `${line.waiting} × ${line.mcode}`).join(', ')
  const parcel = parcels === 'two' && isAnyThere ? ' What is there leaves first: orders ship with --line.' : ''
  throw new AppError('wrong-state', {
    field: 'lines',
    message: `${number} waits for ${pieces}. They are given to it when they are counted in: parts stock add.${parcel} What never comes is taken out of it: orders cancel with --rest.`,
  })
}

/**
 * Removes a cancelled order from the list of orders that wait for stock. Returns the units that were reserved for it. The parts are locked
 * first, as in every assignment of stock.
 */
export async function releaseFromBackOrder(context: OrderContext, orderId: string): Promise<PartPieces[]> {
  await lockPartRows(
    context,
    (await readLinesByPartCode(context, orderId)).map(({ mcode }) => mcode),
  )
  const lines = await readLinesByPartCode(context, orderId)
  await context.db
    .updateTable('order_line')
    .set({ waiting: 0 })
    .where('tenant_id', '=', context.tenantId)
    .where('order_id', '=', orderId)
    .where('waiting', '>', 0)
    .execute()
  return lines.map(({ mcode, qty, waiting, cancelled }) => ({ mcode, qty: qty - waiting - cancelled })).filter(({ qty }) => qty > 0)
}
