import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { sql } from 'kysely'
import type { Ask } from './ask.ts'
import { idOf } from './mcode-of.ts'

const KEYWORDS_MOST = 12
/** What was searched for is kept this long, to see what people want and do not find. */
const RECORDS_KEPT = '90 days'

/** Popular searches, as the shop chose them. */
export async function searchKeyword({ db, tenantId }: Ask): Promise<ResultOf<'searchKeyword'>> {
  const rows = await db
    .selectFrom('keyword')
    .select('word')
    .where('tenant_id', '=', tenantId)
    .orderBy('sort_num')
    .limit(KEYWORDS_MOST)
    .execute()
  return rows.map(({ word }) => word)
}

/** Banners of the home page. */
export async function advertisement({ db, tenantId }: Ask): Promise<ResultOf<'advertisement'>> {
  const rows = await db
    .selectFrom('advertisement')
    .select(['id', 'title', 'text', 'href', 'picture', 'tone'])
    .where('tenant_id', '=', tenantId)
    .orderBy('sort_num')
    .execute()
  return rows.map(({ picture, ...row }) => ({ ...row, id: idOf(row.id), imageUrl: `/banner/${picture}.svg` }))
}

/** Saves a search-history record; old ones go as new ones come. Nothing about the person is kept. */
export async function searchRecord(
  { db, tenantId, clock }: Ask,
  { searchStr }: ParsedOf<'searchRecord'>,
): Promise<ResultOf<'searchRecord'>> {
  const at = new Date(clock.now())
  await db.insertInto('search_record').values({ tenant_id: tenantId, search_str: searchStr, searched_at: at }).execute()
  await sql`delete from search_record where tenant_id = ${tenantId} and searched_at < ${at}::timestamptz - ${RECORDS_KEPT}::interval`.execute(
    db,
  )
  return { saved: true }
}
