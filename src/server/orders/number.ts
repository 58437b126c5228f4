import { sql } from 'kysely'
import type { Ask } from '#server/kernel/ask.ts'

/** Numbers begin here, so that the first one has as many digits as the ten-thousandth. */
const BEFORE_FIRST = 100_000

/**
 * The next order number of a tenant, `CW-100042`: short enough to say on the telephone, without gaps, as bookkeeping wants them. The counter's row stays
 * locked until the transaction ends, so it is asked for last.
 */
export async function nextOrderNumber({ db, tenantId }: Pick<Ask, 'db' | 'tenantId'>, prefix: string): Promise<string> {
  const read = await sql<{ last: number }>`
    insert into order_counter (tenant_id, last) values (${tenantId}, ${BEFORE_FIRST + 1})
    on conflict (tenant_id) do update set last = order_counter.last + 1 returning last`.execute(db)
  return `${prefix}-${read.rows[0]?.last ?? BEFORE_FIRST}`
}
