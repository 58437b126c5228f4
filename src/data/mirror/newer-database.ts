import type { DBSchema, IDBPDatabase } from 'idb'

/**
 * The error when a newer version of the app has upgraded the database, and the database lacks something that this version needs. The
 * database is not modified.
 */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError'
  constructor() {
    super('What this device keeps is of a newer version of the shop.')
  }
}

/** The stores that a version of the app uses, and the indexes of each store. */
export type RequiredStores = Readonly<Record<string, readonly string[]>>

/**
 * Tells whether an error means that a newer version of the app has upgraded the database. The browser then refuses to open the database
 * with the older version number.
 */
export const isOfNewerVersion = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError'

/**
 * Opens a database of a newer version without changing it. If it lacks a needed store or index, closes it and rejects with NewerDatabaseError.
 */
export async function openWithoutUpgrade<Shape extends DBSchema>(
  open: () => Promise<IDBPDatabase<Shape>>,
  { unwrap }: Pick<typeof import('idb'), 'unwrap'>,
  needed: RequiredStores,
): Promise<IDBPDatabase<Shape>> {
  const db = await open()
  if (hasNeededStores(unwrap(db), needed)) return db
  db.close()
  throw new NewerDatabaseError()
}

function hasNeededStores(db: IDBDatabase, needed: RequiredStores): boolean {
  const stores = Object.entries(needed)
  if (stores.some(([name]) => !db.objectStoreNames.contains(name))) return false
  const tx = db.transaction(Object.keys(needed))
  return stores.every(([name, indexes]) => indexes.every((index) => tx.objectStore(name).indexNames.contains(index)))
}
