import { differenceOf } from './compare-steps.ts'
import { createIndexes } from './indexes.ts'
import type { Db } from './open.ts'
import { runStep } from './run-step.ts'
import { type Step, steps } from './steps.ts'
import { makeStepTable, migrationsRun, nameNumberedSteps, storeStep } from './steps-that-ran.ts'

/**
 * Runs all migrations that have not run yet. Each migration commits together with its name, or not at all. It is safe to call this again,
 * but only one process at a time may call it (db/prepare-database.ts). Rejects if a migration fails, or if the migrations that ran are not
 * the first ones of this program. The program must not use such a database.
 */
export async function migrate(db: Db, all: readonly Step[] = steps): Promise<void> {
  const count = await checkSteps(db, all)
  for (const [at, step] of all.entries()) if (at >= count) await applyStep(db, at + 1, step)
  // The list of indexes belongs to the newest schema. If only some migrations were run, no indexes are created.
  if (all.length < steps.length) return
  await createIndexes(db).catch((cause: unknown) => {
    throw new Error(`The indexes of the database could not be made: ${messageOf(cause)}. Mend that and start again; nothing is lost.`, {
      cause,
    })
  })
}

/** Checks that this program knows all migrations that ran on the database, unchanged. Returns their number. */
const checkSteps = (db: Db, all: readonly Step[]): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await makeStepTable(trx)
    const ran = await migrationsRun(trx)
    const difference = differenceOf(ran, all)
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
      throw new Error(`This program does not fit the database: ${difference.fact}. ${advice} Nothing was changed.`)
    }
    await nameNumberedSteps(trx)
    return ran.length
  })

async function applyStep(db: Db, number: number, step: Step): Promise<void> {
  const [name, statements] = step
  try {
    await db.transaction().execute(async (trx) => {
      await runStep(trx, statements)
      await storeStep(trx, number, step)
    })
  } catch (cause) {
    throw new Error(
      `Step ${number} of the database (${name}) failed: ${messageOf(cause)}. It was undone as a whole, and the shop does not start with half a database. Mend what the sentence names (rights, disk space, a row that does not fit) and start again, or go back to the program before, which still fits.`,
      { cause },
    )
  }
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
