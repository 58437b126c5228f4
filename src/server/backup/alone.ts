import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'

/** Any number that nothing else in the database locks. */
const LOCK = 7_203_114_520

const atWork = new WeakSet<Db>()
const busy = () =>
  new AppError('wrong-state', {
    message: 'Another backup or restore of this database is under way. Nothing was done. Try again when it has ended.',
  })

/** Lets one backup or restore of this process at a time have a database. */
export async function withExclusiveAccess<T>(db: Db, work: () => Promise<T>): Promise<T> {
  if (atWork.has(db)) throw busy()
  atWork.add(db)
  return work().finally(() => atWork.delete(db))
}

/** The same among all processes, until the transaction ends. */
export async function aloneUntilCommit(trx: Db): Promise<void> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(trx)
  if (!rows[0]?.mine) throw busy()
}

/**
 * The same until the work ends, over as many transactions as it takes. The lock belongs to a connection, which the work gets and must use
 * for everything: so it needs no second one, and it cannot go on where the lock was lost with the connection.
 */
export const aloneOnConnection = <T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${LOCK}) as mine`.execute(connection)
    if (!rows[0]?.mine) throw busy()
    return work(connection).finally(() =>
      // A connection that was lost has given the lock back already.
      sql`select pg_advisory_unlock(${LOCK})`.execute(connection).catch(() => undefined),
    )
  })
