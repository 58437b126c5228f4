import { type RawBuilder, sql } from 'kysely'
import type { SeenPrice } from '#contract/cart.ts'
import type { Dollars } from '#server/db/tables.ts'

/** What one piece of the statement's `part` costs at a quantity: `priceAt` of contract/pricing.ts, where the database has to know it. */
export const unitPriceAt = (qty: RawBuilder<number>): RawBuilder<Dollars> => sql<Dollars>`coalesce((
  select (step ->> 'unitPrice')::numeric(12,2) from jsonb_array_elements(part.price_steps) as step
  where (step ->> 'fromQty')::integer <= ${qty} order by (step ->> 'fromQty')::integer desc limit 1), part.price)`

/** The price that a line at `qty` is remembered with: today's, unless its customer saw another for the same step of the ladder. */
export const priceSeenAt = (qty: RawBuilder<number>, seen: SeenPrice | undefined): RawBuilder<Dollars> =>
  seen === undefined
    ? unitPriceAt(qty)
    : sql<Dollars>`case when ${unitPriceAt(sql`${seen.fromQty}::integer`)} = ${seen.unitPrice}::numeric(12,2)
        then ${unitPriceAt(qty)} else ${seen.unitPrice}::numeric(12,2) end`

/** Whether the statement's `line` is ordered with the others: `isOrdered` of contract/pricing.ts. A refused change never came here. */
export const ordered: RawBuilder<boolean> = sql<boolean>`line.job = ''`
