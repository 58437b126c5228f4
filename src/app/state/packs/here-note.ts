import * as v from 'valibot'
import { deviceTexts } from '#app/state/page/storage.ts'

/**
 * The key of a note with the installed packs. It is stored outside their database, because a browser that is short of space deletes a whole
 * database, and then only this note tells of the packs. It is not personal data, so it survives a sign-out.
 */
const NOTE_KEY = 'packs-here'

const Note = v.pipe(v.string(), v.parseJson(), v.array(v.object({ id: v.string(), title: v.string() })))

/** A pack that was installed at the last check. */
export type NotedPack = v.InferOutput<typeof Note>[number]

/** Whether packs were ever requested on this device. If not, nothing of them is read at startup. */
export const hasNote = (): boolean => deviceTexts.getItem(NOTE_KEY) !== null

export function readNote(): NotedPack[] {
  const read = v.safeParse(Note, deviceTexts.getItem(NOTE_KEY))
  return read.success ? read.output : []
}

const writeNote = (packs: readonly NotedPack[]): void => deviceTexts.setItem(NOTE_KEY, JSON.stringify(packs))

/** Adds installed packs to the note about them. An empty note means that packs were requested. */
export function notePacks(packs: readonly NotedPack[]): void {
  const ids = new Set(packs.map(({ id }) => id))
  writeNote([...readNote().filter(({ id }) => !ids.has(id)), ...packs.map(({ id, title }) => ({ id, title }))])
}

/** Removes a pack that the user deleted from the note. */
export const unnotePack = (id: string): void => writeNote(readNote().filter((noted) => noted.id !== id))
