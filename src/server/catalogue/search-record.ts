import { sql } from 'kysely'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { labelNumberOrText } from '#contract/labels/read-label.ts'
import { normalizeText } from '#contract/text/plain-text.ts'
import { increaseCount, isLimitReached } from '#server/kernel/rate-limits.ts'
import { shopTodayOf } from '#server/kernel/shop-days.ts'
import type { CatalogueRequestContext } from './ask.ts'

/**
 * The maximum length of a recorded search text. Longer texts are lists and messages, and their first characters distinguish them well
 * enough.
 */
const MAX_TEXT_CHARACTERS = 100
/** The maximum number of different search texts that are recorded per day and shop. Further new texts are not counted. */
const MAX_TEXTS_PER_DAY = 1000

/**
 * Records a search text, so that the shop sees which parts people look for. Texts are counted per day, without data about the person. Old
 * days are deleted (db/purge-expired.ts). Above the rate limit nothing is recorded, and the caller gets no error.
 */
export async function searchRecord(
  ask: CatalogueRequestContext,
  { searchStr }: ParsedInputOf<'searchRecord'>,
): Promise<CallResultOf<'searchRecord'>> {
  const { db, tenantId, caller } = ask
  const text = normalizeCountedText(searchStr)
  if (text === '' || (await isLimitReached(ask, 'search-record-address', caller.address))) return { saved: false }
  await increaseCount(ask, 'search-record-address', caller.address)
  const { today: day } = shopTodayOf(ask)
  const counted = await sql`
    insert into search_record (tenant_id, day, search_str, hits)
    select ${tenantId}, ${day}::date, ${text}, 1
    where (select count(*) from search_record where tenant_id = ${tenantId} and day = ${day}::date) < ${MAX_TEXTS_PER_DAY}
      or exists (select from search_record where tenant_id = ${tenantId} and day = ${day}::date and search_str = ${text})
    on conflict (tenant_id, day, search_str) do update set hits = search_record.hits + 1`.execute(db)
  return { saved: counted.numAffectedRows === 1n }
}

/**
 * Returns a search text in the form in which it is counted: plain characters, lower case, single spaces, limited length. Of the text of a
 * scanned label, only the part number is kept.
 */
const normalizeCountedText = (text: string): string =>
  [...normalizeText(labelNumberOrText(text)).toLowerCase().replace(/\s+/g, ' ')].slice(0, MAX_TEXT_CHARACTERS).join('').trim()
