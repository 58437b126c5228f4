import { exclusively } from './exclusively.ts'
import { migrate } from './migrate.ts'
import type { Db } from './open.ts'
import { sampleGrownTables } from './sample-statistics.ts'

export interface Preparing {
  /** Fills a database that was just migrated, if it wants to. */
  fill?: (connection: Db) => Promise<void>
  /** Tells a person what is going on. */
  print: (sentence: string) => void
}

/**
 * Migrates, fills, and lets the planner read what it has not yet, one process after another: of two that start together on a new database the second waits, then finds everything
 * done.
 */
export const prepareDatabase = (db: Db, { fill, print }: Preparing): Promise<void> =>
  exclusively(
    db,
    () => print('Another process is preparing this database. Waiting for it.'),
    async (connection) => {
      await migrate(connection)
      await fill?.(connection)
      await sampleGrownTables(connection)
    },
  )
