import { AppError } from '#contract/errors.ts'
import { type Cents, dollarsOf } from '#contract/kernel/primitives.ts'
import { promotionPrice } from '#contract/promotions/promoted.ts'
import { centsOfText, dollarsOfText } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { type PromotionRow, readPromotionParts } from '#server/promotions/queries.ts'
import type { CommandContext } from './command.ts'
import { type CommandOutput, formatList, formatNameValuePairs, formatTable } from './command-output.ts'
import { readShopTimeZones, requireTenantExists } from './find.ts'
import { endDayText, startDayText } from './typed-days.ts'

const MAX_SHOWN_PARTS = 20

/** Returns the state of a promotion: `coming`, `running`, `ended`, or `called off` (ended before it began). */
export function promotionStateText({ starts_at, ends_at }: Pick<PromotionRow, 'starts_at' | 'ends_at'>, nowMs: number): string {
  if (starts_at.getTime() === ends_at.getTime()) return 'called off'
  if (nowMs < starts_at.getTime()) return 'coming'
  return nowMs < ends_at.getTime() ? 'running' : 'ended'
}

const promotionDataOf = (row: PromotionRow, nowMs: number) => ({
  id: row.id,
  tenant: row.tenant_id,
  state: promotionStateText(row, nowMs),
  name: row.name,
  terms: row.terms,
  percent: row.percent,
  price: row.price === null ? null : dollarsOfText(row.price),
  from: row.starts_at.toISOString(),
  until: row.ends_at.toISOString(),
  parts: row.mcodes ?? [],
  categories: row.category_ids ?? [],
  brands: row.producers ?? [],
  conditions: row.conditions ?? [],
})

const reductionText = ({ percent, price }: PromotionRow) => (percent === null ? formatDollars(centsOfText(price ?? '0')) : `${percent} %`)

/** Returns the scope of a promotion as text: `2 parts, category 12 and below, Bosch, reman`. */
function promotionScopeText({ mcodes, category_ids, producers, conditions }: PromotionRow): string {
  const about = [
    ...(mcodes ? [`${mcodes.length} ${mcodes.length === 1 ? 'part' : 'parts'}`] : []),
    ...(category_ids ? [`${category_ids.length === 1 ? 'category' : 'categories'} ${category_ids.join(' ')}`] : []),
    ...(producers ?? []),
    ...(conditions ?? []),
  ]
  return about.join(', ') || 'every part'
}

export async function listPromotions(command: CommandContext): Promise<CommandOutput> {
  await requireTenantExists(command)
  let query = command.db.selectFrom('promotion').selectAll()
  if (command.tenant !== undefined) query = query.where('tenant_id', '=', command.tenant)
  const rows = await query.orderBy('ends_at', 'desc').orderBy('id').orderBy('tenant_id').execute()
  const now = command.clock.now()
  const zoneAt = await readShopTimeZones(command)
  const cells = rows.map((row) => [
    ...[
      row.id,
      row.tenant_id,
      promotionStateText(row, now),
      reductionText(row),
      startDayText(row.starts_at, zoneAt(row.tenant_id)),
      endDayText(row.ends_at, zoneAt(row.tenant_id)),
    ],
    ...[promotionScopeText(row), row.name],
  ])
  const head = ['id', 'shop', 'state', 'off or price', 'from', 'until', 'for', 'name']
  return { data: rows.map((row) => promotionDataOf(row, now)), text: formatList(head, cells, 'There is no promotion.') }
}

/**
 * Finds a promotion by its id, in any shop unless --tenant names one. Throws `not-found`, or `bad-request` if several shops have a
 * promotion with this id.
 */
export async function findPromotion({ db, tenant }: Pick<CommandContext, 'db' | 'tenant'>, id: string): Promise<PromotionRow> {
  let query = db.selectFrom('promotion').selectAll().where('id', '=', id)
  if (tenant !== undefined) query = query.where('tenant_id', '=', tenant)
  const [one, other] = await query.orderBy('tenant_id').execute()
  if (!one) throw new AppError('not-found', { message: `There is no promotion ${id}.` })
  if (other) throw new AppError('bad-request', { message: `Several shops have a promotion ${id}. Say which with --tenant.` })
  return one
}

export async function showPromotion(command: CommandContext, id: string): Promise<CommandOutput> {
  await requireTenantExists(command)
  const row = await findPromotion(command, id)
  const zone = (await readShopTimeZones(command))(row.tenant_id)
  const now = command.clock.now()
  const { ids, total } = await readPromotionParts({ db: command.db, clock: command.clock, tenantId: row.tenant_id }, id, MAX_SHOWN_PARTS, 0)
  const parts =
    ids.length === 0
      ? []
      : await command.db
          .selectFrom('part')
          .select(['mcode', 'name', 'price'])
          .where('tenant_id', '=', row.tenant_id)
          .where('id', 'in', ids)
          .orderBy('mcode')
          .execute()
  const prices = parts.map(({ mcode, name, price }) => ({
    mcode,
    name,
    was: centsOfText(price),
    now: promotedPriceOf(row, centsOfText(price)),
  }))
  const about = formatNameValuePairs({
    ...{
      promotion: row.id,
      shop: row.tenant_id,
      name: row.name,
      terms: row.terms,
      state: promotionStateText(row, now),
      'off or price': reductionText(row),
    },
    ...{
      from: startDayText(row.starts_at, zone),
      until: endDayText(row.ends_at, zone),
      'time zone': zone,
      for: promotionScopeText(row),
      'cheaper now': `${total} parts`,
    },
  })
  const cells = prices.map((one) => [one.mcode, formatDollars(one.was), formatDollars(one.now), one.name])
  const list = cells.length === 0 ? '' : `\n\n${formatTable(['part', 'was', 'now', 'name'], cells)}`
  const first = prices.map(({ mcode, was, now: price }) => ({ mcode, was: dollarsOf(was), now: dollarsOf(price) }))
  return { data: { ...promotionDataOf(row, now), total, first }, text: about + list }
}

const promotedPriceOf = ({ percent, price }: PromotionRow, was: Cents): number =>
  promotionPrice(was, percent === null ? { cents: centsOfText(price ?? '0') } : { percent }) ?? was
