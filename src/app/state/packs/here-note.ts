import * as v from 'valibot'
import { deviceStorage } from '#app/state/page/storage.ts'

/**
 * The key of a note with the installed packs. It is stored outside their database, because a browser that is short of space deletes a whole
 * database, and then only this note tells of the packs. It is not personal data, so it survives a sign-out.
 */
const NOTE_KEY = 'packs-here'

const StoredPackNote = v.pipe(v.string(), v.parseJson(), v.array(v.object({ id: v.string(), title: v.string() })))

/** A pack that was installed at the last check. */
export type NotedPack = v.InferOutput<typeof StoredPackNote>[number]

/** Whether packs were ever requested on this device. If not, nothing of them is read at startup. */
export const hasNote = (): boolean => deviceStorage.getItem(NOTE_KEY) !== null

export function readNote(): NotedPack[] {
  const read = v.safeParse(StoredPackNote, deviceStorage.getItem(NOTE_KEY))
  return read.success ? read.output : []
}

const writeNote = (packs: readonly NotedPack[]): void => deviceStorage.setItem(NOTE_KEY, JSON.stringify(packs))

/** Adds installed packs to the note about them. An empty note means that packs were requested. */
export function storePackNotes(packs: readonly NotedPack[]): void {
  const ids = new Set(packs.map(({ id }) => id))
  writeNote([...readNote().filter(({ id }) => !ids.has(id)), ...packs.map(({ id, title }) => ({ id, title }))])
}

/** Removes a pack that the user deleted from the note. */
export const removePackNote = (id: string): void => writeNote(readNote().filter((noted) => noted.id !== id))
