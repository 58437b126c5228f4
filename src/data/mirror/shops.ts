import type { DBSchema, IDBPDatabase } from 'idb'
import { createDatabase } from './database.ts'

/** A shop with a database on this device. It holds what the worker needs to send the shop's outbox while no page is open. */
export interface KnownShop {
  tenantId: string
  /** Base URL of every call; '' means the same origin. */
  baseUrl: string
}

interface ShopsShape extends DBSchema {
  shops: { key: string; value: KnownShop }
}

/**
 * Runs work on a database that is shared by all tenants. It is needed because not every browser can list its databases, and a worker has no
 * memory when it starts.
 */
const runOnShops = async <T>(work: (db: IDBPDatabase<ShopsShape>) => Promise<T>): Promise<T> => {
  const database = createDatabase<ShopsShape>({
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

/** Records the shop of this page. Every page calls this when it starts. */
export const rememberShop = (shop: KnownShop): Promise<void> =>
  runOnShops(async (db) => {
    await db.put('shops', shop)
  })

export const knownShops = (): Promise<KnownShop[]> => runOnShops((db) => db.getAll('shops'))
