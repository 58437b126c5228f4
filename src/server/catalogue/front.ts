import type { CallResultOf } from '#contract/calls.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import type { CatalogueRequestContext } from './ask.ts'

const MAX_SEARCH_KEYWORDS = 12

/** Lists the popular searches that the shop has set. */
export async function searchKeyword({ db, tenantId }: CatalogueRequestContext): Promise<CallResultOf<'searchKeyword'>> {
  const rows = await db
    .selectFrom('keyword')
    .select('word')
    .where('tenant_id', '=', tenantId)
    .orderBy('sort_num')
    .limit(MAX_SEARCH_KEYWORDS)
    .execute()
  return rows.map(({ word }) => word)
}

export async function advertisement({ db, tenantId }: CatalogueRequestContext): Promise<CallResultOf<'advertisement'>> {
  const rows = await db
    .selectFrom('advertisement')
    .select(['id', 'title', 'text', 'href', 'picture', 'tone'])
    .where('tenant_id', '=', tenantId)
    .orderBy('sort_num')
    .execute()
  return rows.map(({ picture, ...row }) => ({ ...row, id: parseStoredId(row.id), imageUrl: `/banner/${picture}.svg` }))
}
