import { sql } from 'kysely'
import type { Db } from './open.ts'
import { unlimitedTimeouts } from './settings.ts'

/** Advisory lock numbers for work that only one process may do at a time. The numbers must not change between versions. */
const advisoryLocks = { preparing: 4_121_980, importing: 4_121_981 }

/**
 * Runs work in one process at a time, among all processes that share a database. The other processes wait, and `onWait` is called once. The
 * lock belongs to the connection that `work` gets and must use for all queries. If the process is killed, the lock is released. No time
 * limits apply to the work.
 */
export async function withProcessLock<T>(
  db: Db,
  onWait: () => void,
  work: (connection: Db) => Promise<T>,
  what: keyof typeof advisoryLocks = 'preparing',
): Promise<T> {
  return db.connection().execute(async (connection) => {
    const before = await readTimeLimits(connection)
    await setTimeLimits(connection, unlimitedTimeouts)
    const tried = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${advisoryLocks[what]}) as taken`.execute(connection)
    if (!tried.rows[0]?.taken) {
      onWait()
      await sql`select pg_advisory_lock(${advisoryLocks[what]})`.execute(connection)
    }
    const giveBack = async () => {
      await sql`select pg_advisory_unlock(${advisoryLocks[what]})`.execute(connection)
      await setTimeLimits(connection, before)
    }
    const result = await work(connection).catch(async (cause: unknown) => {
      // The error is ignored, because a lost connection has already released the lock.
      await giveBack().catch(() => undefined)
      throw cause
    })
    await giveBack()
    return result
  })
}

/** Runs work only if no other process is doing the same work. Otherwise returns at once without running it. */
export const runIfUnlocked = (db: Db, work: () => Promise<void>, what: keyof typeof advisoryLocks): Promise<void> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${advisoryLocks[what]}) as taken`.execute(connection)
    if (!rows[0]?.taken) return
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(${advisoryLocks[what]})`.execute(connection)
    }
  })

async function readTimeLimits(connection: Db): Promise<Record<string, string>> {
  const names = Object.keys(unlimitedTimeouts)
  const read = await sql<{ name: string; value: string }>`
    select name, current_setting(name) as value from unnest(${names}::text[]) as name`.execute(connection)
  return Object.fromEntries(read.rows.map(({ name, value }) => [name, value]))
}

async function setTimeLimits(connection: Db, limits: Readonly<Record<string, string>>): Promise<void> {
  const [names, values] = [Object.keys(limits), Object.values(limits)]
  await sql`select set_config(name, value, false) from unnest(${names}::text[], ${values}::text[]) as limits (name, value)`.execute(
    connection,
  )
}
