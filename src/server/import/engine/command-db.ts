import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'

/** The database that a command works on. */
export interface CommandDb {
  db: Db
  clock: Clock
  /** Whether it has one connection: then others in this process wait for it (the embedded database). */
  oneConnection?: boolean
}
