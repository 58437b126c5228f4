import { sql } from 'kysely'
import { PARCEL_EVENT_FIELD_PREFIX } from '#contract/orders/order-states.ts'
import { REFUND_EVENT_FIELD_PREFIX } from '#contract/orders/returns/worth.ts'
import type { Db } from '#server/db/open.ts'
import type { PersonalDataSource } from '#server/kernel/personal-source.ts'
import { readOrderWithDetails } from './order-rows.ts'

async function readStoredOrders(db: Db, tenantId: string, accountId: string) {
  const orders = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .orderBy('placed_at')
    .execute()
  const whole = []
  for (const order of orders) whole.push(await readOrderWithDetails({ db, tenantId }, order))
  return whole
}

/** SQL for the personal fields of an address, emptied. Tax law requires that the shop knows where goods went, not to whom. */
const anonymousAddressSql = sql`jsonb_build_object('name', '', 'company', '', 'phone', '', 'lines', '[]'::jsonb, 'city', '', 'postcode', '', 'vatId', '')`

/**
 * Adds orders to the export of a person's data. When the account is deleted, orders are kept for bookkeeping with numbers, parts, amounts
 * and dates. Personal data is removed: account, e-mail, name, company, street, town, postcode, VAT number, the buyer's texts, reasons,
 * tracking and photos. Country and region stay, because they determine the tax.
 */
export const orderDataSource: PersonalDataSource = {
  name: 'orders',
  read: readStoredOrders,
  erase: async (trx, tenantId, accountId) => {
    const own = sql`select id from shop_order where tenant_id = ${tenantId} and account_id = ${accountId}`
    await sql`update order_line set note = '', jobs = '[]' where tenant_id = ${tenantId} and order_id in (${own})`.execute(trx)
    // Two facts of events stay: the shipped units, which decide what of the order is still to be packed, and the refunded units, so that no
    // unit is refunded twice.
    await sql`
      update order_event set facts = coalesce((select jsonb_object_agg(key, value) from jsonb_each(facts)
        where key like ${`${PARCEL_EVENT_FIELD_PREFIX}%`} or key like ${`${REFUND_EVENT_FIELD_PREFIX}%`}), '{}')
      where tenant_id = ${tenantId} and order_id in (${own})`.execute(trx)
    await sql`
      update shop_action set facts = facts - array['tracking', 'url', 'reason', 'note', 'say']
      where tenant_id = ${tenantId} and (about in (select number from shop_order where tenant_id = ${tenantId} and account_id = ${accountId})
        or about in (select number from order_return where tenant_id = ${tenantId} and order_id in (${own})))`.execute(trx)
    await sql`update order_return set note = '', photo = null, message = '' where tenant_id = ${tenantId} and order_id in (${own})`.execute(
      trx,
    )
    await sql`update core_return set carrier = '', tracking = '', note = '' where tenant_id = ${tenantId} and order_id in (${own})`.execute(
      trx,
    )
    await sql`delete from order_shipment where tenant_id = ${tenantId} and order_id in (${own})`.execute(trx)
    await sql`update coupon_use set account_id = null where tenant_id = ${tenantId} and account_id = ${accountId}`.execute(trx)
    await sql`
      update shop_order set account_id = null, email = '', purchase_order = '', job_name = '', ship_to = ship_to || ${anonymousAddressSql}, bill_to = bill_to || ${anonymousAddressSql}
      where tenant_id = ${tenantId} and account_id = ${accountId}`.execute(trx)
  },
}
