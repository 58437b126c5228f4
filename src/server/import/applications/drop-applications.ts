import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { Paced } from '#server/db/paced.ts'
import { sampleStatistics } from '#server/db/sample-statistics.ts'
import { giveWay } from '#server/kernel/give-way.ts'
import type { ImportOf } from './import-of.ts'
import { endOfPage, type PageEnd, pageAfter, pageStart } from './pages.ts'

/** Takes away what a run has written, of all its sources or of some; what is switched stays. In short steps. */
export const dropApplications = (db: Db, { tenantId, importId }: ImportOf, sources: readonly string[] | null = null): Promise<number> =>
  dropWhere(
    db,
    tenantId,
    sql`page.import_id = ${importId} and (${sources}::text[] is null or page.source = any(${sources}::text[])) and ${notSwitched}`,
  )

/**
 * Takes away the rows of all runs but these, and those that count: of runs that nobody can undo any more, or that broke off. In short steps.
 */
export const purgeApplications = (db: Db, tenantId: string, keptImports: readonly number[]): Promise<number> =>
  dropWhere(db, tenantId, sql`page.import_id <> all(${[...keptImports]}::int[]) and ${notSwitched}`)

const notSwitched = sql`not exists (
  select from application_source as counts
  where counts.tenant_id = page.tenant_id and counts.source = page.source and counts.import_id = page.import_id)`

async function dropWhere(db: Db, tenantId: string, condition: RawBuilder<unknown>): Promise<number> {
  const pace = new Paced(1000, 100, 10_000)
  let dropped = 0
  await sampleStatistics(db, 'part_application')
  for (let last = pageStart; last !== null; ) {
    await giveWay()
    const from = last
    const step: { dropped: number; next: PageEnd | null } | undefined = await pace.run(async (size) => {
      const { rows } = await sql<{ dropped: number; next: PageEnd | null }>`
        with page as materialized (${pageAfter(tenantId, from, size)}),
        gone as (
          delete from part_application as row using page
          where row.tenant_id = page.tenant_id and row.part_id = page.part_id and row.id = page.id and ${condition}
          returning 1)
        select (select count(*)::int from gone) as dropped, ${endOfPage} as next`.execute(db)
      return rows[0]
    })
    dropped += step?.dropped ?? 0
    last = step?.next ?? null
  }
  return dropped
}
