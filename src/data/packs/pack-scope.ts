import type { LoadedPack } from './held-pack.ts'
import type { InstalledPack } from './schema.ts'

/** How much of the shop's catalogue is on this device. */
export interface PackScope {
  /** Number of parts on this device, and of all parts in the shop. */
  partCount: number
  totalPartCount: number
  /** Names of the parts of the catalogue (applications or categories) that are not on this device. */
  missingTitles: readonly string[]
  /** Titles of installed catalogue packs that cannot be read. */
  damaged: readonly string[]
}

const WHOLE_CATALOGUE_ID = 'all'
export const applicationPackId = (id: string) => `app-${id}`
export const categoryPackId = (id: string) => `cat-${id}`
const TOP_CATEGORY_ID = '0'

/**
 * Returns the names of what the readable packs lack of the catalogue: applications if packs of applications are installed, otherwise top
 * categories.
 */
export function missingTitles(packs: readonly LoadedPack[]): string[] {
  const ids = new Set(packs.map(({ pack }) => pack.id))
  const frame = packs.at(-1)?.sharedRows
  if (frame === undefined || ids.has(WHOLE_CATALOGUE_ID)) return []
  const lacking = (titled: readonly { id: string; name: string }[], packOf: (id: string) => string) =>
    titled.filter(({ id }) => !ids.has(packOf(id))).map(({ name }) => name)
  const byApplication = frame.applications.some(({ id }) => ids.has(applicationPackId(id)))
  // Applications have plural titles, which are also the titles of their catalogue packs.
  if (byApplication)
    return lacking(
      frame.applications.map(({ id, title }) => ({ id, name: title })),
      applicationPackId,
    )
  // A rule-based category has no catalogue pack, because no part belongs to it directly.
  return lacking(
    frame.categories.filter(({ parentId, rule }) => parentId === TOP_CATEGORY_ID && rule === null),
    categoryPackId,
  )
}

export const catalogueTotalParts = (packs: readonly InstalledPack[]): number => Math.max(0, ...packs.map(({ entry }) => entry.totalParts))
