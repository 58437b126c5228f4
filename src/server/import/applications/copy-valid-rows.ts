import { sql } from 'kysely'
import { AdaptiveBatch } from '#server/db/adaptive-batch.ts'
import type { Db } from '#server/db/open.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'
import type { ImportRunKey } from './import-of.ts'
import { initialPageCursor, lastRowOfPageSql, nextApplicationPageSql, type PageCursor } from './pages.ts'

/** A row of the file that deletes an application, and whether that application existed. */
export interface ApplicationDeletion {
  code: string
  line: number
  matched: boolean
}

/**
 * The columns of table `part_application` without the line. Copied rows get line 0, which means that the row comes from an earlier file.
 */
const copiedColumnsSql = sql.raw(
  'source, code, deletes, identity, vehicle_by, vehicle_id, make_id, model_id, type_id, year_from, year_to, narrowed, qualifiers, notes, position, qty, part_type',
)

/**
 * Completes an update file: copies the earlier valid applications of these sources (brands) into the import run, except those that the run
 * deletes or replaces. Works in short steps and yields the number of copied rows after each step.
 */
export async function* copyValidRows(db: Db, { tenantId, importId }: ImportRunKey, sources: readonly string[]): AsyncGenerator<number> {
  const pace = new AdaptiveBatch(500, 50, 5000)
  for (let last = initialPageCursor; last !== null; ) {
    await yieldToRequests()
    const from = last
    const step: { carried: number; next: PageCursor | null } | undefined = await pace.run(async (size) => {
      const { rows } = await sql<{ carried: number; next: PageCursor | null }>`
        with page as materialized (${nextApplicationPageSql(tenantId, from, size)}),
        carried as (
          insert into part_application (tenant_id, import_id, line, part_id, ${copiedColumnsSql})
          select ${tenantId}, ${importId}, 0, part_id, ${copiedColumnsSql} from page
          where source = any(${[...sources]}) and exists (
            select from application_source as counts
            where counts.tenant_id = page.tenant_id and counts.source = page.source and counts.import_id = page.import_id)
          and not exists (
            select from part_application as own
            where own.tenant_id = ${tenantId} and own.part_id = page.part_id and own.import_id = ${importId} and own.identity = page.identity)
          returning 1)
        select (select count(*)::int from carried) as carried, ${lastRowOfPageSql} as next`.execute(db)
      return rows[0]
    })
    yield step?.carried ?? 0
    last = step?.next ?? null
  }
}

/** Removes the rows of an import run that only say which applications to delete, in batches. Call it after `copyValidRows`. */
export async function* removeDeletionRows(db: Db, { tenantId, importId }: ImportRunKey): AsyncGenerator<ApplicationDeletion[]> {
  for (;;) {
    const { rows } = await sql<ApplicationDeletion>`
      with page as materialized (
        select * from part_application where tenant_id = ${tenantId} and import_id = ${importId} and deletes limit 500),
      gone as (
        delete from part_application as row using page
        where row.tenant_id = page.tenant_id and row.part_id = page.part_id and row.id = page.id)
      select code, line, exists (
        select from part_application as before
        join application_source as counts
          on counts.tenant_id = before.tenant_id and counts.source = before.source and counts.import_id = before.import_id
        where before.tenant_id = page.tenant_id and before.part_id = page.part_id and before.identity = page.identity
          and before.import_id <> ${importId}) as matched
      from page order by line`.execute(db)
    if (rows.length === 0) return
    yield rows
  }
}
