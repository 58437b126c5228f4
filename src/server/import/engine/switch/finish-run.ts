import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { readVersionState, setVersionPhase } from '#server/db/versions.ts'
import { countChangesOfKinds } from '#server/import/engine/results/counts.ts'
import { priceAndStockImportKinds } from '#server/import/engine/run/kinds.ts'
import { changesWholeCatalogue, logChangedParts, logWholeCatalogueChange } from './log-changes.ts'
import {
  createFinishStatementRunner,
  deleteOldVersions,
  processInTimedBatches,
  type RunKey,
  undoVersions,
  versionedChangeKinds,
} from './write-versions.ts'

/**
 * Finishes an import run after the switch, when its rows are current: assigns ACES applications to new parts, logs the changed parts, and
 * deletes old row versions. The work is done in small steps that can be repeated, so another process can continue after a crash.
 */
export async function completeSwitchedRun(db: Db, run: RunKey): Promise<void> {
  // Whoever reads a logged change reads the part's vehicles too, so they are assigned first. A change of the whole catalogue was logged with
  // the switch, so it is logged again if vehicles were assigned since.
  await processInTimedBatches(db, run, ['applications'], (_, range) => assignApplicationsToNewParts(db, run, range))
  if (!(await changesWholeCatalogue(db, run))) await logChangedParts(db, run)
  else if ((await countChangesOfKinds({ ...run, db }, ['applications'])) > 0) await logWholeCatalogueChange(db, run.tenantId)
  await requestPackGeneration(db, run)
  await processInTimedBatches(db, run, versionedChangeKinds, async (kind, range) => {
    const parking = kind === 'part' ? await unassignDeletedPartApplications(db, run, range) : 0
    return Math.max(parking, await deleteOldVersions(db, run, kind, range))
  })
  await setVersionPhase(db, null, run)
}

/**
 * Completes an import run whose process was killed: after the switch the run is finished, before the switch its rows are deleted. The
 * caller must hold the import lock.
 */
export async function completeOrUndoRun(db: Db): Promise<void> {
  const { phase, counted, import_of: tenantId, import_id: id } = await readVersionState(db)
  if (phase === null || tenantId === null || id === null) return
  const run = { tenantId, id }
  if (phase === 'settling') return completeSwitchedRun(db, run)
  // From this phase on, the run's own process writes nothing more, even if it is still alive.
  await setVersionPhase(db, 'undoing', run)
  await processInTimedBatches(db, run, versionedChangeKinds, (kind, range) =>
    undoVersions(createFinishStatementRunner(db), run, kind, range, counted + 1),
  )
  await setVersionPhase(db, null, run)
}

/**
 * Asks for new offline packs once more. Packs that were built since the new rows became current may lack parts that were not yet in the
 * change log.
 */
const requestPackGeneration = async (db: Db, { tenantId, id }: RunKey) => {
  await sql`update pack_making set due_since = coalesce(due_since, now()) where tenant_id = ${tenantId}
    and exists (select from import_run where tenant_id = ${tenantId} and id = ${id} and kind <> all(${priceAndStockImportKinds}::text[]))`.execute(
    db,
  )
}

/** Assigns the ACES applications of a run's changes to their parts. When the run is an undo, lets them wait for their parts again. */
const assignApplicationsToNewParts = (db: Db, { tenantId }: RunKey, range: RawBuilder<unknown>) =>
  createFinishStatementRunner(db)(sql`update part_application as row set part_id = case when one.after is null then 0 else one.part_id end
    from (select * from import_change where ${range}) as one cross join lateral jsonb_array_elements_text(coalesce(one.after, one.before)) as said (id)
    where row.tenant_id = ${tenantId} and row.part_id = case when one.after is null then one.part_id else 0 end and row.id = said.id::bigint`)

/** Lets the ACES applications of deleted parts wait for their parts again. Returns the time in ms. */
async function unassignDeletedPartApplications(db: Db, { tenantId }: RunKey, range: RawBuilder<unknown>): Promise<number> {
  const { rows: gone } = await sql<{ id: number }>`select part_id as id from import_change where ${range} and after is null`.execute(db)
  if (gone.length === 0) return 0
  return createFinishStatementRunner(db)(
    sql`update part_application set part_id = 0 where tenant_id = ${tenantId} and part_id = any(${gone.map(({ id }) => id)}::int[])`,
  )
}
