import type { Db } from '#server/db/open.ts'
import { loadShelf } from './load-shelf.ts'
import { type KeptWords, keptWords } from './load-words.ts'
import type { Shelf } from './shelf.ts'

/** The shelf of a tenant at a catalogue version: loaded once, dropped when the version moved on. */
export type Shelves = (tenant: { id: string; catalogue_version: number }) => Promise<Shelf>

/** Callers that come while a shelf is loading share one load; a failed load is forgotten, so that the next call tries again. */
export function shelvesOf(db: Db): Shelves {
  const loaded = new Map<string, { version: number; shelf: Promise<Shelf> }>()
  const words = new Map<string, KeptWords>()
  return ({ id, catalogue_version: version }) => {
    const known = loaded.get(id)
    if (known?.version === version) return known.shelf
    const wordsOf = words.get(id) ?? keptWords(db, id)
    words.set(id, wordsOf)
    const shelf = loadShelf(db, id, version, wordsOf)
    loaded.set(id, { version, shelf })
    shelf.catch(() => loaded.delete(id))
    return shelf
  }
}
