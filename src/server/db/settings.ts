import type { ClientBase } from 'pg'

/**
 * Database settings for the embedded database and PostgreSQL. `jit` is off, because compiling small queries takes longer than running them.
 * More memory for index builds and smaller samples for statistics halve the time of a bulk load.
 */
export const databaseSettings: Readonly<Record<string, string>> = {
  work_mem: '32MB',
  maintenance_work_mem: '256MB',
  default_statistics_target: '30',
  jit: 'off',
}

/**
 * Timeouts for a PostgreSQL server. The client gives up after 8 s (CALL_TIMEOUT_MS), so work that takes longer only blocks others. Locks
 * are normally held for milliseconds, so a wait of seconds means a blocked queue. The embedded database needs no timeouts.
 */
export const serverTimeouts: Readonly<Record<string, string>> = {
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '30s',
}

/** Settings without timeouts, for bulk loads, migrations and copies. */
export const unlimitedTimeouts: Readonly<Record<string, string>> = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

/**
 * Applies settings to an open database connection. The start-up parameter `options` is not used, because PgBouncer refuses it. The settings
 * belong to the connection, so a pooler must run in session mode.
 */
export async function applySettings(client: Pick<ClientBase, 'query'>, chosen: Readonly<Record<string, string>>): Promise<void> {
  const names = Object.keys(chosen)
  const asked = names.map((_, at) => `set_config($${at * 2 + 1}, $${at * 2 + 2}, false)`).join(', ')
  await client.query(
    `select ${asked}`,
    names.flatMap((name) => [name, chosen[name]]),
  )
}
