import type { Db } from '#server/db/open.ts'
import { withProcessLock } from '#server/db/process-lock.ts'

/** Settles when the previous import in this process has ended. Used instead of a database lock when the database has one connection. */
let previousImportFinished: Promise<unknown> = Promise.resolve()
let waitingImportCount = 0

/**
 * Runs an import while no other import runs on the same database. Imports share the staging table, and two plans at once could contradict
 * each other. `onWait` is called when another import is running. The lock is released when its process is killed.
 */
export async function withImportLock<T>(
  { db, oneConnection = false }: { db: Db; oneConnection?: boolean },
  onWait: () => void,
  work: () => Promise<T>,
): Promise<T> {
  if (!oneConnection) return withProcessLock(db, onWait, work, 'importing')
  if (waitingImportCount > 0) onWait()
  waitingImportCount += 1
  const turn = previousImportFinished.then(work, work)
  previousImportFinished = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    waitingImportCount -= 1
  }
}
