import { migrate } from './migrate.ts'
import type { Db } from './open.ts'
import { withProcessLock } from './process-lock.ts'
import { sampleGrownTables } from './sample-statistics.ts'

export interface PreparationSteps {
  /** Fills a newly migrated database with data. Optional. */
  fill?: (connection: Db) => Promise<void>
  /** Prints a sentence about the progress for the operator. */
  print: (sentence: string) => void
}

/**
 * Migrates the database, fills it and updates missing planner statistics. Only one process does so at a time. A second process waits and
 * then finds the database prepared.
 */
export const prepareDatabase = (db: Db, { fill, print }: PreparationSteps): Promise<void> =>
  withProcessLock(
    db,
    () => print('Another process is preparing this database. Waiting for it.'),
    async (connection) => {
      await migrate(connection)
      await fill?.(connection)
      await sampleGrownTables(connection)
    },
  )
