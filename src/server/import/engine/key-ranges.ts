import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { PREPARED } from '#server/db/prepared.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'
import type { Run } from './run.ts'

/** Rows per range. They are read within some milliseconds. Between ranges the process can answer requests. */
const AT_ONCE = 2000

/**
 * Splits a run's changes or staged rows of some kinds into key ranges. Yields SQL conditions on `import_change` or `import_row`, in key
 * order, that cover all rows. Rows with the same key are in the same range. `atOnce` is called before each range and returns the maximum
 * number of rows. Rows that share the last key can exceed it.
 */
export async function* keyRanges(
  db: Db,
  { tenantId, id }: Pick<Run, 'tenantId' | 'id'>,
  kinds: readonly string[],
  atOnce: number | (() => number) = AT_ONCE,
  table: 'import_change' | 'import_row' = 'import_change',
): AsyncGenerator<RawBuilder<unknown>, void> {
  const ofRun = sql`tenant_id = ${tenantId} and import_id = ${id} and of = any(${[...kinds]}::text[])`
  for (let after: string | null = null; ; ) {
    // Inside a transaction on the only connection, requests cannot run anyway.
    if (!db.isTransaction) await yieldToRequests()
    const most = typeof atOnce === 'number' ? atOnce : atOnce()
    const behind: RawBuilder<unknown> = after === null ? sql`true` : sql`key > ${after}`
    const { rows } = await sql<{ last: string | null }>`${sql.raw(PREPARED)}
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
