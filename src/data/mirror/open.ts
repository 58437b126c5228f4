import { releaseReserve } from '#data/reserve.ts'
import { createDatabase, type Database } from './database.ts'
import { type MirrorShape, neededStores, type UpgradeStep, upgradeSteps } from './schema.ts'

/** The database on this device for the shop of one tenant. */
export type Mirror = Database<MirrorShape>

/** Opens the database (mirror) of one tenant's shop. Two shops on one origin never share data. */
export const openMirror = (tenantId: string, steps: readonly UpgradeStep[] = upgradeSteps): Mirror =>
  createDatabase<MirrorShape>({
    name: `armature.${tenantId}`,
    version: steps.length,
    needed: neededStores,
    makeRoom: releaseReserve,
    upgrade(db, from) {
      for (const step of steps.slice(from)) step(db)
    },
  })
