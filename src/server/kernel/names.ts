import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { chunksOf } from '#contract/kernel/chunks-of.ts'
import type { Db } from '#server/db/open.ts'
import type { RequestContext } from './ask.ts'
import { tenantLocales } from './language.ts'
import { translateText } from './words.ts'

/** Translates a name or text of the shop into a language. Returns the text unchanged if it has no translation. */
export type TranslateName = (text: string) => string

/**
 * The context for looking up translated names. `catalogueVersion` is the catalogue's version, which grows when names are written. If it is
 * null, no names are cached.
 */
export interface NameTranslationContext {
  db: Db
  tenantId: string
  locale: string
  catalogueVersion: number | null
}

/**
 * The maximum number of cached texts per database, including texts without a translation. The texts take about 4 MB. Descriptions are not
 * cached.
 */
const MAX_CACHED_NAMES = 20_000
const MAX_CACHED_NAME_CHARACTERS = 200
const NO_TRANSLATION = ''
const translationCaches = new WeakMap<Db, LRUCache<string, string>>()

/** The maximum number of texts in one query. No reply has more texts. */
const MAX_NAMES_PER_QUERY = 2000

/**
 * Loads translations of the shop's own names. Translations by the operator (or of the demo) come first, then those of the fixed trade terms
 * of contract/, from locales/. One query reads all texts that are not cached.
 */
export async function loadNameTranslations(ask: NameTranslationContext, texts: Iterable<string>): Promise<TranslateName> {
  const { db, tenantId, locale, catalogueVersion } = ask
  const memory =
    db.isTransaction || catalogueVersion === null ? new LRUCache<string, string>({ max: MAX_CACHED_NAMES }) : translationCacheOf(db)
  const keyOf = (text: string) => `${tenantId} ${locale} ${catalogueVersion} ${text}`
  const found = new Map<string, string>()
  const asked: string[] = []
  for (const text of new Set(texts)) {
    const known = text === '' ? NO_TRANSLATION : memory.get(keyOf(text))
    if (known === undefined) asked.push(text)
    else if (known !== NO_TRANSLATION) found.set(text, known)
  }
  for (const some of chunksOf(asked, MAX_NAMES_PER_QUERY)) {
    const { rows } = await sql<{ place: number; said: string }>`
      select place::int as place, said from unnest(${some}::text[]) with ordinality as asked (text, place)
        join name_in_language on key = md5(text)::uuid and tenant_id = ${tenantId} and locale = ${locale}`.execute(db)
    for (const { place, said } of rows) found.set(some[place - 1] ?? '', said)
    for (const text of some) if (text.length <= MAX_CACHED_NAME_CHARACTERS) memory.set(keyOf(text), found.get(text) ?? NO_TRANSLATION)
  }
  return (text) => found.get(text) ?? translateText(locale, text)
}

function translationCacheOf(db: Db): LRUCache<string, string> {
  const known = translationCaches.get(db) ?? new LRUCache<string, string>({ max: MAX_CACHED_NAMES })
  translationCaches.set(db, known)
  return known
}

/** Whether the reply's language differs from the language of the shop's own names. */
export const needsTranslation = ({ tenant, locale }: Pick<RequestContext, 'tenant' | 'locale'>): boolean =>
  locale !== tenantLocales(tenant).default

/** Loads the translated names of the shop that a reply contains. */
export const loadNamesForRequest = async (
  ask: Pick<RequestContext, 'db' | 'tenant' | 'locale'>,
  texts: Iterable<string>,
): Promise<TranslateName> =>
  needsTranslation(ask)
    ? loadNameTranslations(
        { db: ask.db, tenantId: ask.tenant.id, locale: ask.locale, catalogueVersion: ask.tenant.catalogue_version },
        texts,
      )
    : (text) => text
