import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'

/** The database and clock of an operator's command. */
export interface CommandDb {
  db: Db
  clock: Clock
  /** Whether the database has only one connection, which the whole process shares. The embedded database has one. */
  oneConnection?: boolean
}
