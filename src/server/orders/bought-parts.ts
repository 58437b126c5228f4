import { type RawBuilder, sql } from 'kysely'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { pageResult } from '#contract/kernel/paging.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import type { BoughtPartSort } from '#contract/orders/order.ts'
import type { OrderState } from '#contract/orders/order-states.ts'
import { cardOfRow, cardRows } from '#server/catalogue/cards.ts'
import { bestPromotionSubquery } from '#server/catalogue/promoted.ts'
import { likePattern } from '#server/db/like-pattern.ts'
import { dollarsOfText } from '#server/db/money.ts'
import { picturesColumn } from '#server/db/own-pictures.ts'
import type { Dollars } from '#server/db/tables.ts'
import { currentDateOf, requireSession } from '#server/kernel/ask.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import { localeOfLanguage } from '#server/kernel/language.ts'
import { loadNamesForRequest } from '#server/kernel/names.ts'
import { shopTodayOf } from '#server/kernel/shop-days.ts'
import type { OrderRequestContext } from './ask.ts'
import { orderedProductOf } from './order-of.ts'
import { readReturnsOfOrders } from './order-rows.ts'
import { returnableQuantityOf, warrantyEndDay } from './returns/returnable.ts'

interface BoughtPartRow {
  mcode: string
  name: string
  producer: string
  oe_number: string
  spec_name: string
  condition: 'new' | 'reman' | 'used'
  unit_price: Dollars
  warranty_months: number
  order_id: string
  number: string
  state: OrderState
  /** The language of the part names that the order has stored. */
  language: string
  /** The number of ordered units. */
  qty: number
  /** The number of units that the shop cancelled. */
  cancelled: number
  placed_at: Date
  delivered_at: Date | null
  pieces: number
  orders: number
  /** The part's database id. Null if the part is no longer sold. */
  part_id: number | null
  superseded_by: string | null
  /** Pictures of this part itself (db/own-pictures.ts). */
  pictures: string
  total: number
}

const orderBySort: Record<BoughtPartSort, RawBuilder<unknown>> = {
  last: sql`placed_at desc`,
  'last-up': sql`placed_at`,
  code: sql`mcode`,
  'code-down': sql`mcode desc`,
  pieces: sql`pieces desc`,
  'pieces-up': sql`pieces`,
  price: sql`price_now desc nulls last`,
  'price-up': sql`price_now nulls last`,
}

/** Reads the parts in a customer's orders, one row per part, latest purchase first. Cancelled orders do not count. */
export async function orderParts(
  ask: OrderRequestContext,
  { searchStr, sort, pageNo, pageSize }: ParsedInputOf<'orderParts'>,
): Promise<CallResultOf<'orderParts'>> {
  const { accountId } = await requireSession(ask)
  const like = likePattern(searchStr ?? '')
  const key = numberKey(searchStr ?? '')
  const byKey = key === '' ? sql`false` : sql`oe_key like ${`%${key}%`} or replace(line.mcode, '-', '') like ${`%${key}%`}`
  const read = await sql<BoughtPartRow>`
    with bought as (
      select line.*, shop_order.number, shop_order.state, shop_order.language, shop_order.placed_at, shop_order.account_id, shop_order.delivered_at,
        sum(line.qty - line.cancelled) over part_of as pieces, count(*) over part_of as orders,
        row_number() over (partition by line.mcode order by shop_order.placed_at desc, shop_order.number desc) as place
      from order_line as line join shop_order on shop_order.tenant_id = line.tenant_id and shop_order.id = line.order_id
      where line.tenant_id = ${ask.tenantId} and shop_order.account_id = ${accountId} and shop_order.state <> 'cancelled' and line.cancelled < line.qty
        and (line.name ilike ${like} or line.mcode ilike ${like} or line.oe_number ilike ${like} or ${byKey})
      window part_of as (partition by line.mcode))
    select bought.mcode, bought.name, bought.producer, bought.oe_number, bought.spec_name, bought.condition, bought.unit_price, bought.warranty_months,
      bought.order_id, bought.number, bought.state, bought.language, bought.qty, bought.cancelled, bought.placed_at, bought.delivered_at, bought.pieces::integer as pieces, bought.orders::integer as orders,
      case when part.ended and part.stock <= 0 then null else part.id end as part_id,
      case when part.ended and part.stock <= 0 then null else least(part.price, (select best.price from ${bestPromotionSubquery(currentDateOf(ask))} as best)) end as price_now, part.superseded_by, ${picturesColumn()} as pictures, (count(*) over ())::integer as total
    from bought left join part on part.tenant_id = bought.tenant_id and part.mcode = bought.mcode
    where place = 1 order by ${orderBySort[sort]}, mcode limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(ask.db)
  const parts = await cardRows(
    ask,
    read.rows.flatMap(({ part_id }) => part_id ?? []),
  )
  const catalogue = await ask.catalogue()
  const returns = await readReturnsOfOrders(ask, [...new Set(read.rows.map(({ order_id }) => order_id))])
  const gone = read.rows.filter(({ part_id }) => part_id === null)
  const names = await loadNamesForRequest(
    ask,
    gone.map(({ name }) => name),
  )
  /**
   * Whether a part's name is shown in the language of its order instead of the caller's. This is so if the part is no longer sold and its
   * name has no translation. A part that is still sold gets its current name.
   */
  const isHistory = ({ part_id, name, language }: BoughtPartRow) =>
    part_id === null && names(name) === name && localeOfLanguage(language) !== ask.locale
  const at = shopTodayOf(ask)
  const records = read.rows.map((row): CallResultOf<'orderParts'>['records'][number] => {
    const sold = row.part_id === null ? undefined : parts.get(row.part_id)
    const now = sold ? cardOfRow(catalogue, sold) : null
    return {
      id: mcodeOf(row.mcode),
      product: orderedProductOf(row),
      qty: row.pieces,
      orders: row.orders,
      lastPrice: dollarsOfText(row.unit_price),
      lastBoughtAt: row.placed_at.toISOString(),
      lastOrderId: parseStoredId(row.order_id),
      lastOrderNumber: row.number,
      warrantyUntil: warrantyEndDay(row, row.warranty_months, at.timeZone),
      returnable: returnableQuantityOf(
        row,
        row,
        returns.filter(({ order_id }) => order_id === row.order_id),
        at,
      ),
      priceNow: now?.price ?? null,
      now,
      ...(isHistory(row) ? { language: localeOfLanguage(row.language) } : {}),
      insteadId: now === null && row.superseded_by !== null ? mcodeOf(row.superseded_by) : null,
    }
  })
  return pageResult(records, read.rows[0]?.total ?? 0, pageNo, pageSize)
}
