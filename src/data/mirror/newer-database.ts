import type { DBSchema, IDBPDatabase } from 'idb'

/** The database on this device is of a newer version of the shop, and lacks something that this version needs. It is left as it is. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
  constructor() {
    super('What this device keeps is of a newer version of the shop.')
  }
}

/** The stores that a version of the shop works with, and the indexes of each. */
export type Needed = Readonly<Record<string, readonly string[]>>

/** Whether the database on this device was made by a newer version of the shop: the browser refuses to open it at ours. */
export const isOfNewerVersion = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError'

/**
 * Opens a database at the version that it has, which is newer than ours, and changes nothing. Rejects with NewerDatabase, and lets go of
 * it, unless it has the stores and indexes that are needed.
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
