import { sql } from 'kysely'
import { purgeApplications } from '#server/import/applications/drop-applications.ts'
import type { ImportRun } from './run/run.ts'
import { completeOrUndoRun } from './switch/finish-run.ts'

/**
 * How many of the latest runs can be undone. The same number of the latest other runs, such as dry runs, can be shown. Of older runs only
 * the row in `import_run` is kept.
 */
export const MAX_UNDOABLE_RUNS = 50
const ROWS_PER_DELETE = 5000

/** Deletes the leftovers of interrupted import runs of all shops, and the details of this shop's runs that are too old to undo or show. */
export async function deleteObsoleteRunData({ db, tenantId, clock }: Pick<ImportRun, 'db' | 'tenantId' | 'clock'>): Promise<void> {
  await sql`truncate import_row`.execute(db)
  await completeOrUndoRun(db)
  await deleteUnusedApplications({ db, tenantId })
  await sql`update import_run set state = 'broken', ended_at = ${new Date(clock.now())} where state in ('reading', 'planned')`.execute(db)
  for (const table of ['import_change', 'import_remark'])
    for (;;) {
      const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
        select one.ctid from ${sql.table(table)} as one join import_run on import_run.tenant_id = one.tenant_id and import_run.id = import_id
        where state = 'broken' or (one.tenant_id = ${tenantId} and ${staleRunSql(tenantId)})
        limit ${ROWS_PER_DELETE}))`.execute(db)
      if (numAffectedRows < ROWS_PER_DELETE) break
    }
}

/**
 * SQL condition for a run in `import_run` that is too old to undo or show. Dry runs are counted separately, so that many dry runs do not
 * push out the runs that can be undone.
 */
const staleRunSql = (tenantId: string) => {
  const latest = (isReal: boolean) => sql`(select coalesce(min(id), 0) from (select id from import_run as latest
    where tenant_id = ${tenantId} and (state in ('done', 'undone')) = ${isReal} order by id desc limit ${MAX_UNDOABLE_RUNS}) as kept)`
  return sql`import_run.id < case when import_run.state in ('done', 'undone') then ${latest(true)} else ${latest(false)} end`
}

/**
 * Deletes the ACES applications that no undo can make valid again. This scans all applications of a shop. So it is done only after an
 * interrupted run, or when a run that changed the valid applications became too old. It is done before these runs are marked as broken, so
 * that the next process repeats it after a crash.
 */
async function deleteUnusedApplications({ db, tenantId }: Pick<ImportRun, 'db' | 'tenantId'>): Promise<void> {
  const { rows: tenants } = await sql<{ id: string }>`
    select distinct tenant_id as id from import_run where state in ('reading', 'planned') and kind in ('aces', 'vehicles')
    union select tenant_id from import_run where tenant_id = ${tenantId} and ${staleRunSql(tenantId)} and exists (
      select from import_change as one where one.tenant_id = import_run.tenant_id and one.import_id = import_run.id and of = 'application_source')`.execute(
    db,
  )
  for (const { id } of tenants) await purgeApplications(db, id, await readRunsNeededForUndo({ db, tenantId: id }))
}

/** Returns the runs whose ACES applications are valid, or were valid before a run that can still be undone. */
async function readRunsNeededForUndo({ db, tenantId }: Pick<ImportRun, 'db' | 'tenantId'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct (said ->> 'import_id')::int as id from import_change as one
      join import_run on import_run.tenant_id = one.tenant_id and import_run.id = one.import_id and import_run.state in ('done', 'undone')
      cross join lateral (values (one.before), (one.after)) as both_sides (said)
    where one.tenant_id = ${tenantId} and not (${staleRunSql(tenantId)}) and one.of = 'application_source' and said is not null`.execute(db)
  return rows.map(({ id }) => id)
}
