import type { PackBytes } from '#contract/packs/manifest.ts'
import { unhurried } from '#server/db/unhurried.ts'
import { tenantLocales } from '#server/kernel/language.ts'
import { type NameKind, ownNames, saidNames } from '#server/kernel/own-names.ts'
import type { Tenant } from '#server/kernel/tenants.ts'
import { inLanguage } from '#server/kernel/words.ts'
import type { Making } from './build.ts'
import { keepBytes } from './pieces.ts'

/** What of a shop's own texts answers from a pack hold. */
const kinds: ReadonlySet<NameKind> = new Set([
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

/** By language, then by text: what the shop's own texts are called elsewhere. */
type NamesFile = Record<string, Record<string, string>>

export const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

/** The files that are the same in all packs of a shop: what all parts have in common, and names in other languages. */
export async function shopFiles({ db, frame }: Making, tenant: Tenant): Promise<PackBytes[]> {
  return keepBytes(db, tenant.id, [
    ['frame', json(frame)],
    ['names', json(await namesOf({ db, frame }, tenant))],
  ])
}

async function namesOf({ db, frame }: Pick<Making, 'db' | 'frame'>, tenant: Tenant): Promise<NamesFile> {
  const { all, default: own } = tenantLocales(tenant)
  const said = (await unhurried(db, (trx) => ownNames(trx, tenant.id))).flatMap(({ kind, text }) => (kinds.has(kind) ? [text] : []))
  const texts = [...new Set([...said, ...frame.applications.flatMap(({ name, title }) => [name, title])])]
  const names: NamesFile = {}
  for (const { code } of all.filter((locale) => locale.code !== own)) {
    const elsewhereOf = await saidNames(db, tenant.id, code, texts)
    const pairs = texts.map((text) => [text, elsewhereOf.get(text) ?? inLanguage(code, text)] as const)
    names[code] = Object.fromEntries(pairs.filter(([text, elsewhere]) => text !== elsewhere))
  }
  return names
}
