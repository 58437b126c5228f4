import { type Selectable, sql } from 'kysely'
import { DAY_MS } from '#contract/limits.ts'
import { bestPromotionSubquery, isPromotionRunningSql, promotionIncludesPart } from '#server/catalogue/promoted.ts'
import { currentDateOf, type RequestContext } from '#server/kernel/ask.ts'
import type { PromotionTable } from './tables.ts'

export type PromotionRow = Selectable<PromotionTable>
type PromotionContext = Pick<RequestContext, 'db' | 'tenantId' | 'clock'>

/** How many days before its start a promotion is announced. */
const MAX_ANNOUNCED_DAYS = 60
const MAX_PROMOTIONS = 40

/**
 * Returns the running promotions, the first to end first, and the announced ones, the first to start first. At most MAX_PROMOTIONS of each.
 */
export async function currentPromotions({
  db,
  tenantId,
  clock,
}: PromotionContext): Promise<{ running: PromotionRow[]; upcoming: PromotionRow[] }> {
  const now = new Date(clock.now())
  const soon = new Date(clock.now() + MAX_ANNOUNCED_DAYS * DAY_MS)
  const of = db
    .selectFrom('promotion')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .whereRef('starts_at', '<', 'ends_at')
    .limit(MAX_PROMOTIONS)
  return {
    running: await of.where(isPromotionRunningSql(now)).orderBy('ends_at').orderBy('id').execute(),
    upcoming: await of.where('starts_at', '>', now).where('starts_at', '<=', soon).orderBy('starts_at').orderBy('id').execute(),
  }
}

/**
 * Returns the ids of the parts for which a running promotion gives the lowest price, most popular first, and their total number.
 * Discontinued parts that are out of stock are left out. A part that is cheaper by another promotion belongs to the other promotion.
 */
export async function readPromotionParts(
  ask: PromotionContext,
  id: string,
  most: number,
  offset: number,
): Promise<{ ids: number[]; total: number }> {
  const now = currentDateOf(ask)
  const { rows } = await sql<{ id: number; total: number }>`
    select part.id, (count(*) over ())::integer as total
    from promotion join part on part.tenant_id = promotion.tenant_id and ${promotionIncludesPart}
    cross join lateral ${bestPromotionSubquery(now)} as best
    where promotion.tenant_id = ${ask.tenantId} and promotion.id = ${id} and ${isPromotionRunningSql(now)} and best.id = promotion.id
      and not (part.ended and part.stock <= 0)
    order by part.popularity desc, part.mcode limit ${most} offset ${offset}`.execute(ask.db)
  return { ids: rows.map((row) => row.id), total: rows[0]?.total ?? 0 }
}

/** Whether a promotion runs at this shop now. */
export async function isPromotionRunning({ db, tenantId, clock }: PromotionContext, id: string): Promise<boolean> {
  const now = new Date(clock.now())
  return (
    (await db
      .selectFrom('promotion')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where(isPromotionRunningSql(now))
      .executeTakeFirst()) !== undefined
  )
}
