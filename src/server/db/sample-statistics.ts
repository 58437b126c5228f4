import { type RawBuilder, sql } from 'kysely'
import type { Db } from './open.ts'
import { within } from './within.ts'

/**
 * What the planner goes by of tables, each with columns in brackets or whole, from 3,000 rows of each: that is enough to tell a table of
 * millions from an empty one, takes some ten milliseconds, and the usual thirty thousand rows a second, in which the embedded database
 * answers nobody. Nothing reads it by itself there.
 */
export const sampleStatistics = (db: Db, ...tables: readonly RawBuilder<unknown>[]): Promise<void> =>
  within(db, async (trx) => {
    await sql`set local default_statistics_target = 10`.execute(trx)
    for (const table of tables) await sql`analyze ${table}`.execute(trx)
  })
