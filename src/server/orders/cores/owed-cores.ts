import { randomUUID } from 'node:crypto'
import { addDays } from '#contract/kernel/shop-days.ts'
import { CORE_RETURN_DEADLINE_DAYS } from '#contract/limits.ts'
import { paidShareCents } from '#contract/orders/returns/terms.ts'
import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import { readShopToday } from '#server/kernel/shop-days.ts'
import type { OrderContext } from '#server/orders/events/events.ts'
import type { OrderRecord } from '#server/orders/order-rows.ts'

/**
 * Writes down which used units (cores) a customer owes when goods are shipped: one for every core charge. It is due some weeks after the
 * expected arrival. Parts whose used units are already owed or returned are skipped.
 */
export async function createOwedCores({ db, tenantId }: OrderContext, order: OrderRecord): Promise<void> {
  const lines = await db
    .selectFrom('order_line')
    .select(['mcode', 'qty', 'cancelled', 'core_amount', 'core_tax'])
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', order.id)
    .where('core_amount', '>', '0')
    .whereRef('cancelled', '<', 'qty')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('core_return')
            .select('core_return.id')
            .whereRef('core_return.tenant_id', '=', 'order_line.tenant_id')
            .whereRef('core_return.order_id', '=', 'order_line.order_id')
            .whereRef('core_return.mcode', '=', 'order_line.mcode'),
        ),
      ),
    )
    .execute()
  if (lines.length === 0) return
  await db
    .insertInto('core_return')
    .values(
      lines.map(({ mcode, qty, cancelled, core_amount, core_tax }) => ({
        tenant_id: tenantId,
        id: randomUUID(),
        order_id: order.id,
        mcode,
        qty: qty - cancelled,
        state: 'due' as const,
        carrier: '',
        tracking: '',
        note: '',
        // The deposits of the cancelled units were already refunded. The cancelled units count as the first units of the line.
        deposit: dollarsTextOfCents(
          paidShareCents({ paidCents: centsOfText(core_amount) + centsOfText(core_tax), qty }, cancelled, qty - cancelled),
        ),
        due_on: addDays(order.expected_to, CORE_RETURN_DEADLINE_DAYS),
      })),
    )
    .execute()
}

/** Sets the due dates of owed used units (cores) from the actual day of delivery. */
export async function setCoreDueDates(context: OrderContext, order: OrderRecord): Promise<void> {
  await createOwedCores(context, order)
  const { today } = await readShopToday(context)
  await context.db
    .updateTable('core_return')
    .set({ due_on: addDays(today, CORE_RETURN_DEADLINE_DAYS) })
    .where('tenant_id', '=', context.tenantId)
    .where('order_id', '=', order.id)
    .where('state', '=', 'due')
    .execute()
}

/** Removes owed used units (cores) of goods that were returned. A used unit that is already on its way stays and is processed normally. */
export async function cancelOwedCores({ db, tenantId }: OrderContext, orderId: string): Promise<void> {
  await db.deleteFrom('core_return').where('tenant_id', '=', tenantId).where('order_id', '=', orderId).where('state', '=', 'due').execute()
}
