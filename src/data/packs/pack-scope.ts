import type { HeldPack } from './held-pack.ts'
import type { InstalledPack } from './schema.ts'

/** How much of the shop's catalogue is on this device. */
export interface PackScope {
  /** Parts that can be found here, and all that the shop has. */
  parts: number
  of: number
  /** What of the catalogue is not here, as the shop calls it. */
  missing: readonly string[]
  /** Packs that are installed and cannot be read, by their titles. */
  damaged: readonly string[]
}

const ALL = 'all'
export const ofApplication = (id: string) => `app-${id}`
export const ofCategory = (id: string) => `cat-${id}`
const TOP = '0'

/** Says what packs that can be read leave out: of a shop's applications where packs of such are here, else of its top categories. */
export function missingBeside(packs: readonly HeldPack[]): string[] {
  const ids = new Set(packs.map(({ pack }) => pack.id))
  const frame = packs.at(-1)?.frame
  if (frame === undefined || ids.has(ALL)) return []
  const lacking = (titled: readonly { id: string; name: string }[], packOf: (id: string) => string) =>
    titled.filter(({ id }) => !ids.has(packOf(id))).map(({ name }) => name)
  const byApplication = frame.applications.some(({ id }) => ids.has(ofApplication(id)))
  // As their packs are called, not as one thing of each is.
  if (byApplication)
    return lacking(
      frame.applications.map(({ id, title }) => ({ id, name: title })),
      ofApplication,
    )
  // What is found by a rule is the home of no part.
  return lacking(
    frame.categories.filter(({ parentId, rule }) => parentId === TOP && rule === null),
    ofCategory,
  )
}

export const totalOf = (packs: readonly InstalledPack[]): number => Math.max(0, ...packs.map(({ entry }) => entry.totalParts))
