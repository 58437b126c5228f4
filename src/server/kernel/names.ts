import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '#server/db/open.ts'
import type { Ask } from './ask.ts'
import { tenantLocales } from './language.ts'
import { inLanguage } from './words.ts'

/** Says a name or text of the shop in a language; one that has no words there stays in the shop's own. */
export type Names = (text: string) => string

/** What names are looked for with; `version` is the catalogue's, and grows when names are written: null keeps nothing in memory. */
export interface NamesAsk {
  db: Db
  tenantId: string
  locale: string
  version: number | null
}

/** Texts kept of each database, with those that have no words; descriptions are asked for again. About 4 MB at most. */
const MAX_KEPT = 20_000
const MAX_KEPT_CHARACTERS = 200
const NONE = ''
const kept = new WeakMap<Db, LRUCache<string, string>>()

/** One statement takes so many texts: the shortest reply with more is none of ours. */
const ASKED_AT_ONCE = 2000

/**
 * The shop's own names in a language: what its operator (or the demo) has said they are called, else the trade's fixed words of
 * contract/, which are sentences of locales/. One question to the database for all that is not in memory.
 */
export async function namesIn(ask: NamesAsk, texts: Iterable<string>): Promise<Names> {
  const { db, tenantId, locale, version } = ask
  const memory = db.isTransaction || version === null ? new LRUCache<string, string>({ max: MAX_KEPT }) : memoryOf(db)
  const keyOf = (text: string) => `${tenantId} ${locale} ${version} ${text}`
  const found = new Map<string, string>()
  const asked: string[] = []
  for (const text of new Set(texts)) {
    const known = text === '' ? NONE : memory.get(keyOf(text))
    if (known === undefined) asked.push(text)
    else if (known !== NONE) found.set(text, known)
  }
  for (let from = 0; from < asked.length; from += ASKED_AT_ONCE) {
    const some = asked.slice(from, from + ASKED_AT_ONCE)
    const { rows } = await sql<{ place: number; said: string }>`
      select place::int as place, said from unnest(${some}::text[]) with ordinality as asked (text, place)
        join name_in_language on key = md5(text)::uuid and tenant_id = ${tenantId} and locale = ${locale}`.execute(db)
    for (const { place, said } of rows) found.set(some[place - 1] ?? '', said)
    for (const text of some) if (text.length <= MAX_KEPT_CHARACTERS) memory.set(keyOf(text), found.get(text) ?? NONE)
  }
  return (text) => found.get(text) ?? inLanguage(locale, text)
}

function memoryOf(db: Db): LRUCache<string, string> {
  const known = kept.get(db) ?? new LRUCache<string, string>({ max: MAX_KEPT })
  kept.set(db, known)
  return known
}

/** Whether an answer is in another language than the one that the shop's own names are in. */
export const isTranslated = ({ tenant, locale }: Pick<Ask, 'tenant' | 'locale'>): boolean => locale !== tenantLocales(tenant).default

/** The names of an answer. */
export const namesFor = async (ask: Pick<Ask, 'db' | 'tenant' | 'locale'>, texts: Iterable<string>): Promise<Names> =>
  isTranslated(ask)
    ? namesIn({ db: ask.db, tenantId: ask.tenant.id, locale: ask.locale, version: ask.tenant.catalogue_version }, texts)
    : (text) => text
