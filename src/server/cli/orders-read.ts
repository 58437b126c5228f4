import { sql } from 'kysely'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import type { OrderState } from '#contract/orders/order-states.ts'
import { likePattern } from '#server/db/like-pattern.ts'
import { centsOfText, dollarsOfText } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { orderSearchSql } from '#server/orders/list.ts'
import { openAmountCents, orderViewOf } from '#server/orders/order-of.ts'
import { readOrderWithDetails } from '#server/orders/order-rows.ts'
import { isPartlyShipped, unshippedPieces } from '#server/orders/parcels.ts'
import { readOrderTerms } from '#server/orders/terms.ts'
import type { CommandContext } from './command.ts'
import { type CommandOutput, formatList, formatMinute } from './command-output.ts'
import { findOrder, findTenant, requireTenantExists } from './find.ts'
import { formatOrder } from './order-text.ts'

interface OrderListOptions {
  state?: OrderState
  search?: string
  limit: number
}

/** Lists the orders of all shops or of one, newest first. */
export async function listOrders(command: CommandContext, { state, search, limit }: OrderListOptions): Promise<CommandOutput> {
  await requireTenantExists(command)
  let query = command.db.selectFrom('shop_order').selectAll()
  if (command.tenant !== undefined) query = query.where('tenant_id', '=', command.tenant)
  if (state !== undefined) query = query.where('state', '=', state)
  if (search !== undefined && search !== '') {
    const like = likePattern(search)
    query = query.where(
      sql<boolean>`(${orderSearchSql(search)} or email ilike ${like} or ship_to ->> 'name' ilike ${like} or ship_to ->> 'company' ilike ${like})`,
    )
  }
  const orders = await query.orderBy('placed_at', 'desc').orderBy('number', 'desc').limit(limit).execute()
  const data = orders.map((order) => ({
    number: order.number,
    id: order.id,
    tenant: order.tenant_id,
    state: order.state,
    placedAt: order.placed_at.toISOString(),
    total: dollarsOfText(order.total),
    due: openAmountCents(order) / 100,
    payment: order.payment,
    delivery: order.delivery,
    email: order.email,
    name: order.ship_to.name,
    jobName: order.job_name,
    purchaseOrder: order.purchase_order,
  }))
  const rows = orders.map((order) => [
    order.number,
    order.tenant_id,
    formatMinute(order.placed_at),
    order.state,
    formatDollars(centsOfText(order.total)),
    openAmountCents(order) > 0 ? formatDollars(openAmountCents(order)) : '',
    order.delivery,
    order.ship_to.company || order.ship_to.name,
    order.email,
  ])
  const text = formatList(
    ['number', 'shop', 'placed (UTC)', 'state', 'total', 'due', 'delivery', 'customer', 'e-mail'],
    rows,
    'No order is like that.',
  )
  return { data, text }
}

/** Shows one order: the data that its customer sees, and the data that only the shop may see. */
export async function showOrder(command: CommandContext, number: string): Promise<CommandOutput> {
  const record = await findOrder(command, number)
  const tenant = await findTenant(command, record.tenant_id)
  const whole = await readOrderWithDetails({ db: command.db, tenantId: tenant.id }, record)
  const order = orderViewOf(
    { tenant, orderExtensions: command.orderExtensions, clock: command.clock, locale: LOCALE_DEFAULT },
    whole,
    await readOrderTerms(command.db, tenant.id),
  )
  const payments = whole.payments.map(({ id, kind, method, amount, done, reference, at }) => ({
    id,
    kind,
    method,
    amount: dollarsOfText(amount),
    done,
    reference,
    at: at.toISOString(),
  }))
  const left = record.state === 'packed' ? unshippedPieces(whole) : []
  const partly = left.length > 0 && isPartlyShipped(whole)
  return {
    data: { tenant: tenant.id, ...order, payments, ...(partly ? { toFollow: left } : {}) },
    text: formatOrder(order, { tenantId: tenant.id, payments, unshippedParts: partly ? left : [] }),
  }
}
