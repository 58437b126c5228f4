import { sql } from 'kysely'
import { inTransaction } from './in-transaction.ts'
import type { Db } from './open.ts'

/**
 * Runs a query without the time limit of `patience` (settings.ts), for queries whose time grows with the data. The query runs in a
 * transaction, so it must be short.
 */
export const runWithoutTimeLimit = <T>(db: Db, ask: (trx: Db) => Promise<T>): Promise<T> =>
  inTransaction(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    return ask(trx)
  })
