import { LRUCache } from 'lru-cache'
import type { CallResultOf } from '#contract/calls.ts'
import type { Db } from '#server/db/open.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import type { CatalogueRequestContext } from './ask.ts'

const MAX_SEARCH_KEYWORDS = 12

/** The maximum number of shops per database whose popular searches are kept in memory. */
const MAX_KEPT_SHOPS = 1000
const keptKeywords = new WeakMap<Db, LRUCache<string, string[]>>()

/**
 * Lists the popular searches that the shop has set. Each page shows them, so they are kept in memory until the shop's version changes, as
 * a page is.
 */
export async function searchKeyword({ db, tenant }: CatalogueRequestContext): Promise<CallResultOf<'searchKeyword'>> {
  if (db.isTransaction) return readKeywords(db, tenant.id)
  const kept = keptKeywords.get(db) ?? new LRUCache<string, string[]>({ max: MAX_KEPT_SHOPS })
  keptKeywords.set(db, kept)
  const key = `${tenant.id} ${tenant.catalogue_version}`
  const words = kept.get(key) ?? (await readKeywords(db, tenant.id))
  kept.set(key, words)
  return words
}

async function readKeywords(db: Db, tenantId: string): Promise<string[]> {
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
