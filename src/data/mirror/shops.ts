import type { DBSchema, IDBPDatabase } from 'idb'
import { createDatabase } from './database.ts'

/** A shop with a database on this device. It holds what the worker needs to send the shop's outbox while no page is open. */
export interface KnownShop {
  tenantId: string
  /** Base URL of every call; '' means the same origin. */
  baseUrl: string
}

interface ShopsDatabaseSchema extends DBSchema {
  shops: { key: string; value: KnownShop }
}

/**
 * Runs work on a database that is shared by all tenants. It is needed because not every browser can list its databases, and a worker has no
 * memory when it starts.
 */
const runOnShopDatabase = async <T>(work: (db: IDBPDatabase<ShopsDatabaseSchema>) => Promise<T>): Promise<T> => {
  const database = createDatabase<ShopsDatabaseSchema>({
    name: 'armature',
    version: 1,
    requiredStores: { shops: [] },
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
export const storeShop = (shop: KnownShop): Promise<void> =>
  runOnShopDatabase(async (db) => {
    await db.put('shops', shop)
  })

export const readKnownShops = (): Promise<KnownShop[]> => runOnShopDatabase((db) => db.getAll('shops'))
