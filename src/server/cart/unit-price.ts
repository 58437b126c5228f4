import { type RawBuilder, sql } from 'kysely'
import type { Dollars } from '#server/db/tables.ts'

/** What one piece of the statement's `part` costs at a quantity: the last step of its ladder that the quantity reaches (as stepFor in price-by-quantity.ts). */
export const unitPriceAt = (qty: RawBuilder<number>): RawBuilder<Dollars> => sql<Dollars>`coalesce((
  select (step ->> 'unitPrice')::numeric(12,2) from jsonb_array_elements(part.price_steps) as step
  where (step ->> 'fromQty')::integer <= ${qty} order by (step ->> 'fromQty')::integer desc limit 1), part.price)`
