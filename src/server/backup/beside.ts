import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { findMigrationDifference } from '#server/db/compare-steps.ts'
import type { Db } from '#server/db/open.ts'
import { runMigrationStatements } from '#server/db/run-step.ts'
import { migrationSteps } from '#server/db/steps.ts'
import { firstAppliedMigrations } from '#server/db/steps-that-ran.ts'
import type { CheckedBackupFile } from './check-backup-file.ts'
import type { BackupHeader } from './format.ts'
import { tallyTable } from './read-table.ts'
import type { StoredTable } from './stored-tables.ts'
import type { TableCount } from './tally.ts'

/**
 * Name of the schema in which the tables of a backup are built. Later these tables replace the tables in use, or their rows are copied
 * there.
 */
export const RESTORE_SCHEMA = 'armature_restoring'

/** Creates the schema in which the tables of a backup are built. Until the transaction ends, table names without a schema refer to it. */
export async function createRestoreSchema(trx: Db): Promise<void> {
  await sql`create schema ${sql.id(RESTORE_SCHEMA)}`.execute(trx)
  await sql`select set_config('search_path', ${RESTORE_SCHEMA} || ', ' || current_setting('search_path'), true)`.execute(trx)
}

/** Runs migration steps on the tables of a backup, by default up to this program's newest step. */
export async function runMigrationSteps(trx: Db, from: number, to: number = migrationSteps.length): Promise<void> {
  for (const [, statements] of migrationSteps.slice(from, to)) await runMigrationStatements(trx, statements)
}

/** Throws `wrong-state` unless this program has all migration steps of the database that the file came from, in the same order. */
export function requireKnownMigrationSteps(file: string, { step, steps: ran = firstAppliedMigrations(step) }: BackupHeader): void {
  const difference = findMigrationDifference(ran, migrationSteps)
  if (!difference) return
  const message =
    difference.type === 'newer'
      ? `${file} was made by a newer version of the shop (its database has seen ${step} changes of shape, this one knows ${migrationSteps.length}). Nothing was changed. Install that version or a later one, then try again.`
      : `${file} was made by another version of the shop: in its database ${difference.description}. Nothing was changed. Install the version that made it, then try again.`
  throw new AppError('wrong-state', { message })
}

/**
 * Throws unless the tables that were built for a backup are the same as those described in the file's header. If they differ, this program
 * did not write the file.
 */
export function requireSameTables(file: string, { header }: CheckedBackupFile, tables: readonly StoredTable[]): void {
  const shapesOf = (all: readonly { name: string; columns: unknown }[]) =>
    all.map(({ name, columns }) => JSON.stringify([name, columns])).sort()
  const [inFile, here] = [shapesOf(header.tables), shapesOf(tables)]
  const other = inFile.find((one) => !here.includes(one)) ?? here.find((one) => !inFile.includes(one))
  if (other !== undefined)
    throw new AppError('wrong-state', {
      message: `${file} holds other tables than this shop has at its step ${header.step}: ${other.slice(0, 200)}. Nothing was changed. Was it made by a changed program?`,
    })
}

export async function tallyTables(trx: Db, tables: readonly StoredTable[]): Promise<Map<string, TableCount>> {
  const tallies = new Map<string, TableCount>()
  for (const table of tables) tallies.set(table.name, await tallyTable(trx, table))
  return tallies
}
