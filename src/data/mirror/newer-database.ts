import type { DBSchema, IDBPDatabase } from 'idb'

/** The database was upgraded by a newer app version, and lacks something that this version needs. It is not modified. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
  constructor() {
    super('What this device keeps is of a newer version of the shop.')
  }
}

/** The stores that an app version uses, and the indexes of each. */
export type Needed = Readonly<Record<string, readonly string[]>>

/** Whether the database was upgraded by a newer app version: the browser refuses to open it with our version number. */
export const isOfNewerVersion = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError'

/**
 * Opens a newer database at its own version, without changes. Rejects with NewerDatabase, and closes it, unless it has the required stores
 * and indexes.
 */
export async function openAsItIs<Shape extends DBSchema>(
  open: () => Promise<IDBPDatabase<Shape>>,
  { unwrap }: Pick<typeof import('idb'), 'unwrap'>,
  needed: Needed,
): Promise<IDBPDatabase<Shape>> {
  const db = await open()
  if (has(unwrap(db), needed)) return db
  db.close()
  throw new NewerDatabase()
}

function has(db: IDBDatabase, needed: Needed): boolean {
  const stores = Object.entries(needed)
  if (stores.some(([name]) => !db.objectStoreNames.contains(name))) return false
  const tx = db.transaction(Object.keys(needed))
  return stores.every(([name, indexes]) => indexes.every((index) => tx.objectStore(name).indexNames.contains(index)))
}
