import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'
import type { ImportRun } from './run.ts'

/**
 * The number of rows per range of keys. So many rows are read within some milliseconds, and requests can be answered between two ranges.
 */
const ROWS_PER_RANGE = 2000

/**
 * Splits the changes or staged rows of an import run into ranges of keys. Yields SQL conditions for table `import_change` or `import_row`,
 * in the order of keys. Together the ranges cover all rows of the given kinds, and rows with the same key are in the same range. `atOnce`
 * is the maximum number of rows per range, or a function that returns it. A range can be larger when many rows share its last key.
 */
export async function* readKeyRanges(
  db: Db,
  { tenantId, id }: Pick<ImportRun, 'tenantId' | 'id'>,
  kinds: readonly string[],
  atOnce: number | (() => number) = ROWS_PER_RANGE,
  table: 'import_change' | 'import_row' = 'import_change',
): AsyncGenerator<RawBuilder<unknown>, void> {
  const ofRun = sql`tenant_id = ${tenantId} and import_id = ${id} and of = any(${[...kinds]}::text[])`
  for (let after: string | null = null; ; ) {
    // Inside a transaction there is no pause: with a single database connection, no other request could run anyway.
    if (!db.isTransaction) await yieldToRequests()
    const most = typeof atOnce === 'number' ? atOnce : atOnce()
    const behind: RawBuilder<unknown> = after === null ? sql`true` : sql`key > ${after}`
    const { rows } = await sql<{ last: string | null }>`${sql.raw(PREPARED_QUERY_PREFIX)}
      select min(key) as last from unnest(${[...kinds]}::text[]) as kind (name) cross join lateral (select key from ${sql.table(table)}
        where tenant_id = ${tenantId} and import_id = ${id} and of = kind.name and ${behind} order by key offset ${most - 1}::int limit 1) as one`.execute(
      db,
    )
    const last: string | null = rows[0]?.last ?? null
    yield last === null ? sql`${ofRun} and ${behind}` : sql`${ofRun} and ${behind} and key <= ${last}`
    if (last === null) return
    after = last
  }
}
