import { type RawBuilder, sql } from 'kysely'
import { chunksOf } from '#contract/kernel/chunks-of.ts'
import { readChanges, readCurrentSnapshot } from '#server/db/catalogue-changes.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Db } from '#server/db/open.ts'
import { lockVersionSwitch, readVersionState, setVersionPhase } from '#server/db/versions.ts'
import { currentPartSql } from '#server/import/engine/match/existing-part.ts'
import type { RowResultSummary } from '#server/import/engine/results/row-results.ts'
import { readKeyRanges } from '#server/import/engine/run/key-ranges.ts'
import { isPriceAndStockRun } from '#server/import/engine/run/kinds.ts'
import { partChangeKinds } from '#server/import/engine/run/lists.ts'
import type { ImportCounts, ImportRun } from '#server/import/engine/run/run.ts'
import { recordShopAction } from '#server/kernel/audit.ts'
import { completeSwitchedRun } from './finish-run.ts'
import { changesWholeCatalogue, logWholeCatalogueChange } from './log-changes.ts'
import {
  changesOfPartsSql,
  createRunStatementRunner,
  processInTimedBatches,
  retryLockConflict,
  undoVersions,
  versionedChangeKinds,
  writeVersions,
} from './write-versions.ts'

const PARTS_PER_REWRITE = 50
const MAX_REWRITE_ROUNDS = 20

/**
 * Makes all changes of a planned import run current at once (the switch), and writes an audit entry. First the new rows are written beside
 * the current rows, in small steps between which requests are answered. Then one short transaction makes the new rows current. Then, in
 * small steps again, the changes are logged and the old rows deleted. When somebody has changed a part since the planning, the stored old
 * state of the part is updated, so that it is shown correctly and an undo restores it. Returns null, or the reason why a step after the
 * switch failed.
 */
export async function makeRunCurrent(
  run: ImportRun,
  stamp: string,
  { counts, rowResults }: { counts: ImportCounts; rowResults: RowResultSummary | null },
  onDone: (changes: number) => void,
): Promise<string | null> {
  const { db } = run
  const version = (await readVersionState(db)).counted + 1
  let seen = await readCurrentSnapshot(db)
  const before = await readPartsChangedSince(db, run, stamp)
  if (before === 'all') for await (const range of readKeyRanges(db, run, partChangeKinds)) await refreshStateBeforeImport(db, run, range)
  else for (const codes of chunksOf(before, PARTS_PER_REWRITE)) await refreshStateBeforeImport(db, run, partChangesSql(run, codes))
  const isAll = await changesWholeCatalogue(db, run)
  await setVersionPhase(db, 'writing', run)
  await processInTimedBatches(db, run, versionedChangeKinds, async (kind, range) => {
    const { changeCount, longestStatementMs } = await writeVersions(db, run, kind, range, version)
    onDone(changeCount)
    return longestStatementMs
  })
  // Parts that others change meanwhile are written again before the switch, so that little is left to write in the switch's transaction.
  for (let round = 1; round <= MAX_REWRITE_ROUNDS; round += 1) {
    const now = await readCurrentSnapshot(db)
    const touched = await readPartsChangedSince(db, run, seen)
    if (touched.length === 0) break
    await rewriteChangedParts(db, run, version, touched)
    seen = now
  }
  await retryLockConflict(() =>
    inTransaction(db, async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
      // Later queries queue behind a lock request that waits, so the request must not wait long.
      await sql`set local lock_timeout = '100ms'`.execute(trx)
      await lockVersionSwitch(trx)
      await rewriteChangedParts(trx, run, version, await readPartsChangedSince(trx, run, seen))
      await makeVersionCurrent(trx, run, version)
      await allocateStockToBackOrders(trx, run)
      // Asks for new offline packs now, so that devices get new parts today and not after the next daily check.
      if (!isPriceAndStockRun(run))
        await sql`update pack_making set due_since = ${new Date(run.clock.now())} where tenant_id = ${run.tenantId}`.execute(trx)
      if (isAll) await logWholeCatalogueChange(trx, run.tenantId)
      await sql`update import_run set state = 'done', ended_at = ${new Date(run.clock.now())}, counts = ${JSON.stringify(counts)}, rows = ${rowResults === null ? null : JSON.stringify(rowResults)}
      where tenant_id = ${run.tenantId} and id = ${run.id}`.execute(trx)
      if (run.undoneRunId !== undefined)
        await sql`update import_run set state = 'undone' where tenant_id = ${run.tenantId} and id = ${run.undoneRunId}`.execute(trx)
      await recordShopAction(
        { db: trx, tenantId: run.tenantId, clock: run.clock },
        {
          who: run.who,
          action: run.action,
          subject: `import ${run.id}`,
          facts: { ...counts, ...(rowResults && { rows: rowResults.counts.read }) },
        },
      )
    }),
  )
  // The switch is done. If a later step fails, the next import or the running server completes the step (recover.ts).
  return completeSwitchedRun(db, run).then(
    () => null,
    (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
  )
}

/**
 * Makes the rows of an import run current.
 * @throws Error when another process has deleted these rows, because this process lost the import lock.
 */
async function makeVersionCurrent(trx: Db, { tenantId, id }: ImportRun, version: number): Promise<void> {
  const { numAffectedRows } = await sql`update version_counted set counted = ${version}, phase = 'settling'
    where phase = 'writing' and import_of = ${tenantId} and import_id = ${id} and counted = ${version - 1}`.execute(trx)
  if (numAffectedRows !== 1n)
    throw new Error('Another process has ended this import, as the database did not hear of this one any more. Nothing was changed.')
}

/**
 * Returns the codes of the run's parts that somebody has changed since a position in the change log. Returns `all` when the log does not go
 * back so far.
 */
async function readPartsChangedSince(db: Db, { tenantId, id }: ImportRun, stamp: string): Promise<string[] | 'all'> {
  const read = await readChanges(db, tenantId, stamp)
  if (read.isIncomplete) return 'all'
  const codes = read.changes.flatMap(({ mcode }) => mcode ?? [])
  if (codes.length === 0) return []
  const { rows } = await sql<{ key: string }>`select distinct key from import_change
    where tenant_id = ${tenantId} and import_id = ${id} and of = any(${[...partChangeKinds]}::text[]) and key = any(${codes}::text[])`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}

const partChangesSql = ({ tenantId, id }: ImportRun, codes: readonly string[]) =>
  sql`tenant_id = ${tenantId} and import_id = ${id} and of = any(${[...partChangeKinds]}::text[]) and key = any(${codes}::text[])`

/** Writes the new rows of parts once more, because somebody has changed these parts since the rows were written. */
async function rewriteChangedParts(db: Db, run: ImportRun, version: number, touched: readonly string[] | 'all'): Promise<void> {
  const write = createRunStatementRunner(db, run, version)
  if (touched === 'all') {
    await processInTimedBatches(db, run, partChangeKinds, (kind, range) => undoVersions(write, run, kind, range, version))
    for await (const range of readKeyRanges(db, run, partChangeKinds)) await refreshStateBeforeImport(db, run, range)
    await processInTimedBatches(
      db,
      run,
      partChangeKinds,
      async (kind, range) => (await writeVersions(db, run, kind, range, version)).longestStatementMs,
    )
    return
  }
  for (const codes of chunksOf(touched, PARTS_PER_REWRITE)) {
    for (const kind of partChangeKinds) await undoVersions(write, run, kind, changesOfPartsSql(run, kind, codes), version)
    await refreshStateBeforeImport(db, run, partChangesSql(run, codes))
    for (const kind of partChangeKinds) await writeVersions(db, run, kind, changesOfPartsSql(run, kind, codes), version)
  }
}

/** Updates the stored old state of parts that somebody has changed since the planning. The changes of a deleted part are removed. */
async function refreshStateBeforeImport(db: Db, run: ImportRun, range: RawBuilder<unknown>): Promise<void> {
  await sql`delete from import_change as one where ${range} and before is not null
    and not exists (select from part where part.tenant_id = ${run.tenantId} and part.id = one.part_id)`.execute(db)
  await sql`update import_change as one
    set before = (select jsonb_object_agg(said.name, ${currentPartSql} -> said.name) from jsonb_object_keys(one.after) as said (name))
    from (select seq as "at" from import_change where ${range} and of = 'part' and before is not null and after is not null) as meant, part
    where one.tenant_id = ${run.tenantId} and one.import_id = ${run.id} and one.seq = meant.at
      and part.tenant_id = one.tenant_id and part.id = one.part_id`.execute(db)
}

/**
 * Gives stock that arrives with this import to waiting orders. For all other changes of stock, a trigger of the database does this
 * (db/migrations/037-back-orders.ts).
 */
async function allocateStockToBackOrders(trx: Db, { tenantId, id }: ImportRun): Promise<void> {
  await sql`update part set stock = part.stock from (
      select distinct line.mcode from order_line as line join import_change as one on one.tenant_id = line.tenant_id and one.key = line.mcode
      where line.tenant_id = ${tenantId} and line.waiting > 0 and one.import_id = ${id} and one.of = 'part' and one.after ? 'stock') as wanted
    where part.tenant_id = ${tenantId} and part.mcode = wanted.mcode and part.stock > 0`.execute(trx)
}
