import type { FrameRows } from '#search/catalogue/frame.ts'
import { type FrameFile, frameFileOf, translatorForLocale } from '#search/catalogue/frame-bytes.ts'
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
    const file = await readFrameFile(store, pack).catch(() => null)
    if (file !== null) return titlesInLocale(file, locale)
  }
  return {}
}

async function readFrameFile(store: PackStore, pack: InstalledPack): Promise<FrameFile> {
  const opened = createPackReader(store, pack)
  const read = async (name: string): Promise<unknown> => JSON.parse(new TextDecoder().decode(await opened.file(name)))
  const hasNames = pack.manifest.files.some(({ name }) => name === 'names')
  return frameFileOf((await read('frame')) as FrameRows | FrameFile, (hasNames ? await read('names') : {}) as FrameFile['names'])
}

function titlesInLocale(file: FrameFile, locale: string): Record<string, string> {
  const say = translatorForLocale(file, locale)
  const { applications, categories } = file.rows
  return Object.fromEntries([
    ...applications.map(({ id, title }) => [applicationPackId(id), say(title)]),
    ...categories.map(({ id, name }) => [categoryPackId(id), say(name)]),
  ])
}
