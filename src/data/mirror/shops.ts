import type { DBSchema, IDBPDatabase } from 'idb'
import { databaseOf } from './database.ts'

/** A shop that this device has a database of: what the worker must know to send for it when no page is open. */
export interface KnownShop {
  tenantId: string
  /** Base of every call: '' for the same origin. */
  baseUrl: string
}

interface ShopsShape extends DBSchema {
  shops: { key: string; value: KnownShop }
}

/** A database beside those of the tenants. Not every browser can list its databases, and a worker that just woke knows nothing. */
const run = async <T>(work: (db: IDBPDatabase<ShopsShape>) => Promise<T>): Promise<T> => {
  const database = databaseOf<ShopsShape>({
    name: 'armature',
    version: 1,
    needed: { shops: [] },
    upgrade: (made) => {
      made.createObjectStore('shops', { keyPath: 'tenantId' })
    },
  })
  try {
    return await database.run(work)
  } finally {
    await database.close()
  }
}

/** Called by every page at its start. */
export const rememberShop = (shop: KnownShop): Promise<void> =>
  run(async (db) => {
    await db.put('shops', shop)
  })

export const knownShops = (): Promise<KnownShop[]> => run((db) => db.getAll('shops'))
