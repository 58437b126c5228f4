import { type RawBuilder, sql } from 'kysely'
import { isShopAttributeKey } from '#contract/attributes/shop-attribute-key.ts'
import { chunksOf } from '#contract/kernel/chunks-of.ts'
import { isGtin } from '#contract/numbers/gtin.ts'
import { foldWords } from '#contract/text/fold-words.ts'
import type { IndexedFit, IndexedNumber, IndexedPart } from '#search/part.ts'
import { AdaptiveBatch } from '#server/db/adaptive-batch.ts'
import type { Db } from '#server/db/open.ts'
import { picturesByPartId } from '#server/db/own-pictures.ts'
import { segmentFieldsSql } from '#server/db/part-columns.ts'

/** The maximum number of parts per query. Between two queries the embedded database can answer requests. */
const MAX_PARTS_PER_QUERY = 2000

type NumberCells = [kind: IndexedNumber['kind'], maker: string, display: string]
type FitmentCells = [modelId: string, engine: string, from: number | null, to: number | null]
/** A row with a part's data from its own columns and from other tables. */
interface IndexedPartRow extends Omit<IndexedPart, 'numbers' | 'fits' | 'contains' | 'words' | 'pictures'> {
  categoryName: string
  words: string | null
  numbers: NumberCells[] | null
  fits: FitmentCells[] | null
  contains: number[] | null
  pictures: string | null
}

/** Reads all parts of a tenant in the format of the search index, ordered by id, in batches of some thousand. */
export async function* readAllParts(db: Db, tenantId: string): AsyncGenerator<IndexedPart[], void> {
  const names = await TranslatedNames.create(db, tenantId)
  const pace = new AdaptiveBatch(100, 10, MAX_PARTS_PER_QUERY)
  let last = 0
  for (;;) {
    const rows: IndexedPartRow[] = await pace.run((size) =>
      readPartRows(db, tenantId, sql`and part.id > ${last} order by part.id limit ${size}`),
    )
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? last
    await names.loadTranslations(rows)
    yield rows.map((row) => indexedPartOf(row, names))
  }
}

/** Reads some parts of a tenant in the format of the search index. Deleted parts are left out. */
export async function readParts(db: Db, tenantId: string, ids: readonly number[]): Promise<IndexedPart[]> {
  const parts: IndexedPart[] = []
  const names = await TranslatedNames.create(db, tenantId)
  for (const some of chunksOf(ids, MAX_PARTS_PER_QUERY)) {
    const rows = await readPartRows(db, tenantId, sql`and part.id = any(${some}::int[])`)
    await names.loadTranslations(rows)
    parts.push(...rows.map((row) => indexedPartOf(row, names)))
  }
  return parts
}

/** Reads the rows of parts. `which` continues an SQL condition on `part`. */
async function readPartRows(db: Db, tenantId: string, which: RawBuilder<unknown>): Promise<IndexedPartRow[]> {
  const read = await sql<{ rows: IndexedPartRow[] | null }>`
    with chosen as materialized (select * from part where part.tenant_id = ${tenantId} ${which}),
    numbers as (select part_id, json_agg(json_build_array(kind, maker, display) order by sort_num) as list
      from part_number where tenant_id = ${tenantId} and part_id in (select id from chosen) group by part_id),
    fits as (select part_id, json_agg(json_build_array(model_id, engine, year_from, year_to)) as list
      from fitment where tenant_id = ${tenantId} and part_id in (select id from chosen) group by part_id),
    contains as (select unit_id, json_agg(part_id order by position) filter (where part_id is not null) as list
      from parts_list where tenant_id = ${tenantId} and unit_id in (select id from chosen) group by unit_id),
    pictures as (${picturesByPartId(tenantId, sql`select id from chosen`)})
    select json_agg(json_build_object('id', chosen.id, ${segmentFieldsSql('index')},
      'categoryName', coalesce(category.name, ''), 'words', words, 'numbers', numbers.list, 'fits', fits.list,
      'contains', contains.list, 'pictures', pictures.list) order by chosen.id) as rows
    from chosen
      left join category on category.tenant_id = ${tenantId} and category.id = category_id
      left join part_text on part_text.tenant_id = ${tenantId} and part_text.part_id = chosen.id
      left join numbers on numbers.part_id = chosen.id
      left join fits on fits.part_id = chosen.id
      left join contains on contains.unit_id = chosen.id
      left join pictures on pictures.part_id = chosen.id`.execute(db)
  return read.rows[0]?.rows ?? []
}

function indexedPartOf(
  { categoryName, words, numbers, fits, contains, pictures, ...row }: IndexedPartRow,
  names: TranslatedNames,
): IndexedPart {
  const elsewhere = [row.name, row.groupName, categoryName].flatMap((text) => names.said(text))
  return {
    ...row,
    words: [
      words ?? '',
      ...namesInOtherScripts([row.name, row.producer, row.groupName, categoryName]),
      ...elsewhere,
      ...ownAttributeWords(row.attributes),
    ].join(' '),
    numbers: (numbers ?? []).map(([kind, maker, display]) => ({ kind, maker, display })),
    fits: (fits ?? []).map(([modelId, engine, from, to]): IndexedFit => ({ modelId, engine, from, to })),
    // A stored GTIN may have a wrong check digit. Such a GTIN is not indexed.
    gtin: isGtin(row.gtin) ? row.gtin : '',
    contains: contains ?? [],
    pictures: pictures ?? '',
  }
}

/**
 * Returns the names in non-Latin scripts, folded for search. The stored search words may lack these names, because the words are cut after
 * some hundred characters and older imports kept Latin letters only.
 */
const namesInOtherScripts = (names: readonly string[]) => names.filter((name) => NON_LATIN_LETTER.test(name)).map(foldWords)
const NON_LATIN_LETTER = /[\u0250-\uffff]/

/** Returns the texts of the shop's own attributes as search words. The texts of standard attributes are already in the stored words. */
const ownAttributeWords = (attributes: IndexedPart['attributes']) =>
  Object.entries(attributes).flatMap(([key, value]) => (isShopAttributeKey(key) && typeof value === 'string' ? [foldWords(value)] : []))

/**
 * Reads names of parts, families and categories in other languages, folded as search words. Each name is read once, together with its
 * parts, because a single query for all parts would block the embedded database for half a second.
 */
class TranslatedNames {
  readonly #said = new Map<string, string[]>()

  private constructor(
    private readonly db: Db,
    private readonly tenantId: string,
    private readonly languages: readonly string[],
  ) {}

  static async create(db: Db, tenantId: string): Promise<TranslatedNames> {
    // The query jumps from language to language by index instead of scanning all names.
    const next = (after: RawBuilder<unknown>) => sql`(select min(locale) from name_in_language where tenant_id = ${tenantId} and ${after})`
    const { rows } = await sql<{ code: string }>`with recursive language (code) as (
        select ${next(sql`true`)} union all select ${next(sql`locale > language.code`)} from language where language.code is not null)
      select code from language where code is not null`.execute(db)
    return new TranslatedNames(
      db,
      tenantId,
      rows.map(({ code }) => code),
    )
  }

  async loadTranslations(rows: readonly IndexedPartRow[]): Promise<void> {
    if (this.languages.length === 0) return
    const texts = new Set(
      rows.flatMap(({ name, groupName, categoryName }) => [name, groupName, categoryName]).filter((text) => !this.#said.has(text)),
    )
    if (texts.size === 0) return
    for (const text of texts) this.#said.set(text, [])
    const { rows: found } = await sql<{ text: string; said: string }>`
      select text, said from unnest(${[...texts]}::text[]) as own (text)
      join name_in_language on key = md5(text)::uuid and tenant_id = ${this.tenantId} and locale = any(${[...this.languages]}::text[])`.execute(
      this.db,
    )
    for (const { text, said } of found) this.#said.get(text)?.push(foldWords(said))
  }

  said = (text: string): readonly string[] => this.#said.get(text) ?? []
}
