import { sql } from 'kysely'
import { foldWords } from '#contract/vehicle/fold-words.ts'
import type { Db } from '#server/db/open.ts'
import { unhurried } from '#server/db/unhurried.ts'
import { WordCollector, type WordIndex } from './word-index.ts'

/** The words of a tenant's parts, made when they are first searched for, and kept for as long as neither parts nor words change. */
export type KeptWords = (ids: Int32Array) => Promise<WordIndex>

/** So many parts are read at a time: in between, the embedded database lets the process answer others. */
const READ_AT_ONCE = 4000

/**
 * The catalogue's version grows with every price; words change with another catalogue only, and take longest to read. So a sum over all of
 * them is asked for when the columns are new, which costs a tenth, and they are read again when it differs.
 */
export function keptWords(db: Db, tenantId: string): KeptWords {
  let kept: { sum: string; ids: Int32Array; index: WordIndex } | null = null
  return async (ids) => {
    const sum = await sumOfWords(db, tenantId)
    if (kept?.sum === sum && isSame(kept.ids, ids)) return kept.index
    const index = await readWords(db, tenantId, ids)
    kept = { sum, ids, index }
    return index
  }
}

async function sumOfWords(db: Db, tenantId: string): Promise<string> {
  const question = sql<{ sum: string | null }>`
    select concat((select sum(hashtextextended(words, part_id)) from part_text where tenant_id = ${tenantId}), ' ',
      (select sum(hashtextextended(said, 0)) from name_in_language where tenant_id = ${tenantId})) as sum`
  const read = await unhurried(db, (trx) => question.execute(trx))
  return read.rows[0]?.sum ?? ''
}

async function readWords(db: Db, tenantId: string, ids: Int32Array): Promise<WordIndex> {
  const collector = new WordCollector()
  const names = await namesElsewhere(db, tenantId)
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    const [first, last] = [ids[from] ?? 0, ids[Math.min(from + READ_AT_ONCE, ids.length) - 1] ?? 0]
    const read = await sql<{ ids: number[] | null; words: string[] | null; named: string[][] | null }>`
      select json_agg(part_id) as ids, json_agg(words) as words,
        json_agg(array[part.name, group_name, category.name]) as named
      from part_text join part on part.id = part_id
        join category on category.tenant_id = part.tenant_id and category.id = part.category_id
      where part_id between ${first} and ${last} and part_text.tenant_id = ${tenantId}`.execute(db)
    const { ids: found, words, named } = read.rows[0] ?? {}
    const wordsOf = new Map(found?.map((id, at) => [id, [words?.[at] ?? '', ...(named?.[at] ?? []).flatMap((text) => names.get(text) ?? [])].join(' ')]))
    for (let row = from; row < Math.min(from + READ_AT_ONCE, ids.length); row += 1) collector.add(row, wordsOf.get(ids[row] ?? 0) ?? '')
  }
  return collector.index()
}

/** What names of parts, families and categories are in other languages, folded: they find parts as the shop's own do. */
async function namesElsewhere(db: Db, tenantId: string): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ text: string; said: string }>`
    with own (text) as (
      select name from part where tenant_id = ${tenantId} union select group_name from part where tenant_id = ${tenantId}
      union select name from category where tenant_id = ${tenantId})
    select text, said from own join name_in_language on key = md5(text)::uuid and tenant_id = ${tenantId}`.execute(db)
  const names = new Map<string, string[]>()
  for (const { text, said } of rows) names.set(text, [...(names.get(text) ?? []), foldWords(said)])
  return names
}

const isSame = (one: Int32Array, other: Int32Array) => one.length === other.length && one.every((id, row) => id === other[row])
