import { type Selectable, sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { orderByCodePoints } from '#server/db/by-code-points.ts'
import { picturesColumn } from '#server/db/own-pictures.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import type {
  CoreReturnTable,
  OrderEventTable,
  OrderLineTable,
  OrderPaymentTable,
  OrderReturnLineTable,
  OrderReturnTable,
  OrderShipmentTable,
  ShopOrderTable,
} from './tables.ts'

/** An order line, with the information whether the part is still sold, and with the part's current pictures. */
export interface OrderLineRecord extends Selectable<OrderLineTable> {
  on_sale: boolean
  pictures: string
  /** The day on which more pieces of the part are expected. */
  restock_on: string | null
}
export type ReturnRecord = Selectable<OrderReturnTable> & { lines: Selectable<OrderReturnLineTable>[] }

/** An order with all its related rows: lines, events, payments and so on. */
export interface OrderWithDetails {
  order: OrderRecord
  lines: OrderLineRecord[]
  events: Selectable<OrderEventTable>[]
  payments: Selectable<OrderPaymentTable>[]
  shipments: Selectable<OrderShipmentTable>[]
  cores: Selectable<CoreReturnTable>[]
  returns: ReturnRecord[]
}

type TenantContext = Pick<RequestContext, 'db' | 'tenantId'>

/** Returns a customer's own order by id or number. Throws `not-found`, also for another customer's order. */
export async function requireCustomerOrder({ db, tenantId }: TenantContext, accountId: string, idOrNumber: string): Promise<OrderRecord> {
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where((of) => of.or([of('id', '=', idOrNumber), of('number', '=', idOrNumber.toUpperCase())]))
    .executeTakeFirst()
  if (!order) throw orderNotFoundError()
  return order
}

/** Reads all rows that belong to an order. */
export async function readOrderWithDetails({ db, tenantId }: TenantContext, order: OrderRecord): Promise<OrderWithDetails> {
  const its = sql<boolean>`tenant_id = ${tenantId} and order_id = ${order.id}`
  return {
    order,
    lines: await readOrderLines({ db, tenantId }, order.id),
    events: await db.selectFrom('order_event').selectAll().where(its).orderBy('id').execute(),
    payments: await db.selectFrom('order_payment').selectAll().where(its).orderBy('at').orderBy('id').execute(),
    shipments: await db.selectFrom('order_shipment').selectAll().where(its).orderBy('shipped_at').execute(),
    cores: await db
      .selectFrom('core_return')
      .selectAll()
      .where(its)
      .orderBy('due_on')
      .orderBy('mcode')
      .orderBy(orderByCodePoints('state'))
      .orderBy('id')
      .execute(),
    returns: await readReturnsOfOrders({ db, tenantId }, [order.id]),
  }
}

/** Reads the lines of an order, in their original order. */
export async function readOrderLines({ db, tenantId }: TenantContext, orderId: string): Promise<OrderLineRecord[]> {
  const lines = await db
    .selectFrom('order_line')
    .leftJoin('part', (join) => join.onRef('part.tenant_id', '=', 'order_line.tenant_id').onRef('part.mcode', '=', 'order_line.mcode'))
    .selectAll('order_line')
    .select((of) => of.or([of('part.ended', '=', false), of('part.stock', '>', 0)]).as('still'))
    .select(['part.restock_on', picturesColumn().as('pictures')])
    .where('order_line.tenant_id', '=', tenantId)
    .where('order_line.order_id', '=', orderId)
    .orderBy('line_no')
    .execute()
  return lines.map(({ still, ...line }) => ({ ...line, on_sale: still === true }))
}

/** Reads the returns of some orders, oldest first. */
export async function readReturnsOfOrders({ db, tenantId }: TenantContext, orderIds: readonly string[]): Promise<ReturnRecord[]> {
  if (orderIds.length === 0) return []
  const returns = await db
    .selectFrom('order_return')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('order_id', 'in', orderIds)
    .orderBy('requested_at')
    .orderBy('id')
    .execute()
  return withReturnLines({ db, tenantId }, returns)
}

async function withReturnLines({ db, tenantId }: TenantContext, returns: Selectable<OrderReturnTable>[]): Promise<ReturnRecord[]> {
  if (returns.length === 0) return []
  const ids = returns.map(({ id }) => id)
  const lines = await db
    .selectFrom('order_return_line')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('return_id', 'in', ids)
    .orderBy('mcode')
    .execute()
  return returns.map((one) => ({ ...one, lines: lines.filter((line) => line.return_id === one.id) }))
}

export type OrderRecord = Selectable<ShopOrderTable>

const orderNotFoundError = () => new AppError('not-found', { message: /*i18n*/ 'You have no such order.' })

/**
 * Reads an order by id and locks it until the end of the transaction, so that changes of one order run one after another. Throws
 * `not-found`.
 */
export async function lockOrder({ db, tenantId }: Pick<RequestContext, 'db' | 'tenantId'>, orderId: string): Promise<OrderRecord> {
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!order) throw orderNotFoundError()
  return order
}
