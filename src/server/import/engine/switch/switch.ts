import { type RawBuilder, sql } from 'kysely'
import { chunksOf } from '#contract/kernel/chunks-of.ts'
import { changeStampNow, readChanges } from '#server/db/catalogue-changes.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Db } from '#server/db/open.ts'
import { lockVersionSwitch, setVersionPhase, versionState } from '#server/db/versions.ts'
import { currentPartSql } from '#server/import/engine/match/known-part.ts'
import type { RowsAccounted } from '#server/import/engine/results/row-results.ts'
import { keyRanges } from '#server/import/engine/run/key-ranges.ts'
import { isLiveRun } from '#server/import/engine/run/kinds.ts'
import { kindsOfParts } from '#server/import/engine/run/lists.ts'
import type { Counts, Run } from '#server/import/engine/run/run.ts'
import { audit } from '#server/kernel/audit.ts'
import { finishRun } from './finish-run.ts'
import { changesWholeCatalogue, logWholeCatalogue } from './log-changes.ts'
import { changesOfPartsSql, inSteps, kindsOfRows, retryLockConflict, runWriter, undoVersions, writeVersions } from './write-versions.ts'

const AT_ONCE = 50
const MAX_ROUNDS = 20

/**
 * Makes all changes of a planned import run current at once (the switch), and writes an audit entry. First the new rows are written beside
 * the current rows, in small steps between which requests are answered. Then one short transaction makes the new rows current. Then, in
 * small steps again, the changes are logged and the old rows deleted. When somebody has changed a part since the planning, the stored old
 * state of the part is updated, so that it is shown correctly and an undo restores it. Returns null, or the reason why a step after the
 * switch failed.
 */
export async function makeRunCurrent(
  run: Run,
  stamp: string,
  { counts, rows }: { counts: Counts; rows: RowsAccounted | null },
  onDone: (changes: number) => void,
): Promise<string | null> {
  const { db } = run
  const version = (await versionState(db)).counted + 1
  let seen = await changeStampNow(db)
  const before = await touchedSince(db, run, stamp)
  if (before === 'all') for await (const range of keyRanges(db, run, kindsOfParts)) await refreshOldState(db, run, range)
  else for (const codes of chunksOf(before, AT_ONCE)) await refreshOldState(db, run, ofAllKinds(run, codes))
  const isAll = await changesWholeCatalogue(db, run)
  await setVersionPhase(db, 'writing', run)
  await inSteps(db, run, kindsOfRows, async (kind, range) => {
    const { changes, longestMs } = await writeVersions(db, run, kind, range, version)
    onDone(changes)
    return longestMs
  })
  // Parts that others change meanwhile are written again before the switch, so that the last round, in the transaction, has little to do.
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const now = await changeStampNow(db)
    const touched = await touchedSince(db, run, seen)
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
      await rewriteChangedParts(trx, run, version, await touchedSince(trx, run, seen))
      await makeVersionCurrent(trx, run, version)
      await giveToWaitingOrders(trx, run)
      // Asks for new offline packs now, so that devices get new parts today and not after the next daily check.
      if (!isLiveRun(run))
        await sql`update pack_making set due_since = ${new Date(run.clock.now())} where tenant_id = ${run.tenantId}`.execute(trx)
      if (isAll) await logWholeCatalogue(trx, run.tenantId)
      await sql`update import_run set state = 'done', ended_at = ${new Date(run.clock.now())}, counts = ${JSON.stringify(counts)}, rows = ${rows === null ? null : JSON.stringify(rows)}
      where tenant_id = ${run.tenantId} and id = ${run.id}`.execute(trx)
      if (run.undoes !== undefined)
        await sql`update import_run set state = 'undone' where tenant_id = ${run.tenantId} and id = ${run.undoes}`.execute(trx)
      await audit(
        { db: trx, tenantId: run.tenantId, clock: run.clock },
        { who: run.who, action: run.action, about: `import ${run.id}`, facts: { ...counts, ...(rows && { rows: rows.counts.read }) } },
      )
    }),
  )
  // The switch is done. If a later step fails, the next import or the running server completes the step (recover.ts).
  return finishRun(db, run).then(
    () => null,
    (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
  )
}

/**
 * Makes the rows of an import run current.
 * @throws Error when another process has deleted these rows, because this process lost the import lock.
 */
async function makeVersionCurrent(trx: Db, { tenantId, id }: Run, version: number): Promise<void> {
  const { numAffectedRows } = await sql`update version_counted set counted = ${version}, phase = 'settling'
    where phase = 'writing' and import_of = ${tenantId} and import_id = ${id} and counted = ${version - 1}`.execute(trx)
  if (numAffectedRows !== 1n)
    throw new Error('Another process has ended this import, as the database did not hear of this one any more. Nothing was changed.')
}

/**
 * Returns the codes of the run's parts that somebody has changed since a position in the change log. Returns `all` when the log does not go
 * back so far.
 */
async function touchedSince(db: Db, { tenantId, id }: Run, stamp: string): Promise<string[] | 'all'> {
  const read = await readChanges(db, tenantId, stamp)
  if (read.lost) return 'all'
  const codes = read.changes.flatMap(({ mcode }) => mcode ?? [])
  if (codes.length === 0) return []
  const { rows } = await sql<{ key: string }>`select distinct key from import_change
    where tenant_id = ${tenantId} and import_id = ${id} and of = any(${[...kindsOfParts]}::text[]) and key = any(${codes}::text[])`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}

const ofAllKinds = ({ tenantId, id }: Run, codes: readonly string[]) =>
  sql`tenant_id = ${tenantId} and import_id = ${id} and of = any(${[...kindsOfParts]}::text[]) and key = any(${codes}::text[])`

/** Writes the new rows of parts once more, because somebody has changed these parts since the rows were written. */
async function rewriteChangedParts(db: Db, run: Run, version: number, touched: readonly string[] | 'all'): Promise<void> {
  const write = runWriter(db, run, version)
  if (touched === 'all') {
    await inSteps(db, run, kindsOfParts, (kind, range) => undoVersions(write, run, kind, range, version))
    for await (const range of keyRanges(db, run, kindsOfParts)) await refreshOldState(db, run, range)
    await inSteps(db, run, kindsOfParts, async (kind, range) => (await writeVersions(db, run, kind, range, version)).longestMs)
    return
  }
  for (const codes of chunksOf(touched, AT_ONCE)) {
    for (const kind of kindsOfParts) await undoVersions(write, run, kind, changesOfPartsSql(run, kind, codes), version)
    await refreshOldState(db, run, ofAllKinds(run, codes))
    for (const kind of kindsOfParts) await writeVersions(db, run, kind, changesOfPartsSql(run, kind, codes), version)
  }
}

/** Updates the stored old state of parts that somebody has changed since the planning. The changes of a deleted part are removed. */
async function refreshOldState(db: Db, run: Run, range: RawBuilder<unknown>): Promise<void> {
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
async function giveToWaitingOrders(trx: Db, { tenantId, id }: Run): Promise<void> {
  await sql`update part set stock = part.stock from (
      select distinct line.mcode from order_line as line join import_change as one on one.tenant_id = line.tenant_id and one.key = line.mcode
      where line.tenant_id = ${tenantId} and line.waiting > 0 and one.import_id = ${id} and one.of = 'part' and one.after ? 'stock') as wanted
    where part.tenant_id = ${tenantId} and part.mcode = wanted.mcode and part.stock > 0`.execute(trx)
}
