import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { inSavepoint } from '#server/db/in-transaction.ts'
import type { Db } from '#server/db/open.ts'
import { versionedTables } from '#server/db/versions.ts'
import { qualifiedName, type StoredTable } from './stored-tables.ts'

/** Throws `wrong-state` if the database that the backup would replace has orders. */
export async function requireNoOrders(trx: Db, inUse?: string): Promise<void> {
  const orders = inUse === undefined ? sql.table('shop_order') : sql.id(inUse, 'shop_order')
  const { rows } = await sql<{ orders: number }>`select count(*)::int as orders from ${orders}`.execute(trx)
  const count = rows[0]?.orders ?? 0
  if (count > 0)
    throw new AppError('wrong-state', {
      message: `This database has ${count} ${count === 1 ? 'order' : 'orders'}. Nothing was changed. Take a backup of it first, then say --over to put this one in its place.`,
    })
}

/** Replaces the tables in use, and the functions of their triggers, by the restored ones. */
export async function replaceTables(
  trx: Db,
  { ready, beside, inUse, over }: { ready: readonly StoredTable[]; beside: string; inUse: string; over: boolean },
): Promise<void> {
  const old = sql.join(ready.map(({ name }) => sql.id(inUse, name)))
  await lockTables(trx, old)
  // Orders are looked for again, because customers of other servers could order until the tables were locked.
  if (!over) await requireNoOrders(trx, inUse)
  // Views must be dropped before their tables. If an operator has created a view of our tables, `drop table` fails and nothing is replaced.
  for (const name of versionedTables) await sql`drop view if exists ${sql.id(inUse, name)}`.execute(trx)
  await sql`drop table ${old}`.execute(trx)
  for (const table of ready) await sql`alter table ${qualifiedName(table)} set schema ${sql.id(inUse)}`.execute(trx)
  for (const name of versionedTables) await sql`alter view ${sql.id(beside, name)} set schema ${sql.id(inUse)}`.execute(trx)
  await replaceFunctions(trx, beside, inUse)
}

/**
 * Replaces the trigger functions in use by those of the restored tables. Migration steps create the same functions in both schemas. All are
 * trigger functions without parameters.
 */
async function replaceFunctions(trx: Db, beside: string, inUse: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select proname as name from pg_proc where pronamespace = ${beside}::regnamespace`.execute(
    trx,
  )
  for (const { name } of rows) {
    await sql`drop function if exists ${sql.id(inUse, name)}()`.execute(trx)
    await sql`alter function ${sql.id(beside, name)}() set schema ${sql.id(inUse)}`.execute(trx)
  }
}

/**
 * How long the restore waits for a lock. It is shorter than PostgreSQL's deadlock_timeout (one second by default). So in a deadlock the
 * restore gives up its locks first, and no customer's request fails.
 */
const LOCK_WAIT_TIMEOUT = '500ms'
const MAX_LOCK_TRIES = 60
/** PostgreSQL's codes of the errors that a lock timeout and a deadlock cause. */
const LOCK_ERROR_CODES = ['55P03', '40P01']

/**
 * Locks the tables that are to be replaced against all use, until the transaction ends. Running servers finish their transactions, wait,
 * and then use the new tables. Throws `wrong-state` if the tables cannot be locked within about half a minute.
 */
async function lockTables(trx: Db, tables: ReturnType<typeof sql.join>): Promise<void> {
  for (let left = MAX_LOCK_TRIES; left > 0; left -= 1) {
    const held = await inSavepoint(trx, async () => {
      await sql`select set_config('lock_timeout', ${LOCK_WAIT_TIMEOUT}, true)`.execute(trx)
      await sql`lock table ${tables} in access exclusive mode`.execute(trx)
      return true
    }).catch((cause: unknown) => {
      if (cause instanceof Error && 'code' in cause && LOCK_ERROR_CODES.includes(String(cause.code))) return false
      throw cause
    })
    if (held) return
  }
  throw new AppError('wrong-state', {
    message:
      'Somebody has been using the tables without a pause, such as another backup. Nothing was changed. Stop the servers, then try again.',
  })
}
