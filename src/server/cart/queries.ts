import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { JobQuantity } from '#contract/jobs/shares.ts'
import type { BestPromotion } from '#server/catalogue/promoted.ts'
import { picturesColumn } from '#server/db/own-pictures.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import type { Dollars, PartTable } from '#server/db/tables.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { currentDateOf } from '#server/kernel/ask.ts'
import type { PersonalDataSource } from '#server/kernel/personal-source.ts'
import { type AvailabilityColumns, soldOutRuleColumn } from './orderable.ts'
import { isNotSetAsideSql, unitPriceJoin } from './pricing.ts'

type CartPartColumns =
  | 'core_charge'
  | 'price_steps'
  | 'min_qty'
  | 'weight_g'
  | 'stock'
  | 'restock_on'
  | 'ended'
  | 'producer'
  | 'oe_number'
  | 'spec_name'
  | 'name'
  | 'condition'

export interface CartRow extends Pick<Selectable<PartTable>, CartPartColumns> {
  mcode: string
  qty: number
  job: string
  jobs: JobQuantity[]
  added_at: Date
  price_seen: Dollars
  price: Dollars
  /** The unit price without a promotion, at the line's quantity. `own_price` is the part's base price. */
  usual: Dollars
  own_price: Dollars
  promotion: BestPromotion | null
  amount: Dollars
  /** Pictures of this part itself, not of its kind (db/own-pictures.ts). */
  pictures: string
}

/** SQL for cart lines with their parts and unit prices. A withdrawn part is not deleted, so every line finds its part. */
const pricedCartLines = (now: Date) => sql`cart_line as line
  join part on part.tenant_id = line.tenant_id and part.mcode = line.mcode
  ${unitPriceJoin(sql`line.qty`, now)}`

const isOwnedBySql = ({ tenantId }: RequestContext, accountId: string): RawBuilder<boolean> =>
  sql<boolean>`line.tenant_id = ${tenantId} and line.account_id = ${accountId}`

/** Returns all lines of a customer's cart, oldest first. */
export async function readCartRows(ask: RequestContext, accountId: string): Promise<CartRow[]> {
  const read = await sql<CartRow>`
    select line.mcode, line.qty, line.job, line.jobs, line.added_at, line.price_seen,
      unit.price, unit.usual, unit.promotion, part.price as own_price, line.qty * unit.price as amount, core_charge, price_steps, min_qty, weight_g,
      stock, restock_on, ended, producer, oe_number, spec_name, name, condition, ${picturesColumn()} as pictures
    from ${pricedCartLines(currentDateOf(ask))} where ${isOwnedBySql(ask, accountId)} order by line.added_at, line.mcode`.execute(ask.db)
  return read.rows
}

export interface CartSumsRow {
  lines: number
  pieces: number
  goods: Dollars
  core_charges: Dollars
}

/** Returns the totals of the cart lines that are not set aside. The database adds decimals exactly. */
export async function readCartSums(ask: RequestContext, accountId: string): Promise<CartSumsRow> {
  const read = await sql<CartSumsRow>`
    select count(*)::integer as lines, coalesce(sum(line.qty), 0)::integer as pieces, coalesce(sum(line.qty * unit.price), 0) as goods,
      coalesce(sum(line.qty * core_charge), 0) as core_charges
    from ${pricedCartLines(currentDateOf(ask))} where ${isOwnedBySql(ask, accountId)} and ${isNotSetAsideSql}`.execute(ask.db)
  const [sums] = read.rows
  if (!sums) throw new Error('An aggregate without groups has one row.')
  return sums
}

/** A part that a customer wants to order, with the columns for a cart line. */
export interface OrderablePart extends AvailabilityColumns {
  /** The quantity of the customer's cart line for this part. Null if there is no line. */
  has: number | null
  /** The repair jobs of the units in this cart line. Null if there is no line. */
  jobs: JobQuantity[] | null
  /**
   * The number of the customer's cart lines, including lines set aside. Null if the part already has a line, because then no line is added.
   */
  lines: number | null
}

/**
 * Reads a part that a customer wants to order, with its cart line. Returns undefined if the tenant has no such part. The cart line is
 * selected by the given tenant id instead of the part's column, because the collations of the two columns differ and no index would be
 * used.
 */
export async function readOrderablePart(
  { db, tenantId }: RequestContext,
  accountId: string,
  mcode: string,
): Promise<OrderablePart | undefined> {
  const read = await sql<OrderablePart>`${sql.raw(PREPARED_QUERY_PREFIX)}
    select part.stock, part.restock_on, part.ended, part.min_qty, ${soldOutRuleColumn(tenantId)} as sold_out, line.qty as has, line.jobs, case when line.qty is null then (
      select count(*)::integer from cart_line as own where own.tenant_id = ${tenantId} and own.account_id = ${accountId}) end as lines
    from part left join cart_line as line on line.tenant_id = ${tenantId} and line.account_id = ${accountId} and line.mcode = part.mcode
    where part.tenant_id = ${tenantId} and part.mcode = ${mcode}`.execute(db)
  return read.rows[0]
}

/** Adds the cart to the export of a person's data. Its rows are deleted with the account. */
export const cartDataSource: PersonalDataSource = {
  name: 'cart',
  read: (db, tenantId, accountId) =>
    db
      .selectFrom('cart_line')
      .select(['mcode', 'qty', 'job', 'jobs', 'price_seen as priceSeen', 'added_at as addedAt'])
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .orderBy('added_at')
      .orderBy('mcode')
      .execute(),
}
