import { sql } from 'kysely'
import { covers, offeredPrice, runsAt } from '#server/catalogue/promoted.ts'
import type { Db } from '#server/db/open.ts'
import { unhurried } from '#server/db/unhurried.ts'
import { type CatalogueColumns, rowOf } from './catalogue-columns.ts'

/**
 * The columns with the prices of the promotions that run since a moment (milliseconds since 1970): orders by price, and what is on sale, go
 * by what is to be paid. The columns given stay as they are.
 */
export async function withPromotions(db: Db, columns: CatalogueColumns, since: number): Promise<CatalogueColumns> {
  if (since === 0) return columns
  const now = new Date(since)
  // Named parts are found by their codes, all others by looking at each part once.
  const question = sql<{ id: number; cents: number }>`
    with running as (select * from promotion where tenant_id = ${columns.tenantId} and ${runsAt(now)}),
    offered as (
      select part.id, part.price as own, ${offeredPrice} as price
        from running as promotion join part on part.tenant_id = promotion.tenant_id and part.mcode = any(promotion.mcodes)
        where promotion.mcodes is not null and ${covers}
      union all
      select part.id, part.price, ${offeredPrice}
        from running as promotion join part on part.tenant_id = promotion.tenant_id
        where promotion.mcodes is null and ${covers})
    select id, (min(price) * 100)::int as cents from offered where price < own group by id`
  const { rows } = await unhurried(db, (trx) => question.execute(trx))
  if (rows.length === 0) return columns
  const priceCents = columns.priceCents.slice()
  const onSale = columns.onSale.slice()
  for (const { id, cents } of rows) {
    const row = rowOf(columns, id)
    if (row < 0) continue
    priceCents[row] = cents
    onSale[row] = 1
  }
  const orders = new Map([...columns.orders].filter(([sort]) => sort !== 'price-up' && sort !== 'price-down'))
  return { ...columns, priceCents, onSale, orders }
}
