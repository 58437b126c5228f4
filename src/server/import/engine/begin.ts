import { sql } from 'kysely'
import { dayInZone } from '#contract/kernel/shop-days.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { dropApplications } from '#server/import/applications/drop-applications.ts'
import { readShopTimeZone } from '#server/kernel/shop-days.ts'
import { deleteObsoleteRunData } from './delete-obsolete-run-data.ts'
import type { RowResultSummary } from './results/row-results.ts'
import type { ImportRun } from './run/run.ts'

export interface NewRunDetails extends Pick<ImportRun, 'db' | 'clock' | 'oneConnection' | 'tenantId' | 'kind' | 'who' | 'action'> {
  file: string
  /** The SHA-256 hash of the imported files, in hex. */
  hash: string
  options: Record<string, unknown>
  /** The number of the run that this run undoes. */
  undoes?: number
}

/**
 * Creates the row of a new import run and gives the run its number. The caller holds the import lock (import-lock.ts). So an older run that
 * is still marked as in progress was interrupted: it has changed nothing, and its leftovers are deleted.
 */
export async function beginRun({ file, hash, options, undoes, ...given }: NewRunDetails): Promise<ImportRun> {
  const { db, clock, tenantId, kind, who } = given
  const at = new Date(clock.now())
  await deleteObsoleteRunData(given)
  const id = await inTransaction(db, async (trx) => {
    const { rows } = await sql<{
      next: number
    }>`select coalesce(max(id), 0) + 1 as next from import_run where tenant_id = ${tenantId}`.execute(trx)
    const next = rows[0]?.next ?? 1
    await trx
      .insertInto('import_run')
      .values({
        tenant_id: tenantId,
        id: next,
        kind,
        file,
        hash,
        options: JSON.stringify(options),
        who,
        state: 'reading',
        begun_at: at,
        counts: '{}',
        undoes: undoes ?? null,
      })
      .execute()
    return next
  })
  return {
    ...given,
    id,
    startedAt: at,
    today: dayInZone(await readShopTimeZone({ db, tenantId }), at.getTime()),
    ...(undoes === undefined ? {} : { undoneRunId: undoes }),
  }
}

/**
 * Ends an import run that changes nothing: a dry run, a run that needed `--accept`, or a failed run. The staged ACES applications of the
 * run are deleted. A run that is already done keeps its state, even if a later step failed.
 */
export async function endRun(
  { db, tenantId, id, kind, clock }: ImportRun,
  state: 'dry' | 'refused' | 'broken',
  counts: object = {},
  rows: RowResultSummary | null = null,
): Promise<void> {
  if (kind === 'aces' || kind === 'vehicles') await dropApplications(db, { tenantId, importId: id })
  await sql`update import_run set state = ${state}, ended_at = ${new Date(clock.now())}, counts = ${JSON.stringify(counts)}, rows = ${rows === null ? null : JSON.stringify(rows)}
    where tenant_id = ${tenantId} and id = ${id} and state in ('reading', 'planned')`.execute(db)
}
