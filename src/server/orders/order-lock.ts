import type { Selectable } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { Ask } from '#server/kernel/ask.ts'
import type { ShopOrderTable } from '#server/db/order-tables.ts'

export type OrderRecord = Selectable<ShopOrderTable>

export const orderNotFound = () => new AppError('not-found', { message: 'You have no such order.' })

/** An order by its id, locked until the end of the transaction: whatever changes it goes one after another. Throws `not-found`. */
export async function lockOrder({ db, tenantId }: Pick<Ask, 'db' | 'tenantId'>, orderId: string): Promise<OrderRecord> {
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!order) throw orderNotFound()
  return order
}
