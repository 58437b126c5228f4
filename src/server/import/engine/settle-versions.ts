import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { setVersionPhase, versionState } from '#server/db/versions.ts'
import { liveKinds } from './kinds.ts'
import { changesAll, logParts } from './log-changes.ts'
import { dropVersions, ending, inSteps, kindsOfRows, unwriteVersions, type Written } from './write-versions.ts'

/**
 * What is left to do once the rows of a run count: tell which parts have changed, give applications to parts that have come, and
 * take away the rows that count no more. In small steps, each of which may be done twice: whoever comes after a process that was killed begins
 * anew.
 */
export async function settleVersions(db: Db, run: Written): Promise<void> {
  if (!(await changesAll(db, run))) await logParts(db, run)
  await remindPacks(db, run)
  await inSteps(db, run, ['applications'], (_, range) => moveApplications(db, run, range))
  await inSteps(db, run, kindsOfRows, async (kind, range) => {
    const parking = kind === 'part' ? await parkApplications(db, run, range) : 0
    return Math.max(parking, await dropVersions(db, run, kind, range))
  })
  await setVersionPhase(db, null, run)
}

/** Ends what a run has begun to write, or to settle, and what its process did not live to end. Nobody else may be at an import. */
export async function recoverVersions(db: Db): Promise<void> {
  const { phase, counted, import_of: tenantId, import_id: id } = await versionState(db)
  if (phase === null || tenantId === null || id === null) return
  const run = { tenantId, id }
  if (phase === 'settling') return settleVersions(db, run)
  // From here on the run itself, where it lives still, writes nothing more.
  await setVersionPhase(db, 'undoing', run)
  await inSteps(db, run, kindsOfRows, (kind, range) => unwriteVersions(ending(db), run, kind, range, counted + 1))
  await setVersionPhase(db, null, run)
}

/** Whoever has made packs since the rows count may not have been told of the parts yet. */
const remindPacks = async (db: Db, { tenantId, id }: Written) => {
  await sql`update pack_making set due_since = coalesce(due_since, now()) where tenant_id = ${tenantId}
    and exists (select from import_run where tenant_id = ${tenantId} and id = ${id} and kind <> all(${liveKinds}::text[]))`.execute(db)
}

/** Rows of applications that come to a part, or with an undo wait for it again. */
const moveApplications = (db: Db, { tenantId }: Written, range: RawBuilder<unknown>) =>
  ending(db)(sql`update part_application as row set part_id = case when one.after is null then 0 else one.part_id end
    from (select * from import_change where ${range}) as one cross join lateral jsonb_array_elements_text(coalesce(one.after, one.before)) as said (id)
    where row.tenant_id = ${tenantId} and row.part_id = case when one.after is null then one.part_id else 0 end and row.id = said.id::bigint`)

/** Applications of parts that are no more wait for them again. */
async function parkApplications(db: Db, { tenantId }: Written, range: RawBuilder<unknown>): Promise<number> {
  const { rows: gone } = await sql<{ id: number }>`select part_id as id from import_change where ${range} and after is null`.execute(db)
  if (gone.length === 0) return 0
  return ending(db)(
    sql`update part_application set part_id = 0 where tenant_id = ${tenantId} and part_id = any(${gone.map(({ id }) => id)}::int[])`,
  )
}
