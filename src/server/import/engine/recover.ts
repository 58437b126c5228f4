import { whereFree } from '#server/db/exclusively.ts'
import { isImporting } from '#server/db/import-under-way.ts'
import { versionState } from '#server/db/versions.ts'
import { type BackgroundTasks, inRounds, type Rounds } from '#server/kernel/background-tasks.ts'
import type { Report } from '#server/kernel/report.ts'
import type { CommandDb } from './command-db.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { recoverVersions } from './settle-versions.ts'

/**
 * Finishes or undoes an import whose process was killed during the switch. Until then the catalogue is completely old or completely new. A
 * running import finishes by itself.
 */
export async function recoverImport({ db, oneConnection = false }: CommandDb): Promise<void> {
  if ((await versionState(db)).phase === null || isImporting()) return
  if (oneConnection)
    await oneAtATime(
      { db, oneConnection },
      () => undefined,
      () => recoverVersions(db),
    )
  else await whereFree(db, () => recoverVersions(db), 'importing')
}

/** The same, as a repeated background job of the server. */
export const importRecovery = (context: CommandDb & { backgroundTasks: BackgroundTasks }, report: Report): Rounds =>
  inRounds(context.backgroundTasks, report, 'What a killed import left is not taken away', () => recoverImport(context))
