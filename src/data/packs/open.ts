import { PackError } from '#contract/packs/pack-error-reasons.ts'
import { createDatabase, type Database } from '#data/mirror/database.ts'
import { NewerDatabaseError } from '#data/mirror/newer-database.ts'
import { neededPackStores, type PackDatabaseSchema, type PackUpgradeStep, packUpgradeSteps } from './schema.ts'

/** The database with the packs of one tenant's catalogue on this device. */
export type PackStore = Database<PackDatabaseSchema>

/**
 * Opens the pack database of one tenant. It is separate from the database of the customer's data, so that problems with large data do not
 * affect the outbox. Work rejects with PackError `newer-store`, `quota` or `store-silent` for these causes.
 */
export function openPackStore(tenantId: string, steps: readonly PackUpgradeStep[] = packUpgradeSteps): PackStore {
  const database = createDatabase<PackDatabaseSchema>({
    name: `armature-packs-${tenantId}`,
    version: steps.length,
    requiredStores: neededPackStores,
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
        throw toPackError(error)
      }
    },
  }
}

function toPackError(error: unknown): unknown {
  if (error instanceof NewerDatabaseError) return new PackError('newer-store', {}, { cause: error })
  if (!(error instanceof Error)) return error
  if (error.name === 'QuotaExceededError') return new PackError('quota', {}, { cause: error })
  if (error.name === 'TimeoutError') return new PackError('store-silent', {}, { cause: error })
  return error
}
