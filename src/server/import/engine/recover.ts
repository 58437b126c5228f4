import { versionState } from '#server/db/versions.ts'
import { type BackgroundTasks, inRounds, type Rounds } from '#server/kernel/background-tasks.ts'
import type { Report } from '#server/kernel/report.ts'
import type { CommandDb } from './command-db.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { recoverVersions } from './settle-versions.ts'

/**
 * Ends what an import has left whose process was killed in the middle of the switch. What is under way is waited for: it ends that itself. Until
 * then the catalogue is the old one or the new one, as a whole.
 */
export async function recoverImport(host: CommandDb): Promise<void> {
  if ((await versionState(host.db)).phase === null) return
  await oneAtATime(host, () => undefined, () => recoverVersions(host.db))
}

/** The same, in rounds beside the answering of requests. */
export const importRecovery = (context: CommandDb & { backgroundTasks: BackgroundTasks }, report: Report): Rounds =>
  inRounds(context.backgroundTasks, report, 'What a killed import left is not taken away', () => recoverImport(context))
