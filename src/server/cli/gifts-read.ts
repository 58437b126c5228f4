import { addressInOneLine } from '#server/gifts/claim.ts'
import type { GiftCoupon } from '#server/gifts/tables.ts'
import { formatDollars } from '#server/kernel/format.ts'
import type { CommandContext } from './command.ts'
import { type CommandOutput, formatList, formatMinute } from './command-output.ts'
import { requireTenantExists } from './find.ts'

const giftKindText = (coupon: GiftCoupon | null): string =>
  coupon === null ? 'goods' : coupon.percent === null ? `${formatDollars(coupon.amountCents ?? 0)} off` : `${coupon.percent} % off`

export async function listGifts(command: CommandContext): Promise<CommandOutput> {
  await requireTenantExists(command)
  let query = command.db
    .selectFrom('gift')
    .innerJoin('gift_category', (join) =>
      join.onRef('gift_category.tenant_id', '=', 'gift.tenant_id').onRef('gift_category.id', '=', 'gift.category_id'),
    )
    .leftJoin('gift_claim', (join) => join.onRef('gift_claim.tenant_id', '=', 'gift.tenant_id').onRef('gift_claim.gift_id', '=', 'gift.id'))
    .selectAll('gift')
    .select((of) => of.cast<number>(of.fn.count('gift_claim.id'), 'integer').as('taken'))
    .groupBy(['gift.tenant_id', 'gift.id', 'gift_category.sort_num'])
  if (command.tenant !== undefined) query = query.where('gift.tenant_id', '=', command.tenant)
  const rows = await query.orderBy('gift.tenant_id').orderBy('gift_category.sort_num').orderBy('gift.points').orderBy('gift.id').execute()
  const data = rows.map(({ id, tenant_id, category_id, name, points, stock, coupon, ended, taken }) => ({
    ...{ id, tenant: tenant_id, category: category_id, name, points, stock, coupon, ended, taken },
  }))
  const cells = rows.map((row) => [
    ...[row.id, row.tenant_id, row.category_id, giftKindText(row.coupon), String(row.points), row.ended ? 'ended' : String(row.stock)],
    ...[String(row.taken), row.name],
  ])
  return { data, text: formatList(['id', 'shop', 'category', 'what', 'points', 'stock', 'taken', 'name'], cells, 'There is no gift.') }
}

interface ClaimOptions {
  open?: boolean
  of?: string
  limit: number
}

/** Length of a shortened id of a claim. It is enough to be unique within a shop. */
const SHOWN_ID_CHARACTERS = 8

export async function listClaims(command: CommandContext, { open = false, of, limit }: ClaimOptions): Promise<CommandOutput> {
  await requireTenantExists(command)
  let query = command.db
    .selectFrom('gift_claim')
    .innerJoin('account', (join) =>
      join.onRef('account.tenant_id', '=', 'gift_claim.tenant_id').onRef('account.id', '=', 'gift_claim.account_id'),
    )
    .selectAll('gift_claim')
    .select('account.email')
  if (command.tenant !== undefined) query = query.where('gift_claim.tenant_id', '=', command.tenant)
  if (open) query = query.where('gift_claim.state', '=', 'open')
  if (of !== undefined) query = query.where('account.email_key', '=', of.toLowerCase())
  const rows = await query
    .orderBy('gift_claim.at', open ? 'asc' : 'desc')
    .orderBy('gift_claim.id')
    .limit(limit)
    .execute()
  const data = rows.map((row) => ({
    ...{ id: row.id, tenant: row.tenant_id, gift: row.gift_id, name: row.name, of: row.email, points: row.points, state: row.state },
    ...{ shipTo: row.ship_to, coupon: row.coupon_code, carrier: row.carrier, tracking: row.tracking },
    ...{ at: row.at.toISOString(), sentAt: row.sent_at?.toISOString() ?? null },
  }))
  const cells = rows.map((row) => [
    ...[row.id.slice(0, SHOWN_ID_CHARACTERS), formatMinute(row.at), row.tenant_id, row.email, row.name, String(row.points), row.state],
    ...[
      row.coupon_code ?? (row.ship_to === null ? '' : addressInOneLine(row.ship_to)),
      [row.carrier, row.tracking].filter(Boolean).join(' '),
    ],
  ])
  const head = ['claim', 'at (UTC)', 'shop', 'who', 'gift', 'points', 'state', 'coupon or address', 'sent by']
  return { data, text: formatList(head, cells, open ? 'Nothing is to be sent.' : 'Nobody has taken a gift yet.') }
}
