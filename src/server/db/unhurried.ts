import { sql } from 'kysely'
import type { Db } from './open.ts'
import { within } from './within.ts'

/**
 * Asks what takes longer the more there is: the limit of a question (settings.ts, `patience`) does not hold for it. It is a transaction, so
 * keep it short.
 */
export const unhurried = <T>(db: Db, ask: (trx: Db) => Promise<T>): Promise<T> =>
  within(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    return ask(trx)
  })
