import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { PREPARED } from '#server/db/prepared.ts'
import { giveWay } from '#server/kernel/give-way.ts'
import type { Run } from './run.ts'

/** So many rows of a kind take some milliseconds to be looked at; in between, the embedded database lets the process answer others. */
const AT_ONCE = 2000

/**
 * The changes of some kinds that a run has planned, or the rows that it has staged, in ranges of their keys: conditions on `import_change` or
 * `import_row`, in the order of the keys, that together hold for all of them. What bears one key is in one range. `atOnce`, asked
 * before each range: the most rows of each kind in it. All rows of its last key come with it, so it may be more.
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
    // In a transaction on the only connection they could not pass.
    if (!db.isTransaction) await giveWay()
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
