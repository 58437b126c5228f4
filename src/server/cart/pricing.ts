import { type RawBuilder, sql } from 'kysely'
import type { SeenPrice } from '#contract/cart.ts'
import { bestPromotion, promotionJson } from '#server/catalogue/promoted.ts'
import type { Dollars } from '#server/db/tables.ts'

/** SQL for the unit price of `part` at a quantity by its quantity prices only: `priceAt` of contract/pricing.ts. */
const usualPriceAt = (qty: RawBuilder<number>): RawBuilder<Dollars> => sql<Dollars>`coalesce((
  select (step ->> 'unitPrice')::numeric(12,2) from jsonb_array_elements(part.price_steps) as step
  where (step ->> 'fromQty')::integer <= ${qty} order by (step ->> 'fromQty')::integer desc limit 1), part.price)`

/**
 * SQL for the unit price of `part` at a quantity: the lower of its quantity price and its promotion price. The same rule as
 * contract/pricing.ts and contract/promotions.
 */
export const unitPriceAt = (qty: RawBuilder<number>, now: Date): RawBuilder<Dollars> =>
  sql<Dollars>`least(${usualPriceAt(qty)}, (select best.price from ${bestPromotion(now)} as best))`

/**
 * The same as a join with alias `unit`: its `price`, the price without promotion (`usual`), and the promotion (`BestPromotion` or null), at
 * this or a lower quantity.
 */
export const pricedUnit = (qty: RawBuilder<number>, now: Date): RawBuilder<unknown> => sql`cross join lateral (
  select least(own.price, best.price) as price, own.price as usual, ${promotionJson('best')} as promotion
  from (select ${usualPriceAt(qty)} as price) as own left join lateral ${bestPromotion(now)} as best on true) as unit`

/** The seen price to store with a line at `qty`: today's price, unless the customer saw another one for the same quantity price. */
export const priceSeenAt = (qty: RawBuilder<number>, seen: SeenPrice | undefined, now: Date): RawBuilder<Dollars> =>
  seen === undefined
    ? unitPriceAt(qty, now)
    : sql<Dollars>`case when ${unitPriceAt(sql`${seen.fromQty}::integer`, now)} = ${seen.unitPrice}::numeric(12,2)
        then ${unitPriceAt(qty, now)} else ${seen.unitPrice}::numeric(12,2) end`

/** SQL for `isOrdered` of contract/pricing.ts: whether the statement's `line` is ordered with the others. */
export const ordered: RawBuilder<boolean> = sql<boolean>`line.job = ''`
