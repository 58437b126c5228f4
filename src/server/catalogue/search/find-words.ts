import { sql } from 'kysely'
import type { SearchAsk } from '#server/catalogue/ask.ts'
import type { CatalogueColumns } from '#server/catalogue/columns/catalogue-columns.ts'
import { isBegun, rowsHolding, type WordIndex } from '#server/catalogue/columns/word-index.ts'
import { soughtWords } from './understand.ts'

/** Marks the rows of the parts whose words hold all of these; the last word may be unfinished. */
export async function findWords(columns: CatalogueColumns, words: readonly string[]): Promise<Uint8Array> {
  return words.length === 0 ? new Uint8Array(columns.size) : rowsHolding(await columns.words(), columns.size, soughtWords(words))
}

/** A word of fewer letters has too few trigrams to be told from others. */
const MENDED_LEAST_LETTERS = 4

export interface Mended {
  words: string[]
  /** Words that nothing holds and that resemble nothing. */
  leftOut: string[]
}

/** Each unknown word is looked for among all, and nobody says more that matters. */
const MENDED_MOST_WORDS = 12

/**
 * Replaces words that no part holds by the ones spelt most alike, and leaves out those that resemble nothing; pieces with a digit are kept
 * or left out, never replaced. Null when there is nothing to mend or nothing left.
 */
export async function mendWords(ask: SearchAsk, columns: CatalogueColumns, words: readonly string[]): Promise<Mended | null> {
  const index = await columns.words()
  const asked = words.slice(0, MENDED_MOST_WORDS)
  const unknown = [...new Set(asked.filter((word) => !isKnown(index, word)))]
  const alike = await alikeOf(ask, unknown.filter(isMendable))
  const mended: string[] = []
  const leftOut: string[] = []
  for (const word of asked) {
    const instead = unknown.includes(word) ? alike.get(word) : word
    if (instead === undefined) leftOut.push(word)
    else mended.push(instead)
  }
  return mended.length > 0 && mended.join(' ') !== words.join(' ') ? { words: mended, leftOut } : null
}

/** Whether parts hold the word, or one that begins like it. Words with a digit do not count: numbers have their own way of being found. */
export const isKnown = (index: WordIndex, word: string): boolean => isBegun(index, word, (held) => /^[a-z]{3,}$/.test(held))

const isMendable = (word: string) => word.length >= MENDED_LEAST_LETTERS && !/\d/.test(word)

/** The words spelt most alike, of all that are asked for in one question. */
async function alikeOf({ db, tenantId, work }: SearchAsk, words: readonly string[]): Promise<Map<string, string>> {
  if (words.length === 0 || !(await work.may('mend'))) return new Map()
  const read = await sql<{ asked: string; alike: string | null }>`
    select asked, (select word from search_word where tenant_id = ${tenantId} and asked <% word
      order by word_similarity(asked, word) + similarity(asked, word) desc, parts desc, word limit 1) as alike
    from unnest(${words}::text[]) as asked`.execute(db)
  return new Map(read.rows.flatMap(({ asked, alike }): [string, string][] => (alike === null ? [] : [[asked, alike]])))
}
