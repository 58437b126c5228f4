import type { HeldPack } from './held-pack.ts'
import type { InstalledPack } from './schema.ts'

/** How much of the shop's catalogue is on this device. */
export interface PackScope {
  /** Parts on this device, and the total number in the shop. */
  parts: number
  of: number
  /** Names of the catalogue sections that are not on this device. */
  missing: readonly string[]
  /** Titles of installed packs that cannot be read. */
  damaged: readonly string[]
}

const ALL = 'all'
export const ofApplication = (id: string) => `app-${id}`
export const ofCategory = (id: string) => `cat-${id}`
const TOP = '0'

/**
 * The sections of the catalogue that the readable packs lack: applications if packs of applications are installed, otherwise top
 * categories.
 */
export function missingBeside(packs: readonly HeldPack[]): string[] {
  const ids = new Set(packs.map(({ pack }) => pack.id))
  const frame = packs.at(-1)?.frame
  if (frame === undefined || ids.has(ALL)) return []
  const lacking = (titled: readonly { id: string; name: string }[], packOf: (id: string) => string) =>
    titled.filter(({ id }) => !ids.has(packOf(id))).map(({ name }) => name)
  const byApplication = frame.applications.some(({ id }) => ids.has(ofApplication(id)))
  // By the titles of packs, which are plural.
  if (byApplication)
    return lacking(
      frame.applications.map(({ id, title }) => ({ id, name: title })),
      ofApplication,
    )
  // A rule-based category is no part's own category.
  return lacking(
    frame.categories.filter(({ parentId, rule }) => parentId === TOP && rule === null),
    ofCategory,
  )
}

export const totalOf = (packs: readonly InstalledPack[]): number => Math.max(0, ...packs.map(({ entry }) => entry.totalParts))
