import { sql } from 'kysely'
import { createIndexes } from './indexes.ts'
import { catalogue } from './migrations/001-catalogue.ts'
import { accounts } from './migrations/002-accounts.ts'
import { cart } from './migrations/003-cart.ts'
import { orders } from './migrations/004-orders.ts'
import { cardsAndPush } from './migrations/007-cards-and-push.ts'
import { moneyBack } from './migrations/008-money-back.ts'
import { registrations } from './migrations/009-registrations.ts'
import { coresInParcels } from './migrations/010-cores-in-parcels.ts'
import { wordsInMemory } from './migrations/011-words-in-memory.ts'
import type { Db } from './open.ts'

/** Steps in order, each run once. A step that has shipped is never edited; the next change is the next step. */
const steps: readonly string[] = [catalogue, accounts, cart, orders, cardsAndPush, moneyBack, registrations, coresInParcels, wordsInMemory]

/** Brings the database to the newest shape. Each step commits together with its number, or not at all. Safe to call at every start. */
export async function migrate(db: Db): Promise<void> {
  await sql`create table if not exists migration (step integer primary key, done_at timestamptz not null default now())`.execute(db)
  const done = await sql<{ last: number | null }>`select max(step) as last from migration`.execute(db)
  const last = done.rows[0]?.last ?? 0
  for (const [at, step] of steps.entries()) {
    if (at < last) continue
    await db.transaction().execute(async (trx) => {
      for (const statement of step.split(/;\s*\n/)) if (statement.trim()) await sql.raw(statement).execute(trx)
      await sql`insert into migration (step) values (${at + 1})`.execute(trx)
    })
  }
  await createIndexes(db)
}
