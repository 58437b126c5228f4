import { releaseStorageReserve } from '#data/reserve.ts'
import { createDatabase, type Database } from './database.ts'
import { type MirrorDatabaseSchema, neededStores, type UpgradeStep, upgradeSteps } from './schema.ts'

/** The database on this device for the shop of one tenant. */
export type MirrorDatabase = Database<MirrorDatabaseSchema>

/** Opens the database (mirror) of one tenant's shop. Two shops on one origin never share data. */
export const openMirrorDatabase = (tenantId: string, steps: readonly UpgradeStep[] = upgradeSteps): MirrorDatabase =>
  createDatabase<MirrorDatabaseSchema>({
    name: `armature.${tenantId}`,
    version: steps.length,
    requiredStores: neededStores,
    freeStorage: releaseStorageReserve,
    upgrade(db, from) {
      for (const step of steps.slice(from)) step(db)
    },
  })
