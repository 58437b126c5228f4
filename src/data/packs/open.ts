import { PackError } from '#contract/packs/pack-reasons.ts'
import { type Database, databaseOf } from '#data/mirror/database.ts'
import { NewerDatabase } from '#data/mirror/newer-database.ts'
import { neededPackStores, type PackShape, type PackStep, packSteps } from './schema.ts'

/** The packs that this device keeps of one tenant's catalogue. */
export type PackStore = Database<PackShape>

/**
 * The packs' database of one tenant, apart from the mirror's: whatever befalls hundreds of megabytes, the outbox is not in it. Work rejects
 * with PackError `newer-store`, `quota` or `store-silent` where that is why.
 */
export function openPackStore(tenantId: string, steps: readonly PackStep[] = packSteps): PackStore {
  const database = databaseOf<PackShape>({
    name: `armature-packs-${tenantId}`,
    version: steps.length,
    needed: neededPackStores,
    async upgrade(db, from, _to, upgrade) {
      for (const step of steps.slice(from)) await step(db, upgrade)
    },
  })
  return {
    ...database,
    async run(work) {
      try {
        return await database.run(work)
      } catch (error) {
        throw named(error)
      }
    },
  }
}

function named(error: unknown): unknown {
  if (error instanceof NewerDatabase) return new PackError('newer-store', {}, { cause: error })
  if (!(error instanceof Error)) return error
  if (error.name === 'QuotaExceededError') return new PackError('quota', {}, { cause: error })
  if (error.name === 'TimeoutError') return new PackError('store-silent', {}, { cause: error })
  return error
}
