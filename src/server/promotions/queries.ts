import { type Selectable, sql } from 'kysely'
import { DAY_MS } from '#contract/limits.ts'
import { bestPromotion, covers, runsAt } from '#server/catalogue/promoted.ts'
import type { PromotionTable } from '#server/db/promotion-tables.ts'
import { type Ask, nowOf } from '#server/kernel/ask.ts'

export type PromotionRow = Selectable<PromotionTable>
type Asking = Pick<Ask, 'db' | 'tenantId' | 'clock'>

/** How far ahead a promotion is announced, and how many at most of either kind. */
const ANNOUNCED_DAYS = 60
const MAX_PROMOTIONS = 40

/** What runs now, what ends first standing first, and what begins soon, the next standing first. */
export async function currentPromotions({ db, tenantId, clock }: Asking): Promise<{ running: PromotionRow[]; coming: PromotionRow[] }> {
  const now = new Date(clock.now())
  const soon = new Date(clock.now() + ANNOUNCED_DAYS * DAY_MS)
  const of = db
    .selectFrom('promotion')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .whereRef('starts_at', '<', 'ends_at')
    .limit(MAX_PROMOTIONS)
  return {
    running: await of.where(runsAt(now)).orderBy('ends_at').orderBy('id').execute(),
    coming: await of.where('starts_at', '>', now).where('starts_at', '<=', soon).orderBy('starts_at').orderBy('id').execute(),
  }
}

/**
 * Ids of the parts that a running promotion makes cheapest and that can be had, most wanted first, and how many there are. A part that
 * another promotion makes cheaper still is among that one's.
 */
export async function partsOf(ask: Asking, id: string, most: number, offset: number): Promise<{ ids: number[]; total: number }> {
  const now = nowOf(ask)
  const { rows } = await sql<{ id: number; total: number }>`
    select part.id, (count(*) over ())::integer as total
    from promotion join part on part.tenant_id = promotion.tenant_id and ${covers}
    cross join lateral ${bestPromotion(now)} as best
    where promotion.tenant_id = ${ask.tenantId} and promotion.id = ${id} and ${runsAt(now)} and best.id = promotion.id
      and not (part.ended and part.stock <= 0)
    order by part.popularity desc, part.mcode limit ${most} offset ${offset}`.execute(ask.db)
  return { ids: rows.map((row) => row.id), total: rows[0]?.total ?? 0 }
}

/** Whether a promotion runs at this shop now. */
export async function isRunning({ db, tenantId, clock }: Asking, id: string): Promise<boolean> {
  const now = new Date(clock.now())
  return (
    (await db
      .selectFrom('promotion')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where(runsAt(now))
      .executeTakeFirst()) !== undefined
  )
}
