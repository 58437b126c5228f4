import { findMigrationDifference } from './compare-steps.ts'
import { createIndexes } from './indexes.ts'
import type { Db } from './open.ts'
import { runMigrationStatements } from './run-step.ts'
import { type MigrationStep, migrationSteps } from './steps.ts'
import { createMigrationTable, nameNumberedMigrations, readAppliedMigrations, storeAppliedMigration } from './steps-that-ran.ts'

/**
 * Runs all migrations that have not run yet. Each migration commits together with its name, or not at all. It is safe to call this again,
 * but only one process at a time may call it (db/prepare-database.ts). Rejects if a migration fails, or if the migrations that ran are not
 * the first ones of this program. The program must not use such a database.
 */
export async function migrate(db: Db, all: readonly MigrationStep[] = migrationSteps): Promise<void> {
  const count = await checkMigrations(db, all)
  for (const [at, step] of all.entries()) if (at >= count) await applyMigration(db, at + 1, step)
  // The list of indexes belongs to the newest schema. If only some migrations were run, no indexes are created.
  if (all.length < migrationSteps.length) return
  await createIndexes(db).catch((cause: unknown) => {
    throw new Error(
      `The indexes of the database could not be made: ${errorMessageOf(cause)}. Mend that and start again; nothing is lost.`,
      {
        cause,
      },
    )
  })
}

/** Checks that this program knows all migrations that ran on the database, unchanged. Returns their number. */
const checkMigrations = (db: Db, all: readonly MigrationStep[]): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await createMigrationTable(trx)
    const ran = await readAppliedMigrations(trx)
    const difference = findMigrationDifference(ran, all)
    if (difference?.type === 'newer')
      throw new Error(
        `The database is newer than this program: it has taken step ${ran.length} (${ran.at(-1)?.name}), and this program knows ${all.length}. Start the program that was last used with it, or a newer one. Nothing was changed.`,
      )
    if (difference) {
      const since = ran[difference.number - 1]?.at.toISOString() ?? ''
      const advice =
        difference.type === 'changed'
          ? 'Start the version of the shop that was last used with this database, and report this: a step that has run must not be edited.'
          : `Another version of the shop has changed the database since ${since}. Start that version, or restore a backup from before that time into a new database.`
      throw new Error(`This program does not fit the database: ${difference.description}. ${advice} Nothing was changed.`)
    }
    await nameNumberedMigrations(trx)
    return ran.length
  })

async function applyMigration(db: Db, number: number, step: MigrationStep): Promise<void> {
  const [name, statements] = step
  try {
    await db.transaction().execute(async (trx) => {
      await runMigrationStatements(trx, statements)
      await storeAppliedMigration(trx, number, step)
    })
  } catch (cause) {
    throw new Error(
      `Step ${number} of the database (${name}) failed: ${errorMessageOf(cause)}. It was undone as a whole, and the shop does not start with half a database. Mend what the sentence names (rights, disk space, a row that does not fit) and start again, or go back to the program before, which still fits.`,
      { cause },
    )
  }
}

const errorMessageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
