import { type Selectable, sql } from 'kysely'
import type { JobQuantity } from '#contract/jobs/shares.ts'
import { soldOutRuleColumn } from '#server/cart/orderable.ts'
import { isNotSetAsideSql, unitPriceJoin } from '#server/cart/pricing.ts'
import type { BestPromotion } from '#server/catalogue/promoted.ts'
import { picturesColumn } from '#server/db/own-pictures.ts'
import type { Dollars, PartTable } from '#server/db/tables.ts'
import { blockVersionSwitch } from '#server/db/versions.ts'
import { currentDateOf, type RequestContext } from '#server/kernel/ask.ts'

type BasketPartColumns =
  | ('mcode' | 'name' | 'producer' | 'oe_number' | 'spec_name' | 'condition' | 'stock' | 'restock_on' | 'ended' | 'min_qty')
  | ('category_id' | 'was_price')
  | ('core_charge' | 'weight_g' | 'warranty_months' | 'hs_code' | 'country')

/** A cart line with the part data that an order copies from the catalogue. */
export interface BasketRow extends Pick<Selectable<PartTable>, BasketPartColumns> {
  qty: number
  jobs: JobQuantity[]
  price_seen: Dollars
  /** The current unit price of the line at its quantity. */
  unit_price: Dollars
  /** The unit price of the line without a promotion. `promotion` is the promotion that may reduce it. */
  usual_price: Dollars
  promotion: BestPromotion | null
  /** The shop's rule for sold-out parts: back-order, or no orders until more arrive (cart/orderable.ts). */
  sold_out: string | null
  /** Pictures of this part itself (db/own-pictures.ts). */
  pictures: string
}

/** Reads the cart lines to order, oldest first: the named lines, or all that are not set aside. */
export async function readBasketRows(
  { db, tenantId, clock }: Pick<RequestContext, 'db' | 'tenantId' | 'clock'>,
  accountId: string,
  ids: readonly string[] | undefined,
): Promise<BasketRow[]> {
  const chosen = ids ? sql`line.mcode in (${sql.join(ids)})` : isNotSetAsideSql
  const read = await sql<BasketRow>`
    select part.mcode, name, producer, oe_number, spec_name, condition, stock, ended, min_qty, core_charge, weight_g, warranty_months,
      restock_on, ${soldOutRuleColumn(tenantId)} as sold_out,
      category_id, was_price, hs_code, country, line.qty, line.jobs, line.price_seen,
      unit.price as unit_price, unit.usual as usual_price, unit.promotion, ${picturesColumn()} as pictures
    from cart_line as line join part on part.tenant_id = line.tenant_id and part.mcode = line.mcode
    ${unitPriceJoin(sql`line.qty`, currentDateOf({ clock }))}
    where line.tenant_id = ${tenantId} and line.account_id = ${accountId} and ${chosen}
    order by line.added_at, line.mcode`.execute(db)
  return read.rows
}

/**
 * Locks parts until the end of the transaction, sorted by their codes. The fixed sequence prevents deadlocks between two customers who
 * order at the same time. Rows that are read afterwards are up to date.
 */
export async function lockPartRows({ db, tenantId }: Pick<RequestContext, 'db' | 'tenantId'>, mcodes: readonly string[]): Promise<void> {
  await blockVersionSwitch(db)
  await db
    .selectFrom('part')
    .select('mcode')
    .where('tenant_id', '=', tenantId)
    .where('mcode', 'in', [...mcodes])
    .orderBy('mcode')
    .forNoKeyUpdate()
    .execute()
}
