import { AppError } from '#contract/errors.ts'
import type { LocalCommandContext } from '#server/cli/here.ts'
import { openDatabase } from '#server/db/open.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { retryUnavailable } from '#server/db/retry-unavailable.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { reportToStderr } from '#server/kernel/report.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { importThroughShop, isShopRunning } from './ask-import.ts'
import { createImportRunner, type ImportRunner } from './import-host.ts'

export interface ChosenImportRunner {
  run: ImportRunner
  /** Whether the import runs in this process, which also reads the file. */
  isHere: boolean
  close: () => Promise<void>
}

/**
 * Chooses where an import runs: in the shop that runs on the data folder, otherwise in this process, which opens the database. With
 * `DATABASE_URL` an import always runs in this process, because PostgreSQL accepts several processes.
 */
export async function chooseImportRunner({ env }: LocalCommandContext): Promise<ChosenImportRunner> {
  const print = (sentence: string) => process.stderr.write(`${sentence}\n`)
  const opened = await retryUnavailable(
    async () => {
      if (!env.databaseUrl && (await isShopRunning(env.dataDir))) return null
      return openDatabase({ ...env, report: reportToStderr })
    },
    { print },
  ).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new AppError('unavailable', { message: `The database cannot be opened: ${why}` }, { cause })
  })
  if (opened === null) return { run: importThroughShop(env.dataDir), isHere: false, close: () => Promise.resolve() }
  const { db, close } = opened
  await prepareDatabase(db, { print })
  const host = {
    db,
    clock: systemClock,
    orderExtensions: defaultOrderExtensions,
    dispatchEventsSoon: () => undefined,
    oneConnection: !env.databaseUrl,
  }
  return { run: createImportRunner(host), isHere: true, close }
}
