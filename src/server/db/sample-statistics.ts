import { type RawBuilder, sql } from 'kysely'
import type { Db } from './open.ts'
import { within } from './within.ts'

/**
 * What the planner goes by of tables, each with columns in brackets or whole, from 3,000 rows of each: that is enough to tell a table of
 * millions from an empty one, takes some ten milliseconds, and the usual thirty thousand rows a second, in which the embedded database
 * answers nobody. Nothing reads it by itself there. A table that somebody holds (their own `vacuum`, an index that is being made) is left as
 * it is: what waits for it is only quicker with them. Not inside a transaction, which would end with that.
 */
export async function sampleStatistics(db: Db, ...tables: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const table of tables)
    await within(db, async (trx) => {
      await sql`set local default_statistics_target = 10`.execute(trx)
      await sql`analyze ${table}`.execute(trx)
    }).catch(() => undefined)
}
