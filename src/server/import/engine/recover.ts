import { isImporting } from '#server/db/import-under-way.ts'
import { runIfUnlocked } from '#server/db/process-lock.ts'
import { readVersionState } from '#server/db/versions.ts'
import { type BackgroundTasks, createRepeatedJob, type RepeatedJob } from '#server/kernel/background-tasks.ts'
import type { ReportError } from '#server/kernel/report.ts'
import type { CommandDb } from './command-db.ts'
import { withImportLock } from './import-lock.ts'
import { completeOrUndoRun } from './switch/finish-run.ts'

/**
 * Completes an import whose process was killed while it made its new rows current: finishes or undoes the import. At every moment the
 * catalogue is either completely old or completely new. Nothing is done while an import is running.
 */
export async function completeOrUndoImport({ db, oneConnection = false }: CommandDb): Promise<void> {
  if ((await readVersionState(db)).phase === null || isImporting()) return
  if (oneConnection)
    await withImportLock(
      { db, oneConnection },
      () => undefined,
      () => completeOrUndoRun(db),
    )
  else await runIfUnlocked(db, () => completeOrUndoRun(db), 'importing')
}

/** Creates the server's background job that calls `completeOrUndoImport` again and again. */
export const createImportRecoveryJob = (context: CommandDb & { backgroundTasks: BackgroundTasks }, report: ReportError): RepeatedJob =>
  createRepeatedJob(context.backgroundTasks, report, 'What a killed import left is not taken away', () => completeOrUndoImport(context))
