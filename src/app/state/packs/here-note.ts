import * as v from 'valibot'
import { deviceTexts } from '#app/state/page/storage.ts'

/**
 * The installed packs, stored outside their database: a browser short of space evicts a whole database, and then this note is the only
 * evidence. It is not personal data, so it survives a sign-out.
 */
const NOTE_KEY = 'packs-here'

const Note = v.pipe(v.string(), v.parseJson(), v.array(v.object({ id: v.string(), title: v.string() })))

/** A pack that was installed at the last check. */
export type NotedPack = v.InferOutput<typeof Note>[number]

/** Whether packs were ever requested on this device: otherwise startup reads nothing of them. */
export const hasNote = (): boolean => deviceTexts.getItem(NOTE_KEY) !== null

export function readNote(): NotedPack[] {
  const read = v.safeParse(Note, deviceTexts.getItem(NOTE_KEY))
  return read.success ? read.output : []
}

const writeNote = (packs: readonly NotedPack[]): void => deviceTexts.setItem(NOTE_KEY, JSON.stringify(packs))

/** Adds installed packs to the note; an empty note means that packs were requested. */
export function notePacks(packs: readonly NotedPack[]): void {
  const ids = new Set(packs.map(({ id }) => id))
  writeNote([...readNote().filter(({ id }) => !ids.has(id)), ...packs.map(({ id, title }) => ({ id, title }))])
}

/** Removes a pack that the user deleted. */
export const unnotePack = (id: string): void => writeNote(readNote().filter((noted) => noted.id !== id))
