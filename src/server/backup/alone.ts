import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'

/** Key of the advisory lock for backups and restores. It may be any number that the rest of the program does not use. */
const BACKUP_LOCK_KEY = 7_203_114_520

const databasesLockedHere = new WeakSet<Db>()
const alreadyRunningError = () =>
  new AppError('wrong-state', {
    message: 'Another backup or restore of this database is under way. Nothing was done. Try again when it has ended.',
  })

/** Runs a backup or a restore. Only one may run at a time per database in this process. Throws `wrong-state` if one is running. */
export async function runWithExclusiveLock<T>(db: Db, work: () => Promise<T>): Promise<T> {
  if (databasesLockedHere.has(db)) throw alreadyRunningError()
  databasesLockedHere.add(db)
  return work().finally(() => databasesLockedHere.delete(db))
}

/** Locks out backups and restores of all processes until the transaction ends. Throws `wrong-state` if a backup or restore is running. */
export async function lockUntilCommit(trx: Db): Promise<void> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${BACKUP_LOCK_KEY}) as mine`.execute(trx)
  if (!rows[0]?.mine) throw alreadyRunningError()
}

/**
 * Locks out backups and restores of all processes until the work is done, over any number of transactions. The lock belongs to one database
 * connection, which the work must use for all statements. So the work needs no second connection, and it fails if the connection, and with
 * it the lock, is lost.
 */
export const runWithConnectionLock = <T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${BACKUP_LOCK_KEY}) as mine`.execute(connection)
    if (!rows[0]?.mine) throw alreadyRunningError()
    return work(connection).finally(() =>
      // The error is ignored, because a lost connection has already released the lock.
      sql`select pg_advisory_unlock(${BACKUP_LOCK_KEY})`.execute(connection).catch(() => undefined),
    )
  })
