import { sql } from 'kysely'
import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { withoutLabel } from '#contract/labels/read-label.ts'
import { plainText } from '#contract/plain-text.ts'
import type { CatalogueAsk } from '#server/catalogue/ask.ts'
import { hit, isEnough } from '#server/kernel/rate-limits.ts'
import { shopToday } from '#server/kernel/shop-days.ts'

/** Longer texts are lists and messages: their beginning tells them apart well enough. */
const MAX_TEXT_CHARACTERS = 100
/** Texts that are told apart on one day in one shop. What comes after them is counted only if it is one of them. */
const MAX_TEXTS_OF_A_DAY = 1000

/**
 * Saves a search-history record: what people want and do not find. Counted by text and day of the shop, nothing about the person is kept, and old days
 * go (db/purge-expired.ts). Who sends more than a workshop searches for is not counted any more; the search itself is none the worse for
 * it, so nobody is told.
 */
export async function searchRecord(ask: CatalogueAsk, { searchStr }: ParsedOf<'searchRecord'>): Promise<ResultOf<'searchRecord'>> {
  const { db, tenantId, caller } = ask
  const text = countedText(searchStr)
  if (text === '' || (await isEnough(ask, 'search-record-address', caller.address))) return { saved: false }
  await hit(ask, 'search-record-address', caller.address)
  const { today: day } = shopToday(ask)
  const counted = await sql`
    insert into search_record (tenant_id, day, search_str, hits)
    select ${tenantId}, ${day}::date, ${text}, 1
    where (select count(*) from search_record where tenant_id = ${tenantId} and day = ${day}::date) < ${MAX_TEXTS_OF_A_DAY}
      or exists (select from search_record where tenant_id = ${tenantId} and day = ${day}::date and search_str = ${text})
    on conflict (tenant_id, day, search_str) do update set hits = search_record.hits + 1`.execute(db)
  return { saved: counted.numAffectedRows === 1n }
}

/** One text for all ways of writing it: plain, small letters, single blanks, cut; of a scanned label its number. */
const countedText = (text: string): string =>
  [...plainText(withoutLabel(text)).toLowerCase().replace(/\s+/g, ' ')].slice(0, MAX_TEXT_CHARACTERS).join('').trim()
