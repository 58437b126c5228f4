import { sql } from 'kysely'
import { MAX_VIEW_HISTORY } from '#contract/limits.ts'
import type { Ask } from '#server/kernel/ask.ts'
import type { PersonalSource } from '#server/kernel/personal-source.ts'

type Own = Pick<Ask, 'db' | 'tenantId'>

/** The last word on a part: viewed, or taken out. */
export interface Word {
  mcode: string
  at: Date
  gone: boolean
}

/** A part in somebody's history. `id`: the database's key of the part. */
export interface ViewRow {
  id: number
  mcode: string
  at: Date
}

/** Until when all was cleared; null: never. */
export async function clearedAt({ db, tenantId }: Own, accountId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('view_clearing')
    .select('cleared_at')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.cleared_at ?? null
}

/** What was viewed after a time and the shop still has, the last first. */
export const viewRows = ({ db, tenantId }: Own, accountId: string, after: Date): Promise<ViewRow[]> =>
  db
    .selectFrom('viewed_part as viewed')
    .innerJoin('part', (join) => join.onRef('part.tenant_id', '=', 'viewed.tenant_id').onRef('part.mcode', '=', 'viewed.mcode'))
    .select(['part.id', 'part.mcode', 'viewed.at'])
    .where('viewed.tenant_id', '=', tenantId)
    .where('viewed.account_id', '=', accountId)
    .where('viewed.gone', '=', false)
    .where('viewed.at', '>', after)
    .orderBy('viewed.at', 'desc')
    .orderBy('viewed.mcode')
    .limit(MAX_VIEW_HISTORY)
    .execute()

/**
 * Writes words down, each unless a later one stands there. One statement, so of two devices at once neither loses. A part that the shop
 * does not have is passed over.
 */
export async function putWords({ db, tenantId }: Own, accountId: string, words: readonly Word[]): Promise<void> {
  const latest = new Map<string, Word>()
  for (const word of words) if (word.at.getTime() >= (latest.get(word.mcode)?.at.getTime() ?? 0)) latest.set(word.mcode, word)
  const known = await db
    .selectFrom('part')
    .select('mcode')
    .where('tenant_id', '=', tenantId)
    .where('mcode', 'in', [...latest.keys()])
    .orderBy('mcode')
    .execute()
  const rows = known.flatMap(({ mcode }) => latest.get(mcode) ?? [])
  if (rows.length === 0) return
  await db
    .insertInto('viewed_part')
    .values(rows.map(({ mcode, at, gone }) => ({ tenant_id: tenantId, account_id: accountId, mcode, at, gone })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'account_id', 'mcode'])
        .doUpdateSet((row) => ({ at: row.ref('excluded.at'), gone: row.ref('excluded.gone') }))
        // Said at the same moment, "taken out" counts.
        .where(sql<boolean>`excluded.at > viewed_part.at or (excluded.at = viewed_part.at and excluded.gone)`),
    )
    .execute()
}

/** Forgets all that was viewed up to a time, and what comes late of it. */
export async function clearUntil({ db, tenantId }: Own, accountId: string, at: Date): Promise<void> {
  await db
    .insertInto('view_clearing')
    .values({ tenant_id: tenantId, account_id: accountId, cleared_at: at })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'account_id']).doUpdateSet({ cleared_at: at }).where('view_clearing.cleared_at', '<', at),
    )
    .execute()
  await db.deleteFrom('viewed_part').where('tenant_id', '=', tenantId).where('account_id', '=', accountId).where('at', '<=', at).execute()
}

/** Takes away what is beyond MAX_VIEW_HISTORY, of what was viewed and of what was taken out. */
export async function shorten({ db, tenantId }: Own, accountId: string): Promise<void> {
  await sql`
    delete from viewed_part using (
      select mcode, row_number() over (partition by gone order by at desc, mcode) as place from viewed_part
      where tenant_id = ${tenantId} and account_id = ${accountId}) as placed
    where viewed_part.tenant_id = ${tenantId} and viewed_part.account_id = ${accountId}
      and viewed_part.mcode = placed.mcode and placed.place > ${MAX_VIEW_HISTORY}`.execute(db)
}

/** The viewed parts in an export of a person's data. Their rows end with the account. */
export const viewsSource: PersonalSource = {
  name: 'viewedParts',
  read: async (db, tenantId, accountId) => ({
    views: await db
      .selectFrom('viewed_part')
      .select(['mcode', 'at', 'gone'])
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .orderBy('at', 'desc')
      .orderBy('mcode')
      .execute(),
    clearedAt: await clearedAt({ db, tenantId }, accountId),
  }),
}
