import { sql } from 'kysely'
import { inTransaction } from './in-transaction.ts'
import type { Db } from './open.ts'

/**
 * Runs a query without the `statement_timeout` of `serverTimeouts` (settings.ts), for queries whose time grows with the data. `ask` runs in
 * one transaction, so it should do nothing but the query.
 */
export const runWithoutTimeLimit = <T>(db: Db, ask: (trx: Db) => Promise<T>): Promise<T> =>
  inTransaction(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    return ask(trx)
  })
