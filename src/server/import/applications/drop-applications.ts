import { type RawBuilder, sql } from 'kysely'
import { AdaptiveBatch } from '#server/db/adaptive-batch.ts'
import type { Db } from '#server/db/open.ts'
import { sampleStatistics } from '#server/db/sample-statistics.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'
import type { ImportRunKey } from './import-of.ts'
import { initialPageCursor, lastRowOfPageSql, nextApplicationPageSql, type PageCursor } from './pages.ts'

/**
 * Deletes the applications that an import run has written, of all sources or only of the given ones. Valid applications are kept. Works in
 * short steps.
 */
export const dropApplications = (db: Db, { tenantId, importId }: ImportRunKey, sources: readonly string[] | null = null): Promise<number> =>
  deleteApplicationBatches(
    db,
    tenantId,
    sql`page.import_id = ${importId} and (${sources}::text[] is null or page.source = any(${sources}::text[])) and ${invalidApplicationSql}`,
  )

/**
 * Deletes the applications of all import runs except the given runs. Valid applications are kept. The deleted ones come from runs that were
 * interrupted or can no longer be undone. Works in short steps.
 */
export const purgeApplications = (db: Db, tenantId: string, keptImports: readonly number[]): Promise<number> =>
  deleteApplicationBatches(db, tenantId, sql`page.import_id <> all(${[...keptImports]}::int[]) and ${invalidApplicationSql}`)

const invalidApplicationSql = sql`not exists (
  select from application_source as counts
  where counts.tenant_id = page.tenant_id and counts.source = page.source and counts.import_id = page.import_id)`

async function deleteApplicationBatches(db: Db, tenantId: string, condition: RawBuilder<unknown>): Promise<number> {
  const pace = new AdaptiveBatch(1000, 100, 10_000)
  let dropped = 0
  await sampleStatistics(db, 'part_application')
  for (let last = initialPageCursor; last !== null; ) {
    await yieldToRequests()
    const from = last
    const step: { dropped: number; next: PageCursor | null } | undefined = await pace.run(async (size) => {
      const { rows } = await sql<{ dropped: number; next: PageCursor | null }>`
        with page as materialized (${nextApplicationPageSql(tenantId, from, size)}),
        gone as (
          delete from part_application as row using page
          where row.tenant_id = page.tenant_id and row.part_id = page.part_id and row.id = page.id and ${condition}
          returning 1)
        select (select count(*)::int from gone) as dropped, ${lastRowOfPageSql} as next`.execute(db)
      return rows[0]
    })
    dropped += step?.dropped ?? 0
    last = step?.next ?? null
  }
  return dropped
}
