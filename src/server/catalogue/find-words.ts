import { sql } from 'kysely'
import { searchDocument } from '#server/db/indexes.ts'
import type { Ask } from './ask.ts'
import { wordQuery } from './understand.ts'

/** Database keys of the parts whose words hold all of these; the last word may be unfinished. */
export async function findWords({ db, tenantId }: Ask, words: readonly string[]): Promise<number[]> {
  if (words.length === 0) return []
  const read = await sql<{ ids: number[] | null }>`
    select json_agg(part_id) as ids from part_text
    where ${sql.raw(searchDocument)} @@ ${wordQuery(words)}::tsquery and tenant_id = ${tenantId}`.execute(db)
  return read.rows[0]?.ids ?? []
}

/** A word of fewer letters has too few trigrams to be told from others. */
const MENDED_LEAST_LETTERS = 4

export interface Mended {
  words: string[]
  /** Words that nothing holds and that resemble nothing. */
  leftOut: string[]
}

/** Each word is a question to the database, and nobody says more that matters. */
const MENDED_MOST_WORDS = 12

/**
 * Replaces words that no part holds by the ones spelt most alike, and leaves out those that resemble nothing; pieces with a digit are kept or left
 * out, never replaced. Null when there is nothing to mend or nothing left.
 */
export async function mendWords({ db, tenantId }: Ask, words: readonly string[]): Promise<Mended | null> {
  const mended: string[] = []
  const leftOut: string[] = []
  for (const word of words.slice(0, MENDED_MOST_WORDS)) {
    const read = await sql<{ known: boolean; alike: string | null }>`
      select known, case when known then null else
        (select word from search_word where tenant_id = ${tenantId} and ${word} <% word
          order by word_similarity(${word}, word) + similarity(${word}, word) desc, parts desc, word limit 1) end as alike
      from (select exists (select from search_word where tenant_id = ${tenantId} and word like ${`${word}%`}) as known offset 0) as asked`.execute(
      db,
    )
    const row = read.rows[0]
    if (row?.known) mended.push(word)
    else if (row?.alike && word.length >= MENDED_LEAST_LETTERS && !/\d/.test(word)) mended.push(row.alike)
    else leftOut.push(word)
  }
  return mended.length > 0 && mended.join(' ') !== words.join(' ') ? { words: mended, leftOut } : null
}
