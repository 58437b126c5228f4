import { type RawBuilder, type Selectable, sql } from 'kysely'
import { type PriceFacts, type ShownPrices, shownPrices } from '#search/answer/part/prices.ts'
import { centsOfText } from '#server/db/money.ts'
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

type PriceRow = Pick<Selectable<PartTable>, 'price' | 'price_steps'> & { promotion: BestPromotion | null; was_price?: Dollars | null }

/** What a row of the database says of the price of its part. */
export const priceFacts = ({ price, price_steps, was_price = null, promotion }: PriceRow): PriceFacts => ({
  priceCents: centsOfText(price),
  wasCents: was_price === null ? null : centsOfText(was_price),
  steps: price_steps.map(({ fromQty, unitPrice }) => ({ fromQty, unitCents: centsOfText(unitPrice) })),
  offer: promotion && {
    id: idOf(promotion.id),
    name: promotion.name,
    endsAt: Date.parse(promotion.until),
    cents: centsOfText(promotion.price),
  },
})

/** What a part costs now, in every quantity, with what it costs without its promotion. */
export const pricesOf = (row: PriceRow): ShownPrices => shownPrices(priceFacts(row))
