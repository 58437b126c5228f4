import { type RawBuilder, type Selectable, sql } from 'kysely'
import { computeShownPrices, type PartPriceData, type ShownPrices } from '#search/answer/part/prices.ts'
import { centsOfText } from '#server/db/money.ts'
import type { Dollars, PartTable } from '#server/db/tables.ts'
import { parseStoredId } from '#server/kernel/ids.ts'

/** The promotion that gives a part its lowest price, as queries return it. `until`: when the promotion ends. */
export interface BestPromotion {
  id: string
  name: string
  until: string
  price: Dollars
}

/** SQL condition: the query's `promotion` applies to its `part`. */
export const promotionIncludesPart: RawBuilder<boolean> = sql<boolean>`(promotion.mcodes is null or part.mcode = any(promotion.mcodes))
  and (promotion.category_ids is null or part.category_id = any(promotion.category_ids))
  and (promotion.producers is null or part.producer = any(promotion.producers))
  and (promotion.conditions is null or part.condition = any(promotion.conditions))`

/** SQL for the promotion price of the query's `part`. The rule is the same as in `promotionPrice` of contract/promotions. */
export const promotionPriceSql: RawBuilder<Dollars> = sql<Dollars>`
  coalesce(promotion.price, part.price - trunc(part.price * promotion.percent / 100, 2))`

export const isPromotionRunningSql = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`promotion.starts_at <= ${now}::timestamptz and promotion.ends_at > ${now}::timestamptz`

/**
 * SQL subquery, in brackets, for the promotion with the lowest price for the query's `part`: id, name, ends_at, price. It has no row if no
 * promotion lowers the price. At equal prices, the promotion that ends later is chosen.
 */
export const bestPromotionSubquery = (now: Date): RawBuilder<unknown> => sql`(
  select promotion.id, promotion.name, promotion.ends_at, ${promotionPriceSql} as price from promotion
  where promotion.tenant_id = part.tenant_id and ${isPromotionRunningSql(now)} and ${promotionIncludesPart} and ${promotionPriceSql} < part.price
  order by 4, promotion.ends_at desc, promotion.id limit 1)`

/** SQL for a row of `bestPromotionSubquery` as JSON, or null if there is none. `best`: the alias of the subquery. */
export const promotionJson = (best: string): RawBuilder<BestPromotion | null> => {
  const [id, name, until, price] = ['id', 'name', 'ends_at', 'price'].map((column) => sql.ref(`${best}.${column}`))
  return sql<BestPromotion | null>`case when ${id} is not null then
    json_build_object('id', ${id}, 'name', ${name}, 'until', ${until}, 'price', ${price}::text) end`
}

/** SQL for a column with the promotion of the query's `part`. */
export const promotionColumn = (now: Date): RawBuilder<BestPromotion | null> =>
  sql<BestPromotion | null>`(select ${promotionJson('best')} from ${bestPromotionSubquery(now)} as best)`

type PriceRow = Pick<Selectable<PartTable>, 'price' | 'price_steps'> & { promotion: BestPromotion | null; was_price?: Dollars | null }

/** Returns the price data of a part, from its database row. */
export const priceDataOfRow = ({ price, price_steps, was_price = null, promotion }: PriceRow): PartPriceData => ({
  priceCents: centsOfText(price),
  wasCents: was_price === null ? null : centsOfText(was_price),
  steps: price_steps.map(({ fromQty, unitPrice }) => ({ fromQty, unitCents: centsOfText(unitPrice) })),
  offer: promotion && {
    id: parseStoredId(promotion.id),
    name: promotion.name,
    endsAt: Date.parse(promotion.until),
    cents: centsOfText(promotion.price),
  },
})

/** Returns the current prices of a part for all quantities, with its prices without the promotion. */
export const shownPricesOf = (row: PriceRow): ShownPrices => computeShownPrices(priceDataOfRow(row))
