import { sql } from 'kysely'
import type { Db } from './open.ts'

/** For each open transaction, the callbacks to run after its commit. */
const commitCallbacks = new WeakMap<Db, (() => void)[]>()

/**
 * Runs work in a transaction: the open one, or a new one, because Kysely cannot open nested transactions. Callbacks from `runAfterCommit`
 * run
 * only if the transaction commits.
 */
export async function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  const then: (() => void)[] = []
  const result = await db.transaction().execute((trx) => {
    commitCallbacks.set(trx, then)
    return work(trx)
  })
  for (const one of then) one()
  return result
}

/**
 * Registers a callback that runs after the commit of a transaction of `inTransaction`. Throws outside such a transaction, because the
 * callback would never run.
 */
export function runAfterCommit(trx: Db, one: () => void): void {
  const then = commitCallbacks.get(trx)
  if (!then) throw new Error('This is to run inside a transaction that within() has opened.')
  then.push(one)
}

/**
 * Runs work in a savepoint. If the work fails, its writes and its `runAfterCommit` callbacks are undone, the transaction continues, and the
 * error is thrown again.
 */
export async function inSavepoint<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  const then = commitCallbacks.get(trx)
  const before = then?.length ?? 0
  await sql`savepoint undoable`.execute(trx)
  try {
    const result = await work()
    await sql`release savepoint undoable`.execute(trx)
    return result
  } catch (error) {
    await sql`rollback to savepoint undoable`.execute(trx)
    then?.splice(before)
    throw error
  }
}
