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
  /** The migration step of the backup, and the one that it was brought up to. */
  step: number
  broughtTo: number
  totals: Total[]
}

export interface RestoreOptions {
  /** Whether a database that has orders may be replaced. */
  over: boolean
  clock: Clock
  /** Who does it, for the audit. */
  who: string
}

/**
 * Puts the state of a backup in place of what the database holds. The file is read to its end before anything is touched. Then its tables
 * are built beside those in use, filled, compared, brought up to this program's shape and exchanged, all in one transaction: whatever ends
 * it, the database is as it was.
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
      // The log is filled from the file too: what is put in is no change to it.
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

/** Numbers that were given out are not given out again. */
async function goOnCounting(trx: Db, { end }: Checked): Promise<void> {
  for (const { table, column, last } of end.counters) {
    const counter = sql`pg_get_serial_sequence(${`${BESIDE}.${table}`}, ${column})`
    if (last !== '0') await sql`select setval(${counter}, ${last}::bigint)`.execute(trx)
  }
}

const MOMENT_MS = 10_000

/**
 * Pages and replies are kept under the version of their catalogue, by running servers and on devices, also by devices that saw versions
 * which this database never had: those of after the backup. So versions go on from the time, in steps of ten seconds, which no shop's
 * version overtakes.
 */
async function growVersions(trx: Db, inUse: string, nowMs: number): Promise<void> {
  const moment = Math.floor(nowMs / MOMENT_MS)
  await sql`
    update tenant set catalogue_version =
      1 + greatest(catalogue_version, ${moment}::int, (select max(catalogue_version) from ${sql.id(inUse, 'tenant')}))`.execute(trx)
}

/** Lets reading trust the indexes alone. The restore has been done by now; without this some readings only take longer. */
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
