import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'

/** The database of an operator command. */
export interface CommandDb {
  db: Db
  clock: Clock
  /** Whether the database has a single connection that the whole process shares (the embedded database). */
  oneConnection?: boolean
}
