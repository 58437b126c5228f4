import { type SharedCatalogueFile, toSharedCatalogueFile, translatorForLocale } from '#search/catalogue/frame-bytes.ts'
import type { SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { readInstalledPacks } from './installed.ts'
import type { PackStore } from './open.ts'
import { createPackReader } from './open-pack.ts'
import { applicationPackId, categoryPackId } from './pack-scope.ts'
import type { InstalledPack } from './schema.ts'

/**
 * Returns the titles of a shop's packs in a language, by pack id. Any installed pack contains all titles, except that of the pack of the
 * complete catalogue, which the app names itself. Empty if no pack is readable.
 */
export async function readPackTitles(store: PackStore, locale: string): Promise<Readonly<Record<string, string>>> {
  const here = await readInstalledPacks(store)
  for (const pack of here.toSorted((one, other) => Date.parse(other.entry.madeAt) - Date.parse(one.entry.madeAt))) {
    // Damaged bytes fail with different errors, which are ignored here, because another catalogue pack may contain the same titles.
    const file = await readSharedCatalogueFile(store, pack).catch(() => null)
    if (file !== null) return titlesInLocale(file, locale)
  }
  return {}
}

async function readSharedCatalogueFile(store: PackStore, pack: InstalledPack): Promise<SharedCatalogueFile> {
  const opened = createPackReader(store, pack)
  const read = async (name: string): Promise<unknown> => JSON.parse(new TextDecoder().decode(await opened.file(name)))
  const hasNames = pack.manifest.files.some(({ name }) => name === 'names')
  return toSharedCatalogueFile(
    (await read('frame')) as SharedCatalogueRows | SharedCatalogueFile,
    (hasNames ? await read('names') : {}) as SharedCatalogueFile['names'],
  )
}

function titlesInLocale(file: SharedCatalogueFile, locale: string): Record<string, string> {
  const say = translatorForLocale(file, locale)
  const { applications, categories } = file.rows
  return Object.fromEntries([
    ...applications.map(({ id, title }) => [applicationPackId(id), say(title)]),
    ...categories.map(({ id, name }) => [categoryPackId(id), say(name)]),
  ])
}
