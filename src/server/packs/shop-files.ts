import type { PackByteRange } from '#contract/packs/manifest.ts'
import { runWithoutTimeLimit } from '#server/db/without-time-limit.ts'
import { tenantLocales } from '#server/kernel/language.ts'
import { readTranslatableShopTexts, readTranslations, type ShopTextKind } from '#server/kernel/own-names.ts'
import type { Tenant } from '#server/kernel/tenants.ts'
import { translateText } from '#server/kernel/words.ts'
import type { PackBuildContext } from './build.ts'
import { storeBytes } from './pieces.ts'

/** The kinds of the shop's own texts that occur in replies made from a pack. */
const packedShopTextKinds: ReadonlySet<ShopTextKind> = new Set([
  'category',
  'attribute',
  'family',
  'part',
  'data',
  'position',
  'description',
  'fitting',
  'offer',
])

/** Translations of the shop's own texts, by language and text. */
type NameTranslationsFile = Record<string, Record<string, string>>

export const encodeJson = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

/** Returns the files that all packs of a shop share: the shared data of all parts, and translated names. */
export async function createShopFiles({ db, sharedCatalogueRows }: PackBuildContext, tenant: Tenant): Promise<PackByteRange[]> {
  return storeBytes(db, tenant.id, [
    ['frame', encodeJson(sharedCatalogueRows)],
    ['names', encodeJson(await readPackNames({ db, sharedCatalogueRows }, tenant))],
  ])
}

async function readPackNames(
  { db, sharedCatalogueRows }: Pick<PackBuildContext, 'db' | 'sharedCatalogueRows'>,
  tenant: Tenant,
): Promise<NameTranslationsFile> {
  const { all, default: own } = tenantLocales(tenant)
  const said = (await runWithoutTimeLimit(db, (trx) => readTranslatableShopTexts(trx, tenant.id))).flatMap(({ kind, text }) =>
    packedShopTextKinds.has(kind) ? [text] : [],
  )
  const texts = [...new Set([...said, ...sharedCatalogueRows.applications.flatMap(({ name, title }) => [name, title])])]
  const names: NameTranslationsFile = {}
  for (const { code } of all.filter((locale) => locale.code !== own)) {
    const elsewhereOf = await readTranslations(db, tenant.id, code, texts)
    const pairs = texts.map((text) => [text, elsewhereOf.get(text) ?? translateText(code, text)] as const)
    names[code] = Object.fromEntries(pairs.filter(([text, elsewhere]) => text !== elsewhere))
  }
  return names
}
