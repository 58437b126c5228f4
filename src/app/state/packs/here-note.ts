import * as v from 'valibot'
import { deviceTexts } from '#app/state/page/storage.ts'

/**
 * Which packs were on this device, apart from the packs' own database: a browser that is short of space takes a whole database, and then
 * nothing else knows that there was something. Says nothing of a person, so it outlasts a sign-out.
 */
const NOTE_KEY = 'packs-here'

const Note = v.pipe(v.string(), v.parseJson(), v.array(v.object({ id: v.string(), title: v.string() })))

/** A pack that was here when somebody last looked. */
export type NotedPack = v.InferOutput<typeof Note>[number]

/** Whether packs were ever wanted on this device: a start with none reads nothing of them. */
export const hasNote = (): boolean => deviceTexts.getItem(NOTE_KEY) !== null

export function readNote(): NotedPack[] {
  const read = v.safeParse(Note, deviceTexts.getItem(NOTE_KEY))
  return read.success ? read.output : []
}

const writeNote = (packs: readonly NotedPack[]): void => deviceTexts.setItem(NOTE_KEY, JSON.stringify(packs))

/** Notes what is here, beside what was; with none it notes that packs are wanted. */
export function notePacks(packs: readonly NotedPack[]): void {
  const ids = new Set(packs.map(({ id }) => id))
  writeNote([...readNote().filter(({ id }) => !ids.has(id)), ...packs.map(({ id, title }) => ({ id, title }))])
}

/** Its owner wants it no longer, so nobody misses it. */
export const unnotePack = (id: string): void => writeNote(readNote().filter((noted) => noted.id !== id))
