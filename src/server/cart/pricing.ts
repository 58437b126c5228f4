import { type RawBuilder, sql } from 'kysely'
import type { SeenPrice } from '#contract/cart.ts'
import { bestPromotion, promotionJson } from '#server/catalogue/promoted.ts'
import type { Dollars } from '#server/db/tables.ts'

/** What one piece of the statement's `part` costs at a quantity by its ladder alone: `priceAt` of contract/pricing.ts. */
const usualPriceAt = (qty: RawBuilder<number>): RawBuilder<Dollars> => sql<Dollars>`coalesce((
  select (step ->> 'unitPrice')::numeric(12,2) from jsonb_array_elements(part.price_steps) as step
  where (step ->> 'fromQty')::integer <= ${qty} order by (step ->> 'fromQty')::integer desc limit 1), part.price)`

/**
 * What one piece of the statement's `part` costs at a quantity: THE price rule of contract/pricing.ts and contract/promotions, where the
 * database has to know it: its step of the ladder or its promotion's price, whichever is less.
 */
export const unitPriceAt = (qty: RawBuilder<number>, now: Date): RawBuilder<Dollars> =>
  sql<Dollars>`least(${usualPriceAt(qty)}, (select best.price from ${bestPromotion(now)} as best))`

/**
 * The same, joined to a statement's `part` as `unit`: its `price`, what it is without the promotion (`usual`), and the promotion
 * (`BestPromotion`, null: none), at this quantity or at fewer pieces.
 */
export const pricedUnit = (qty: RawBuilder<number>, now: Date): RawBuilder<unknown> => sql`cross join lateral (
  select least(own.price, best.price) as price, own.price as usual, ${promotionJson('best')} as promotion
  from (select ${usualPriceAt(qty)} as price) as own left join lateral ${bestPromotion(now)} as best on true) as unit`

/** The price that a line at `qty` is remembered with: today's, unless its customer saw another for the same step of the ladder. */
export const priceSeenAt = (qty: RawBuilder<number>, seen: SeenPrice | undefined, now: Date): RawBuilder<Dollars> =>
  seen === undefined
    ? unitPriceAt(qty, now)
    : sql<Dollars>`case when ${unitPriceAt(sql`${seen.fromQty}::integer`, now)} = ${seen.unitPrice}::numeric(12,2)
        then ${unitPriceAt(qty, now)} else ${seen.unitPrice}::numeric(12,2) end`

/** Whether the statement's `line` is ordered with the others: `isOrdered` of contract/pricing.ts. A refused change never came here. */
export const ordered: RawBuilder<boolean> = sql<boolean>`line.job = ''`
