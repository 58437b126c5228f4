import { sql } from 'kysely'
import type { SeenPrice } from '#contract/cart/cart.ts'
import type { JobQuantity } from '#contract/jobs/shares.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import { currentDateOf, type RequestContext } from '#server/kernel/ask.ts'
import { seenPriceSql } from './pricing.ts'

/** The quantity of a cart line and the repair jobs of its units. `seenPrice`: the price that the customer saw. Default: today's price. */
export interface CartLineQuantity {
  qty: number
  jobs: readonly JobQuantity[]
  seenPrice?: SeenPrice | undefined
}

/** Adds a line to the cart, or updates the existing line of the same part. */
export async function storeCartLine(
  { db, tenantId, clock }: Pick<RequestContext, 'db' | 'tenantId' | 'clock'>,
  accountId: string,
  mcode: string,
  { qty, jobs, seenPrice }: CartLineQuantity,
): Promise<void> {
  const now = currentDateOf({ clock })
  await sql`${sql.raw(PREPARED_QUERY_PREFIX)}
    insert into cart_line (tenant_id, account_id, mcode, qty, price_seen, job, jobs, added_at)
    select part.tenant_id, ${accountId}, part.mcode, ${qty}::integer, ${seenPriceSql(sql`${qty}::integer`, seenPrice, now)}, '',
      ${JSON.stringify(jobs)}::jsonb, ${now}::timestamptz
    from part where part.tenant_id = ${tenantId} and part.mcode = ${mcode}
    on conflict (tenant_id, account_id, mcode) do update set qty = excluded.qty, price_seen = excluded.price_seen, job = '', jobs = excluded.jobs`.execute(
    db,
  )
}

/** Sets the quantity of a cart line, whether it is set aside or not. */
export async function setLineQuantity(
  ask: RequestContext,
  accountId: string,
  mcode: string,
  { qty, jobs, seenPrice }: CartLineQuantity,
): Promise<void> {
  const { db, tenantId } = ask
  await sql`${sql.raw(PREPARED_QUERY_PREFIX)}
    update cart_line set qty = ${qty}::integer, jobs = ${JSON.stringify(jobs)}::jsonb,
      price_seen = ${seenPriceSql(sql`${qty}::integer`, seenPrice, currentDateOf(ask))}
    from part where part.tenant_id = ${tenantId} and part.mcode = cart_line.mcode
      and cart_line.tenant_id = ${tenantId} and account_id = ${accountId} and cart_line.mcode = ${mcode}`.execute(db)
}

/** Sets the repair job of cart lines, and returns the ids of the lines that existed. The price that the customer saw stays. */
export async function setRepairJob(
  { db, tenantId }: Pick<RequestContext, 'db' | 'tenantId'>,
  accountId: string,
  mcodes: readonly string[],
  job: string,
): Promise<string[]> {
  const rows = await db
    .updateTable('cart_line')
    .set({ job })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('mcode', 'in', [...mcodes])
    .returning('mcode')
    .execute()
  return rows.map(({ mcode }) => mcode)
}

/** Deletes cart lines and returns the ids of the lines that existed. */
export async function deleteCartLines(
  { db, tenantId }: Pick<RequestContext, 'db' | 'tenantId'>,
  accountId: string,
  mcodes: readonly string[],
): Promise<string[]> {
  const rows = await db
    .deleteFrom('cart_line')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('mcode', 'in', [...mcodes])
    .returning('mcode')
    .execute()
  return rows.map(({ mcode }) => mcode)
}
