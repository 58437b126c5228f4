import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { setVersionPhase, versionState } from '#server/db/versions.ts'
import { changesAll, logParts } from './log-changes.ts'
import { dropVersions, inSteps, kindsOfRows, unwriteVersions, type Written } from './write-versions.ts'

/**
 * What is left to do once the rows of a run count: tell which parts have changed, give applications to parts that have come, and
 * take away the rows that count no more. In small steps, each of which may be done twice: whoever comes after a process that was killed begins
 * anew.
 */
export async function settleVersions(db: Db, run: Written): Promise<void> {
  if (!(await changesAll(db, run))) await logParts(db, run)
  await inSteps(db, run, ['applications'], (trx, _, range) => moveApplications(trx, run, range))
  await inSteps(db, run, kindsOfRows, async (trx, kind, range) => {
    if (kind === 'part') await parkApplications(trx, run, range)
    await dropVersions(trx, run, kind, range)
  })
  await setVersionPhase(db, null, run)
}

/** Ends what a run has begun to write, or to settle, and what its process did not live to end. Nobody else may be at an import. */
export async function recoverVersions(db: Db): Promise<void> {
  const { phase, counted, import_of: tenantId, import_id: id } = await versionState(db)
  if (phase === null || tenantId === null || id === null) return
  const run = { tenantId, id }
  if (phase === 'settling') return settleVersions(db, run)
  await inSteps(db, run, kindsOfRows, (trx, kind, range) => unwriteVersions(trx, run, kind, range, counted + 1))
  await setVersionPhase(db, null, run)
}

/** Rows of applications that come to a part, or with an undo wait for it again. */
const moveApplications = async (trx: Db, { tenantId }: Written, range: RawBuilder<unknown>) => {
  await sql`update part_application as row set part_id = case when one.after is null then 0 else one.part_id end
    from (select * from import_change where ${range}) as one cross join lateral jsonb_array_elements_text(coalesce(one.after, one.before)) as said (id)
    where row.tenant_id = ${tenantId} and row.part_id = case when one.after is null then one.part_id else 0 end and row.id = said.id::bigint`.execute(trx)
}

/** Applications of parts that are no more wait for them again. */
async function parkApplications(trx: Db, { tenantId }: Written, range: RawBuilder<unknown>): Promise<void> {
  const { rows: gone } = await sql<{ id: number }>`select part_id as id from import_change where ${range} and after is null`.execute(trx)
  if (gone.length === 0) return
  await sql`update part_application set part_id = 0 where tenant_id = ${tenantId} and part_id = any(${gone.map(({ id }) => id)}::int[])`.execute(trx)
}
