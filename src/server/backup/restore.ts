import { basename } from 'node:path'
import { sql } from 'kysely'
import { clearChangeLog, withoutChangeLog } from '#server/db/catalogue-changes.ts'
import { createIndexes } from '#server/db/indexes.ts'
import type { Db } from '#server/db/open.ts'
import { steps } from '#server/db/steps.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { aloneUntilCommit, withExclusiveAccess } from './alone.ts'
import { BESIDE, buildBeside, demandKnownSteps, demandSameTables, runSteps, talliesOf } from './beside.ts'
import { type Checked, checkFile } from './check-file.ts'
import { demandSame } from './check-rows.ts'
import { demandNoOrders, takeTheirPlace } from './exchange-tables.ts'
import { fillTables, withoutReferences } from './fill-tables.ts'
import type { Total } from './format.ts'
import { readAsPlainText } from './plain-text.ts'
import { named, ownSchema, storedTables } from './stored-tables.ts'

export interface Restored {
  made: string
  /** The number of migration steps that the backup's database had, and the number after the restore. */
  step: number
  broughtTo: number
  totals: Total[]
}

export interface RestoreOptions {
  /** Whether a database that has orders may also be replaced. */
  over: boolean
  clock: Clock
  /** The operator who restores the backup, for the audit. */
  who: string
}

/**
 * Replaces the content of the database by a backup. The whole file is checked before anything is changed. Then the tables of the backup are
 * built in a separate schema, filled, compared, migrated to this program's version, and exchanged with the tables in use. All this is one
 * transaction, so a failure leaves the database unchanged. Throws `wrong-state` with a sentence.
 */
export const restoreBackup = (db: Db, file: string, { over, clock, who }: RestoreOptions): Promise<Restored> =>
  withExclusiveAccess(db, async () => {
    const checked = await checkFile(file)
    const { header, end } = checked
    demandKnownSteps(file, header)
    await db.transaction().execute(async (trx) => {
      await readAsPlainText(trx)
      await aloneUntilCommit(trx)
      if (!over) await demandNoOrders(trx)
      const inUse = await ownSchema(trx)
      await buildBeside(trx)
      await runSteps(trx, 0, header.step)
      const tables = await storedTables(trx, BESIDE)
      demandSameTables(file, checked, tables)
      // The restored rows are not written to the change log of the catalogue.
      await withoutChangeLog(trx, () => withoutReferences(trx, BESIDE, file, () => fillTables(trx, file, checked, tables)))
      demandSame(end.totals, await talliesOf(trx, await storedTables(trx, BESIDE)))
      await goOnCounting(trx, checked)
      await runSteps(trx, header.step)
      await createIndexes(trx)
      await growVersions(trx, inUse, clock.now())
      await clearChangeLog(trx)
      await writeDown(trx, { who, clock, file, checked })
      const ready = await storedTables(trx, BESIDE)
      for (const table of ready) await sql`analyze ${named(table)}`.execute(trx)
      await takeTheirPlace(trx, { ready, beside: BESIDE, inUse, over })
      await sql`drop schema ${sql.id(BESIDE)}`.execute(trx)
    })
    await tidy(db)
    return { made: header.made, step: header.step, broughtTo: steps.length, totals: end.totals }
  })

/** Sets each sequence to the value in the backup, so that no id is given out twice. */
async function goOnCounting(trx: Db, { end }: Checked): Promise<void> {
  for (const { table, column, last } of end.counters) {
    const counter = sql`pg_get_serial_sequence(${`${BESIDE}.${table}`}, ${column})`
    if (last !== '0') await sql`select setval(${counter}, ${last}::bigint)`.execute(trx)
  }
}

const MOMENT_MS = 10_000

/**
 * Raises the catalogue version of each shop. Servers and devices cache pages and replies by this version, and some have seen versions that
 * are newer than the backup. So the new version is computed from the time in steps of ten seconds, which is faster than any shop's version
 * grows.
 */
async function growVersions(trx: Db, inUse: string, nowMs: number): Promise<void> {
  const moment = Math.floor(nowMs / MOMENT_MS)
  await sql`
    update tenant set catalogue_version =
      1 + greatest(catalogue_version, ${moment}::int, (select max(catalogue_version) from ${sql.id(inUse, 'tenant')}))`.execute(trx)
}

/**
 * Vacuums the restored tables, so that queries can be answered from indexes alone. If this fails, the restore is still complete and some
 * queries are slower.
 */
async function tidy(db: Db): Promise<void> {
  for (const table of await storedTables(db, await ownSchema(db))) await sql`vacuum ${named(table)}`.execute(db).catch(() => undefined)
}

async function writeDown(
  trx: Db,
  { who, clock, file, checked }: { who: string; clock: Clock; file: string; checked: Checked },
): Promise<void> {
  const rows = checked.end.totals.reduce((sum, total) => sum + total.rows, 0)
  for (const { id } of await trx.selectFrom('tenant').select('id').execute())
    await audit(
      { db: trx, tenantId: id, clock },
      { who, action: 'restore', about: basename(file), facts: { made: checked.header.made, rows } },
    )
}
