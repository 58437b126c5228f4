import { sql } from 'kysely'
import { purgeApplications } from '#server/import/applications/drop-applications.ts'
import type { Run } from './run.ts'
import { recoverVersions } from './settle-versions.ts'

/** So many runs that changed something can be undone, and as many of the others are shown; of older ones only their row stays. */
export const MAX_KEPT = 50
const AT_ONCE = 5000

/** Takes away what was left by runs that broke off, of every shop, and by those of this shop that are too old to be undone. */
export async function sweep({ db, tenantId, clock }: Pick<Run, 'db' | 'tenantId' | 'clock'>): Promise<void> {
  await sql`truncate import_row`.execute(db)
  await recoverVersions(db)
  await sweepApplications({ db, tenantId })
  await sql`update import_run set state = 'broken', ended_at = ${new Date(clock.now())} where state in ('reading', 'planned')`.execute(db)
  for (const table of ['import_change', 'import_remark'])
    for (;;) {
      const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
        select one.ctid from ${sql.table(table)} as one join import_run on import_run.tenant_id = one.tenant_id and import_run.id = import_id
        where state = 'broken' or (one.tenant_id = ${tenantId} and ${isTooOld(tenantId)})
        limit ${AT_ONCE}))`.execute(db)
      if (numAffectedRows < AT_ONCE) break
    }
}

/** Of the statement's `import_run`. Whoever only looks many times can still undo what was done before. */
const isTooOld = (tenantId: string) => {
  const latest = (isReal: boolean) => sql`(select coalesce(min(id), 0) from (select id from import_run as latest
    where tenant_id = ${tenantId} and (state in ('done', 'undone')) = ${isReal} order by id desc limit ${MAX_KEPT}) as kept)`
  return sql`import_run.id < case when import_run.state in ('done', 'undone') then ${latest(true)} else ${latest(false)} end`
}

/**
 * Rows of applications that no run can be undone to. All of a shop's are looked through for it, so only where something was broken off, or
 * where a run that has become too old changed which of them count. Before either is marked: whoever is killed here is followed by one who
 * sees the same.
 */
async function sweepApplications({ db, tenantId }: Pick<Run, 'db' | 'tenantId'>): Promise<void> {
  const { rows: tenants } = await sql<{ id: string }>`
    select distinct tenant_id as id from import_run where state in ('reading', 'planned') and kind in ('aces', 'vehicles')
    union select tenant_id from import_run where tenant_id = ${tenantId} and ${isTooOld(tenantId)} and exists (
      select from import_change as one where one.tenant_id = import_run.tenant_id and one.import_id = import_run.id and of = 'application_source')`.execute(
    db,
  )
  for (const { id } of tenants) await purgeApplications(db, id, await runsToComeBackTo({ db, tenantId: id }))
}

/** Runs whose applications count, or did before one that can still be undone. */
async function runsToComeBackTo({ db, tenantId }: Pick<Run, 'db' | 'tenantId'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct (said ->> 'import_id')::int as id from import_change as one
      join import_run on import_run.tenant_id = one.tenant_id and import_run.id = one.import_id and import_run.state in ('done', 'undone')
      cross join lateral (values (one.before), (one.after)) as both_sides (said)
    where one.tenant_id = ${tenantId} and not (${isTooOld(tenantId)}) and one.of = 'application_source' and said is not null`.execute(db)
  return rows.map(({ id }) => id)
}
