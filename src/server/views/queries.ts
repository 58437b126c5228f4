import { sql } from 'kysely'
import { MAX_VIEW_HISTORY_PARTS } from '#contract/limits.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import type { PersonalDataSource } from '#server/kernel/personal-source.ts'

type ViewsContext = Pick<RequestContext, 'db' | 'tenantId'>

/** The latest event of a part in a customer's view history: the part was viewed, or removed (`gone`). */
export interface PartViewEvent {
  mcode: string
  at: Date
  gone: boolean
}

/** A part in a customer's view history. `id`: the database id of the part. */
export interface PartViewRow {
  id: number
  mcode: string
  at: Date
}

/** Returns the time up to which a customer's view history was cleared, or null if it never was. */
export async function readHistoryClearedAt({ db, tenantId }: ViewsContext, accountId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('view_clearing')
    .select('cleared_at')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.cleared_at ?? null
}

/** Reads the parts that were viewed after a time and that the shop still has, last viewed first. */
export const readPartViewRows = ({ db, tenantId }: ViewsContext, accountId: string, after: Date): Promise<PartViewRow[]> =>
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
    .limit(MAX_VIEW_HISTORY_PARTS)
    .execute()

/**
 * Stores events of the view history. An event is skipped if a later event of the same part is already stored. All events are written in one
 * statement, so simultaneous events of two devices cannot overwrite each other. Parts that the shop does not have are skipped.
 */
export async function storePartViewEvents(
  { db, tenantId }: ViewsContext,
  accountId: string,
  words: readonly PartViewEvent[],
): Promise<void> {
  const latest = new Map<string, PartViewEvent>()
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
        // If a view and a removal have the same time, the removal wins.
        .where(sql<boolean>`excluded.at > viewed_part.at or (excluded.at = viewed_part.at and excluded.gone)`),
    )
    .execute()
}

/** Clears the view history up to a time. Views from before that time that arrive later are ignored too. */
export async function clearViewsUntil({ db, tenantId }: ViewsContext, accountId: string, at: Date): Promise<void> {
  await db
    .insertInto('view_clearing')
    .values({ tenant_id: tenantId, account_id: accountId, cleared_at: at })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'account_id']).doUpdateSet({ cleared_at: at }).where('view_clearing.cleared_at', '<', at),
    )
    .execute()
  await db.deleteFrom('viewed_part').where('tenant_id', '=', tenantId).where('account_id', '=', accountId).where('at', '<=', at).execute()
}

/** Deletes the oldest events of the view history above MAX_VIEW_HISTORY_PARTS, separately for views and removals. */
export async function deleteOldestViewEvents({ db, tenantId }: ViewsContext, accountId: string): Promise<void> {
  await sql`
    delete from viewed_part using (
      select mcode, row_number() over (partition by gone order by at desc, mcode) as place from viewed_part
      where tenant_id = ${tenantId} and account_id = ${accountId}) as placed
    where viewed_part.tenant_id = ${tenantId} and viewed_part.account_id = ${accountId}
      and viewed_part.mcode = placed.mcode and placed.place > ${MAX_VIEW_HISTORY_PARTS}`.execute(db)
}

/** Adds viewed parts to the export of a person's data. Their rows are deleted with the account. */
export const viewsDataSource: PersonalDataSource = {
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
    clearedAt: await readHistoryClearedAt({ db, tenantId }, accountId),
  }),
}
