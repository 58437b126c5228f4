import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** The kinds of texts that a shop writes itself. */
export type ShopTextKind =
  | 'category'
  | 'attribute'
  | 'family'
  | 'part'
  | 'data'
  | 'position'
  | 'description'
  | 'fitting'
  | 'front'
  | 'terms'
  | 'offer'
  | 'gift'

/** A name or text of a shop, in its own language. */
export interface TranslatableShopText {
  kind: ShopTextKind
  text: string
  /** The description of the part that has this name. Empty for all other kinds of texts. */
  about: string
}

/**
 * Returns all names and texts of a shop, each once per kind. They are sorted by kind and text, independent of the locale of the database.
 */
export async function readTranslatableShopTexts(db: Db, tenantId: string): Promise<TranslatableShopText[]> {
  const { rows } = await sql<TranslatableShopText>`
    with said (kind, text, about) as (
      select 'category', unnest(array[name, description]), '' from category where tenant_id = ${tenantId}
      union select 'attribute', unnest(array[label, unit]), '' from own_attribute where tenant_id = ${tenantId}
      union select 'family', group_name, '' from part where tenant_id = ${tenantId}
      union select 'part', name, '' from part where tenant_id = ${tenantId}
      union select 'data', spec_name, '' from part where tenant_id = ${tenantId}
      union select 'description', description, min(name collate "C") from part where tenant_id = ${tenantId} group by description
      union select 'fitting', jsonb_array_elements_text(fitting -> 'notes'), '' from part where tenant_id = ${tenantId} and fitting is not null
      union select 'fitting', jsonb_array_elements(fitting -> 'torques') ->> 'what', '' from part where tenant_id = ${tenantId} and fitting is not null
      union select 'position', name, '' from parts_list where tenant_id = ${tenantId}
      union select 'front', unnest(array[title, text]), '' from advertisement where tenant_id = ${tenantId}
      union select 'front', word, '' from keyword where tenant_id = ${tenantId}
      union select 'terms', unnest(array[way ->> 'name', way ->> 'hint']), '' from tenant_terms, jsonb_array_elements(terms -> 'deliveries') as way
        where tenant_id = ${tenantId}
      union select 'terms', rule ->> 'name', '' from tenant_terms, jsonb_array_elements(terms -> 'taxes') as rule where tenant_id = ${tenantId}
      union select 'offer', name, '' from coupon where tenant_id = ${tenantId} and account_id is null
      union select 'offer', unnest(array[name, terms]), '' from promotion where tenant_id = ${tenantId}
      union select 'offer', unnest(array[name, text]), '' from lottery where tenant_id = ${tenantId}
      union select 'gift', unnest(array[name, text]), '' from gift where tenant_id = ${tenantId}
      union select 'part', unnest(array[name, text]), '' from style where tenant_id = ${tenantId}
      union select 'gift', name, '' from gift_category where tenant_id = ${tenantId})
    select kind, text, about from said where text <> '' order by kind collate "C", text collate "C", about collate "C"`.execute(db)
  return rows
}

/** Reads a shop's own translations of texts into a language, keyed by the original text. */
export async function readTranslations(db: Db, tenantId: string, locale: string, texts: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ text: string; said: string }>`
    select text, said from unnest(${[...texts]}::text[]) as asked (text)
      join name_in_language on key = md5(text)::uuid and tenant_id = ${tenantId} and locale = ${locale}`.execute(db)
  return new Map(rows.map(({ text, said }) => [text, said]))
}

/**
 * Stores a shop's translations of its texts. An empty translation is removed. The caller must increase the catalogue's version. Returns the
 * number of changed rows.
 */
export async function writeTranslations(db: Db, tenantId: string, locale: string, said: ReadonlyMap<string, string>): Promise<number> {
  const [texts, words] = [[...said.keys()], [...said.values()]]
  await sql`
    delete from name_in_language using unnest(${texts}::text[], ${words}::text[]) as gone (text, said)
    where gone.said = '' and tenant_id = ${tenantId} and locale = ${locale} and key = md5(gone.text)::uuid`.execute(db)
  const written = await sql`
    insert into name_in_language (tenant_id, locale, key, said)
    select ${tenantId}, ${locale}, md5(text)::uuid, said from unnest(${texts}::text[], ${words}::text[]) as given (text, said) where said <> ''
    on conflict (tenant_id, locale, key) do update set said = excluded.said where name_in_language.said <> excluded.said`.execute(db)
  return Number(written.numAffectedRows ?? 0)
}
