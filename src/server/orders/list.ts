import { type RawBuilder, sql } from 'kysely'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { JobQuantity } from '#contract/jobs/shares.ts'
import { pageResult } from '#contract/kernel/paging.ts'
import { dollarsOf, mcodeOf } from '#contract/kernel/primitives.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { isOrderUnderTab, type OrderState, type OrderTab, statesByOrderTab } from '#contract/orders/order-states.ts'
import { countOwedCores } from '#contract/orders/returns/owed-cores.ts'
import { mainPictureUrl } from '#contract/part/shop-picture.ts'
import { likePattern } from '#server/db/like-pattern.ts'
import { dollarsOfText } from '#server/db/money.ts'
import { picturesColumnByCode } from '#server/db/own-pictures.ts'
import { type RequestContext, requireSession } from '#server/kernel/ask.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import { shopTodayOf } from '#server/kernel/shop-days.ts'
import { openAmountCents } from './order-of.ts'
import { type OrderRecord, type ReturnRecord, readReturnsOfOrders } from './order-rows.ts'
import { countPiecesInOpenReturns, returnableQuantityOf } from './returns/returnable.ts'

/** The maximum number of part pictures that the list of orders shows for an order. */
const MAX_PICTURES_PER_ORDER = 4

/**
 * SQL condition for orders that match a search by order number, job name, purchase order, or part number or name. Spelling variants match.
 */
export function orderSearchSql(text: string): RawBuilder<boolean> {
  const [like, key] = [likePattern(text), numberKey(text)]
  const byKey = key === '' ? sql`false` : sql`line.oe_key like ${`%${key}%`} or replace(line.mcode, '-', '') like ${`%${key}%`}`
  return sql<boolean>`(number ilike ${like} or job_name ilike ${like} or purchase_order ilike ${like} or exists (
    select from order_line as line where line.tenant_id = shop_order.tenant_id and line.order_id = shop_order.id
      and (line.name ilike ${like} or line.mcode ilike ${like} or ${byKey}
        or exists (select from jsonb_array_elements(line.jobs) as share where share.value ->> 'job' ilike ${like}))))`
}

/** SQL condition for orders with an open amount. The same rule as `dueCents`. */
const hasOpenAmountSql = sql<boolean>`(state <> 'cancelled' and total - credited - paid > 0)`

interface OrderCountRow {
  state: OrderState
  owes: boolean
  orders: number
}

/** Lists a page of the customer's orders, newest first, and the number of orders per tab. */
export async function orderList(
  ask: RequestContext,
  { tab, searchStr, pageNo, pageSize }: ParsedInputOf<'orderList'>,
): Promise<CallResultOf<'orderList'>> {
  const { accountId } = await requireSession(ask)
  const found = searchStr === undefined ? sql<boolean>`true` : orderSearchSql(searchStr)
  const own = sql<boolean>`shop_order.tenant_id = ${ask.tenantId} and account_id = ${accountId} and ${found}`
  const counted = await sql<OrderCountRow>`
    select state, ${hasOpenAmountSql} as owes, count(*)::integer as orders from shop_order where ${own} group by 1, 2`.execute(ask.db)
  const countOf = (one: OrderTab) =>
    counted.rows
      .filter(({ state, owes: due }) => isOrderUnderTab(one, { state, due: due ? 1 : 0 }))
      .reduce((sum, { orders }) => sum + orders, 0)
  const orders = await ask.db
    .selectFrom('shop_order')
    .selectAll()
    .where(own)
    .where(tab === 'unpaid' ? hasOpenAmountSql : ({ eb }) => eb('state', 'in', [...statesByOrderTab[tab]]))
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const counts = {
    all: countOf('all'),
    unpaid: countOf('unpaid'),
    open: countOf('open'),
    shipped: countOf('shipped'),
    delivered: countOf('delivered'),
    closed: countOf('closed'),
  }
  return { ...pageResult(await orderRowsOf(ask, orders), counts[tab], pageNo, pageSize), counts }
}

async function orderRowsOf(ask: RequestContext, orders: readonly OrderRecord[]): Promise<OrderRow[]> {
  if (orders.length === 0) return []
  const { db, tenantId } = ask
  const ids = orders.map(({ id }) => id)
  const lines = await db
    .selectFrom('order_line')
    .select([
      'order_id',
      'mcode',
      'name',
      'qty',
      'waiting',
      'cancelled',
      'jobs',
      'warranty_months',
      picturesColumnByCode('order_line.tenant_id', 'order_line.mcode').as('pictures'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('order_id', 'in', ids)
    .orderBy('line_no')
    .execute()
  const cores = await db
    .selectFrom('core_return')
    .select(['order_id', 'mcode', 'qty', 'state'])
    .where('tenant_id', '=', tenantId)
    .where('order_id', 'in', ids)
    .where('state', '=', 'due')
    .execute()
  const returns = await readReturnsOfOrders(ask, ids)
  return orders.map((order): OrderRow => {
    const own = lines.filter(({ order_id }) => order_id === order.id)
    const goingBack = returns.filter(({ order_id }) => order_id === order.id)
    return {
      id: parseStoredId(order.id),
      number: order.number,
      state: order.state,
      placedAt: order.placed_at.toISOString(),
      total: dollarsOfText(order.total),
      due: dollarsOf(openAmountCents(order)),
      lines: own.length,
      pieces: own.reduce((sum, { qty }) => sum + qty, 0),
      jobName: order.job_name,
      purchaseOrder: order.purchase_order,
      ...repairJobsOf(own),
      expectedTo: order.rest_to ?? order.expected_to,
      ...backOrderedCountOf(own),
      parts: own
        .slice(0, MAX_PICTURES_PER_ORDER)
        .map(({ mcode, name, qty, pictures }) => ({ id: mcodeOf(mcode), name, mainImageUrl: mainPictureUrl(mcode, pictures), qty })),
      openCores: cores
        .filter(({ order_id }) => order_id === order.id)
        .reduce((sum, core) => sum + countOwedCores(core, countPiecesInOpenReturns(goingBack, core.mcode)), 0),
      ...unitsInOpenReturnsOf(own, goingBack),
      returnable: own.reduce((sum, line) => sum + returnableQuantityOf(order, line, goingBack, shopTodayOf(ask)), 0),
    }
  })
}

function repairJobsOf(lines: readonly { jobs: readonly JobQuantity[] }[]): Pick<OrderRow, 'jobs'> {
  const jobs = [...new Set(lines.flatMap((line) => line.jobs.map(({ job }) => job)))]
  return jobs.length === 0 ? {} : { jobs }
}

function backOrderedCountOf(lines: readonly { waiting: number }[]): Pick<OrderRow, 'waiting'> {
  const waiting = lines.reduce((sum, line) => sum + line.waiting, 0)
  return waiting === 0 ? {} : { waiting }
}

function unitsInOpenReturnsOf(lines: readonly { mcode: string }[], returns: readonly ReturnRecord[]): Pick<OrderRow, 'inReturns'> {
  const inReturns = lines.reduce((sum, { mcode }) => sum + countPiecesInOpenReturns(returns, mcode), 0)
  return inReturns === 0 ? {} : { inReturns }
}
