import { sql } from 'kysely'
import type { Db } from './open.ts'

/** What each open transaction wants done once it has committed. */
const afterwards = new WeakMap<Db, (() => void)[]>()

/**
 * Runs work in a transaction: the one that is open already, else one of its own. Kysely refuses to open a second inside the first. What
 * `afterCommit` was told runs when the transaction has committed, and never when it has not.
 */
export async function within<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  const then: (() => void)[] = []
  const result = await db.transaction().execute((trx) => {
    afterwards.set(trx, then)
    return work(trx)
  })
  for (const one of then) one()
  return result
}

/** Has something done after a transaction that `within` has opened. Throws when there is none: then nobody would ever do it. */
export function afterCommit(trx: Db, one: () => void): void {
  const then = afterwards.get(trx)
  if (!then) throw new Error('This is to run inside a transaction that within() has opened.')
  then.push(one)
}

/**
 * Runs work that may fail without ending the transaction around it: what it wrote, and what it wanted done after the commit, is undone, and
 * the transaction goes on. Rejects with what the work threw.
 */
export async function undoable<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  const then = afterwards.get(trx)
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
