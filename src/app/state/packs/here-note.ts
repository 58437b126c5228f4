import * as v from 'valibot'
import { deviceStorage } from '#app/state/page/storage.ts'

/**
 * The key of a note with the installed packs. It is stored outside their database, because a browser that is short of space deletes a whole
 * database, and then only this note tells of the packs. It is not personal data, so it survives a sign-out.
 */
const INSTALLED_PACKS_KEY = 'packs-here'

const StoredRememberedPacks = v.pipe(v.string(), v.parseJson(), v.array(v.object({ id: v.string(), title: v.string() })))

/** A pack that was installed at the last check. */
export type RememberedPack = v.InferOutput<typeof StoredRememberedPacks>[number]

/** Whether packs were ever requested on this device. If not, nothing of them is read at startup. */
export const havePacksBeenRequested = (): boolean => deviceStorage.getItem(INSTALLED_PACKS_KEY) !== null

export function readRememberedPacks(): RememberedPack[] {
  const read = v.safeParse(StoredRememberedPacks, deviceStorage.getItem(INSTALLED_PACKS_KEY))
  return read.success ? read.output : []
}

const writeRememberedPacks = (packs: readonly RememberedPack[]): void => deviceStorage.setItem(INSTALLED_PACKS_KEY, JSON.stringify(packs))

/** Adds packs to the note of the installed packs. A note without packs still says that packs were once requested on this device. */
export function rememberPacks(packs: readonly RememberedPack[]): void {
  const ids = new Set(packs.map(({ id }) => id))
  writeRememberedPacks([...readRememberedPacks().filter(({ id }) => !ids.has(id)), ...packs.map(({ id, title }) => ({ id, title }))])
}

/** Removes from the note a pack that the user has deleted. */
export const forgetRememberedPack = (id: string): void => writeRememberedPacks(readRememberedPacks().filter((noted) => noted.id !== id))
