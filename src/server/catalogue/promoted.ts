import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { PartCard } from '#contract/catalogue.ts'
import { promotedPrices } from '#contract/promotions/promoted.ts'
import { dollarsOfText } from '#server/db/money.ts'
import type { Dollars, PartTable } from '#server/db/tables.ts'
import { idOf } from '#server/kernel/ids.ts'

/** The promotion that makes a part cheapest, as a statement tells of it. */
export interface BestPromotion {
  id: string
  name: string
  until: string
  price: Dollars
}

/** Whether the statement's `promotion` is about its `part`. */
export const covers: RawBuilder<boolean> = sql<boolean>`(promotion.mcodes is null or part.mcode = any(promotion.mcodes))
  and (promotion.category_ids is null or part.category_id = any(promotion.category_ids))
  and (promotion.producers is null or part.producer = any(promotion.producers))
  and (promotion.conditions is null or part.condition = any(promotion.conditions))`

/** What the statement's `promotion` makes of the price of its `part`: `promotionPrice` of contract/promotions, in SQL. */
export const offeredPrice: RawBuilder<Dollars> = sql<Dollars>`
  coalesce(promotion.price, part.price - trunc(part.price * promotion.percent / 100, 2))`

export const runsAt = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`promotion.starts_at <= ${now}::timestamptz and promotion.ends_at > ${now}::timestamptz`

/**
 * The promotion that makes the statement's `part` cheapest at a moment, in brackets: id, name, ends_at, price; no row where none makes it
 * cheaper. Of two at one price the one that runs longer.
 */
export const bestPromotion = (now: Date): RawBuilder<unknown> => sql`(
  select promotion.id, promotion.name, promotion.ends_at, ${offeredPrice} as price from promotion
  where promotion.tenant_id = part.tenant_id and ${runsAt(now)} and ${covers} and ${offeredPrice} < part.price
  order by 4, promotion.ends_at desc, promotion.id limit 1)`

/** A row of `bestPromotion`, named, as JSON. */
export const promotionJson = (best: string): RawBuilder<BestPromotion | null> => {
  const [id, name, until, price] = ['id', 'name', 'ends_at', 'price'].map((column) => sql.ref(`${best}.${column}`))
  return sql<BestPromotion | null>`case when ${id} is not null then
    json_build_object('id', ${id}, 'name', ${name}, 'until', ${until}, 'price', ${price}::text) end`
}

/** The promotion of the statement's `part`, as a column. */
export const promotionColumn = (now: Date): RawBuilder<BestPromotion | null> =>
  sql<BestPromotion | null>`(select ${promotionJson('best')} from ${bestPromotion(now)} as best)`

export type Prices = Pick<PartCard, 'price' | 'wasPrice' | 'promotion'> & Required<Pick<PartCard, 'priceLadder'>>
type PriceRow = Pick<Selectable<PartTable>, 'price' | 'price_steps'> & { promotion: BestPromotion | null; was_price?: Dollars | null }

/** What a part costs now, in every quantity, with what it costs without its promotion. */
export function pricesOf({ price, price_steps, was_price = null, promotion }: PriceRow): Prices {
  const own = {
    price: dollarsOfText(price),
    priceLadder: price_steps.map((step) => ({ fromQty: step.fromQty, unitPrice: dollarsOfText(step.unitPrice) })),
  }
  if (promotion === null) return { ...own, ...(was_price === null ? {} : { wasPrice: dollarsOfText(was_price) }) }
  return {
    ...promotedPrices(own, dollarsOfText(promotion.price)),
    wasPrice: own.price,
    promotion: { ...nameOf(promotion), usual: own.priceLadder.length === 0 ? [{ fromQty: 1, unitPrice: own.price }] : own.priceLadder },
  }
}

const nameOf = ({ id, name, until }: BestPromotion) => ({ id: idOf(id), name, until: new Date(until).toISOString() })
