import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { dollarsTextOfCents } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import type { OrderContext } from '#server/orders/events/events.ts'
import { readPromotionParts } from '#server/promotions/queries.ts'
import { type CommandContext, changeShop } from './command.ts'
import type { CommandOutput } from './command-output.ts'
import { findSelectedTenant, requireTenantExists } from './find.ts'
import { findPromotion, promotionStateText } from './promotions-read.ts'
import { type DayOrMoment, endDayText, endMomentOf, startDayText, startMomentOf } from './typed-days.ts'

interface PromotionOptions {
  name: string
  until: DayOrMoment
  from?: DayOrMoment
  percent?: number
  price?: number
  terms?: string
  part?: string[]
  category?: string[]
  brand?: string[]
  condition?: string[]
}

const MAX_PROMOTION_PARTS = 200

/** Invalidates the cached catalogue data of a shop on all servers. */
const invalidateCatalogue = ({ db, tenantId }: OrderContext) =>
  sql`update tenant set catalogue_version = catalogue_version + 1 where id = ${tenantId}`.execute(db)

export async function addPromotion(command: CommandContext, id: string, options: PromotionOptions): Promise<CommandOutput> {
  const { percent, price } = options
  const { id: tenantId, time_zone: zone } = await findSelectedTenant(command)
  const from = options.from ? startMomentOf(options.from, zone) : new Date(command.clock.now())
  const until = endMomentOf(options.until, zone)
  if ((percent === undefined) === (price === undefined)) throw new AppError('bad-request', { message: 'Say either --percent or --price.' })
  if (from >= until) throw new AppError('bad-request', { message: 'A promotion ends after it begins.' })
  if (until.getTime() <= command.clock.now()) throw new AppError('bad-request', { message: 'This promotion would be over already.' })
  const { part, category, brand, condition } = options
  if (!part && !category && !brand && !condition)
    throw new AppError('bad-request', { message: 'Say what it is for: --part, --category, --brand or --condition.' })
  if (part && part.length > MAX_PROMOTION_PARTS)
    throw new AppError('bad-request', { message: `A promotion names at most ${MAX_PROMOTION_PARTS} parts.` })
  const off = percent === undefined ? formatDollars(price ?? 0) : `${percent} % off`
  return changeShop(command, tenantId, async (context) => {
    if (part) await requireExistingParts(context, part)
    if (brand) await requireExistingBrands(context, brand)
    const row = {
      tenant_id: tenantId,
      id,
      name: options.name,
      terms: options.terms ?? '',
      percent: percent ?? null,
      price: price === undefined ? null : dollarsTextOfCents(price),
      starts_at: from,
      ends_at: until,
      mcodes: part ?? null,
      category_ids: category ? await includeSubcategories(context, category) : null,
      producers: brand ?? null,
      conditions: condition ?? null,
      made_at: new Date(command.clock.now()),
    }
    const made = await context.db
      .insertInto('promotion')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    if (made.length === 0)
      throw new AppError('wrong-state', { message: `The shop ${tenantId} has a promotion ${id} already. Choose another id.` })
    await invalidateCatalogue(context)
    const state = promotionStateText(row, command.clock.now())
    const { total } = await readPromotionParts(context, id, 1, 0)
    const { made_at: _, ...data } = row
    const when = `${startDayText(from, zone)} to ${endDayText(until, zone)} (${zone})`
    const text = `${options.name}: ${off} at ${tenantId}, ${when}.${state === 'running' ? ` It makes ${total} parts cheaper now.` : ''}`
    return { about: id, facts: { off, from: from.toISOString(), until: until.toISOString() }, data: { ...data, state, total }, text }
  })
}

async function requireExistingParts({ db, tenantId }: OrderContext, mcodes: readonly string[]): Promise<void> {
  const found = await db
    .selectFrom('part')
    .select('mcode')
    .where('tenant_id', '=', tenantId)
    .where('mcode', 'in', [...mcodes])
    .execute()
  const has = new Set(found.map(({ mcode }) => mcode))
  const missing = mcodes.find((mcode) => !has.has(mcode))
  if (missing !== undefined) throw new AppError('not-found', { message: `The shop ${tenantId} has no part ${missing}.` })
}

async function requireExistingBrands({ db, tenantId }: OrderContext, brands: readonly string[]): Promise<void> {
  for (const brand of brands) {
    const part = await db
      .selectFrom('part')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('producer', '=', brand)
      .limit(1)
      .executeTakeFirst()
    if (!part) throw new AppError('not-found', { message: `The shop ${tenantId} has no parts of ${brand}.` })
  }
}

/**
 * Returns the ids of the categories with all their subcategories. Throws `bad-request` for a category that is filled by a rule, such as new
 * arrivals, because its parts change daily.
 */
async function includeSubcategories({ db, tenantId }: OrderContext, ids: readonly string[]): Promise<string[]> {
  for (const id of ids) {
    const row = await db.selectFrom('category').select('rule').where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()
    if (!row) throw new AppError('not-found', { message: `The shop ${tenantId} has no category ${id}.` })
    if (row.rule !== null) throw new AppError('bad-request', { message: `The category ${id} has no parts of its own. Name another.` })
  }
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from category where tenant_id = ${tenantId} and id in (${sql.join(ids)})
      union select category.id from category join below on category.parent_id = below.id where category.tenant_id = ${tenantId})
    select id from below order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function endPromotion(command: CommandContext, id: string): Promise<CommandOutput> {
  await requireTenantExists(command)
  const { tenant_id } = await findPromotion(command, id)
  return changeShop(command, tenant_id, async (context) => {
    const now = new Date(context.clock.now())
    const ended = await context.db
      .updateTable('promotion')
      // A promotion that is ended before its start gets its start as its end, so that it never runs.
      .set((of) => ({ ends_at: of.fn<Date>('greatest', ['starts_at', of.val(now)]) }))
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .where('ends_at', '>', now)
      .whereRef('starts_at', '<', 'ends_at')
      .returning(['starts_at', 'ends_at', 'name'])
      .executeTakeFirst()
    if (!ended) throw new AppError('wrong-state', { message: `The promotion ${id} has ended already.` })
    await invalidateCatalogue(context)
    const state = promotionStateText(ended, now.getTime())
    const text = state === 'called off' ? `${ended.name} is called off: it will not begin.` : `${ended.name} has ended.`
    return { about: id, facts: { state }, data: { id, tenant: tenant_id, state, until: ended.ends_at.toISOString() }, text }
  })
}
