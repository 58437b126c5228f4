import { basename } from 'node:path'
import { sql } from 'kysely'
import { clearChangeLog, runWithoutChangeLog } from '#server/db/catalogue-changes.ts'
import { createIndexes } from '#server/db/indexes.ts'
import type { Db } from '#server/db/open.ts'
import { migrationSteps } from '#server/db/steps.ts'
import { recordShopAction } from '#server/kernel/audit.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { lockUntilCommit, runWithExclusiveLock } from './alone.ts'
import {
  createRestoreSchema,
  RESTORE_SCHEMA,
  requireKnownMigrationSteps,
  requireSameTables,
  runMigrationSteps,
  tallyTables,
} from './beside.ts'
import { type CheckedBackupFile, checkBackupFile } from './check-backup-file.ts'
import { requireSameCounts } from './check-rows.ts'
import { replaceTables, requireNoOrders } from './exchange-tables.ts'
import { fillTables, runWithoutForeignKeys } from './fill-tables.ts'
import type { TableTotal } from './format.ts'
import { setPlainTextOutput } from './plain-text.ts'
import { qualifiedName, readOwnSchema, readStoredTables } from './stored-tables.ts'

export interface RestoreResult {
  made: string
  /** The number of migration steps that the backup's database had, and the number after the restore. */
  step: number
  migratedToStep: number
  totals: TableTotal[]
}

export interface RestoreOptions {
  /** Whether a database that has orders may also be replaced. */
  canReplaceOrders: boolean
  clock: Clock
  /** The operator who restores the backup, for the audit. */
  who: string
}

/**
 * Replaces the content of the database by a backup. The whole file is checked before anything is changed. Then the tables of the backup are
 * built in a separate schema, filled, compared, migrated to this program's version, and exchanged with the tables in use. All this is one
 * transaction, so a failure leaves the database unchanged. Throws `wrong-state` with a message for the operator.
 */
export const restoreBackup = (db: Db, file: string, { canReplaceOrders: over, clock, who }: RestoreOptions): Promise<RestoreResult> =>
  runWithExclusiveLock(db, async () => {
    const checked = await checkBackupFile(file)
    const { header, end } = checked
    requireKnownMigrationSteps(file, header)
    await db.transaction().execute(async (trx) => {
      await setPlainTextOutput(trx)
      await lockUntilCommit(trx)
      if (!over) await requireNoOrders(trx)
      const inUse = await readOwnSchema(trx)
      await createRestoreSchema(trx)
      await runMigrationSteps(trx, 0, header.step)
      const tables = await readStoredTables(trx, RESTORE_SCHEMA)
      requireSameTables(file, checked, tables)
      // The restored rows are not written to the change log of the catalogue.
      await runWithoutChangeLog(trx, () => runWithoutForeignKeys(trx, RESTORE_SCHEMA, file, () => fillTables(trx, file, checked, tables)))
      requireSameCounts(end.totals, await tallyTables(trx, await readStoredTables(trx, RESTORE_SCHEMA)))
      await restoreSequences(trx, checked)
      await runMigrationSteps(trx, header.step)
      await createIndexes(trx)
      await raiseCacheVersions(trx, inUse, clock.now())
      await clearChangeLog(trx)
      await writeRestoreAudit(trx, { who, clock, file, checked })
      const ready = await readStoredTables(trx, RESTORE_SCHEMA)
      for (const table of ready) await sql`analyze ${qualifiedName(table)}`.execute(trx)
      await replaceTables(trx, { ready, beside: RESTORE_SCHEMA, inUse, over })
      await sql`drop schema ${sql.id(RESTORE_SCHEMA)}`.execute(trx)
    })
    await vacuumTables(db)
    return { made: header.made, step: header.step, migratedToStep: migrationSteps.length, totals: end.totals }
  })

/** Sets each sequence to the value in the backup, so that no id is given out twice. */
async function restoreSequences(trx: Db, { end }: CheckedBackupFile): Promise<void> {
  for (const { table, column, last } of end.counters) {
    const counter = sql`pg_get_serial_sequence(${`${RESTORE_SCHEMA}.${table}`}, ${column})`
    if (last !== '0') await sql`select setval(${counter}, ${last}::bigint)`.execute(trx)
  }
}

const CACHE_VERSION_STEP_MS = 10_000

/**
 * Raises the catalogue version of each shop. Servers and devices cache pages and replies by this version, and some have seen versions that
 * are newer than the backup. So the new version is computed from the time in steps of ten seconds, which is faster than any shop's version
 * grows.
 */
async function raiseCacheVersions(trx: Db, inUse: string, nowMs: number): Promise<void> {
  const moment = Math.floor(nowMs / CACHE_VERSION_STEP_MS)
  await sql`
    update tenant set catalogue_version =
      1 + greatest(catalogue_version, ${moment}::int, (select max(catalogue_version) from ${sql.id(inUse, 'tenant')}))`.execute(trx)
}

/**
 * Vacuums the restored tables, so that queries can be answered from indexes alone. If this fails, the restore is still complete and some
 * queries are slower.
 */
async function vacuumTables(db: Db): Promise<void> {
  for (const table of await readStoredTables(db, await readOwnSchema(db)))
    await sql`vacuum ${qualifiedName(table)}`.execute(db).catch(() => undefined)
}

async function writeRestoreAudit(
  trx: Db,
  { who, clock, file, checked }: { who: string; clock: Clock; file: string; checked: CheckedBackupFile },
): Promise<void> {
  const rows = checked.end.totals.reduce((sum, total) => sum + total.rows, 0)
  for (const { id } of await trx.selectFrom('tenant').select('id').execute())
    await recordShopAction(
      { db: trx, tenantId: id, clock },
      { who, action: 'restore', subject: basename(file), facts: { made: checked.header.made, rows } },
    )
}
