import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import { runWithoutTimeLimit } from '#server/db/without-time-limit.ts'

export interface PriceGroup {
  group: string
  parts: number
  prices: number
}

/** Returns the customer groups of a shop that have prices of their own. */
export const readPriceGroups = (db: Db, tenantId: string): Promise<PriceGroup[]> =>
  runWithoutTimeLimit(db, async (trx) => {
    const { rows } = await sql<PriceGroup>`
      select group_name as "group", count(distinct part_id)::int as parts, count(*)::int as prices
      from part_group_price where tenant_id = ${tenantId} group by group_name order by group_name`.execute(trx)
    return rows
  })

/** Throws `not-found` if no part has a price for the customer group. Otherwise the list would be exported without group prices. */
export async function requirePriceGroup(db: Db, tenantId: string, group: string): Promise<void> {
  const found = await db
    .selectFrom('part_group_price')
    .select('part_id')
    .where('tenant_id', '=', tenantId)
    .where('group_name', '=', group)
    .limit(1)
    .executeTakeFirst()
  if (found === undefined)
    throw new AppError('not-found', {
      message: `No part has a price for the group ${group}. npm run shop -- prices groups lists those that there are.`,
    })
}
