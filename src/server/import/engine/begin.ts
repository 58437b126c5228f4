import { sql } from 'kysely'
import { within } from '#server/db/within.ts'
import type { Run } from './run.ts'

export interface Begun extends Pick<Run, 'db' | 'clock' | 'oneConnection' | 'tenantId' | 'kind' | 'who' | 'action'> {
  file: string
  /** SHA-256 of what is read, in hex. */
  hash: string
  options: Record<string, unknown>
  /** The run that is undone. */
  undoes?: number
}

/** So many are shown and can be undone; of older ones only their row stays. */
const KEPT_MOST = 50
const AT_ONCE = 1000

/**
 * Gives an import its number. Nobody else is at one (one-at-a-time.ts), so what stands as under way was broken off: nothing of it was
 * changed, and what it left is taken away.
 */
export async function beginRun({ file, hash, options, undoes, ...given }: Begun): Promise<Run> {
  const { db, clock, tenantId, kind, who } = given
  const at = new Date(clock.now())
  await sweep(given)
  const id = await within(db, async (trx) => {
    const { rows } = await sql<{ next: number }>`select coalesce(max(id), 0) + 1 as next from import_run where tenant_id = ${tenantId}`.execute(trx)
    const next = rows[0]?.next ?? 1
    await trx
      .insertInto('import_run')
      .values({ tenant_id: tenantId, id: next, kind, file, hash, options: JSON.stringify(options), who, state: 'reading', begun_at: at, counts: '{}', undoes: undoes ?? null })
      .execute()
    return next
  })
  return { ...given, id, at, ...(undoes === undefined ? {} : { undoes }) }
}

async function sweep({ db, tenantId, clock }: Pick<Run, 'db' | 'tenantId' | 'clock'>): Promise<void> {
  await sql`truncate import_row`.execute(db)
  await sql`update import_run set state = 'broken', ended_at = ${new Date(clock.now())} where state in ('reading', 'planned')`.execute(db)
  for (const table of ['import_change', 'import_remark'])
    for (;;) {
      const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
        select one.ctid from ${sql.table(table)} as one join import_run on import_run.tenant_id = one.tenant_id and import_run.id = import_id
        where state = 'broken' or (one.tenant_id = ${tenantId} and import_id <= (select max(id) - ${KEPT_MOST} from import_run where tenant_id = ${tenantId}))
        limit ${AT_ONCE}))`.execute(db)
      if (numAffectedRows < AT_ONCE) break
    }
}

/** Ends a run without a change: it was only looked, it asked for `--accept` and got none, or it broke. */
export async function endRun({ db, tenantId, id, clock }: Run, state: 'dry' | 'refused' | 'broken', counts: object = {}): Promise<void> {
  await sql`update import_run set state = ${state}, ended_at = ${new Date(clock.now())}, counts = ${JSON.stringify(counts)}
    where tenant_id = ${tenantId} and id = ${id}`.execute(db)
}
