import { type RawBuilder, sql } from 'kysely'
import type { SeenPrice } from '#contract/cart/cart.ts'
import { bestPromotionSubquery, promotionJson } from '#server/catalogue/promoted.ts'
import type { Dollars } from '#server/db/tables.ts'

/**
 * SQL for the unit price of `part` at a quantity, by its quantity prices only, without promotions. The same rule as `unitPriceAt` of
 * contract/pricing/pricing.ts.
 */
const priceWithoutPromotionSql = (qty: RawBuilder<number>): RawBuilder<Dollars> => sql<Dollars>`coalesce((
  select (step ->> 'unitPrice')::numeric(12,2) from jsonb_array_elements(part.price_steps) as step
  where (step ->> 'fromQty')::integer <= ${qty} order by (step ->> 'fromQty')::integer desc limit 1), part.price)`

/**
 * SQL for the unit price of `part` at a quantity: the lower of its quantity price and its promotion price. The rule is the same as in
 * contract/pricing/pricing.ts and contract/promotions.
 */
export const unitPriceSql = (qty: RawBuilder<number>, now: Date): RawBuilder<Dollars> =>
  sql<Dollars>`least(${priceWithoutPromotionSql(qty)}, (select best.price from ${bestPromotionSubquery(now)} as best))`

/**
 * SQL join with alias `unit` for the unit price of `part` at a quantity: `price`, the price without promotion (`usual`), and the promotion
 * (`BestPromotion` or null).
 */
export const unitPriceJoin = (qty: RawBuilder<number>, now: Date): RawBuilder<unknown> => sql`cross join lateral (
  select least(own.price, best.price) as price, own.price as usual, ${promotionJson('best')} as promotion
  from (select ${priceWithoutPromotionSql(qty)} as price) as own left join lateral ${bestPromotionSubquery(now)} as best on true) as unit`

/**
 * SQL for the unit price to store as seen by the customer, in a cart line of `qty` units. It is today's price, unless the customer saw
 * another unit price than today's at `seen.fromQty` units; then it is the price that the customer saw.
 */
export const seenPriceSql = (qty: RawBuilder<number>, seen: SeenPrice | undefined, now: Date): RawBuilder<Dollars> =>
  seen === undefined
    ? unitPriceSql(qty, now)
    : sql<Dollars>`case when ${unitPriceSql(sql`${seen.fromQty}::integer`, now)} = ${seen.unitPrice}::numeric(12,2)
        then ${unitPriceSql(qty, now)} else ${seen.unitPrice}::numeric(12,2) end`

/**
 * SQL for whether the cart line `line` of the query is ordered, namely not set aside for a job. The same rule as `isIncludedInOrder` of
 * contract/pricing/pricing.ts.
 */
export const isNotSetAsideSql: RawBuilder<boolean> = sql<boolean>`line.job = ''`
