import type { ClientBase } from 'pg'

/**
 * The same on both engines. `jit` compiles small queries for longer than it runs them; memory for building indexes and small samples halve
 * a bulk load.
 */
export const settings: Readonly<Record<string, string>> = {
  work_mem: '32MB',
  maintenance_work_mem: '256MB',
  default_statistics_target: '30',
  jit: 'off',
}

/**
 * How long a server's connections wait. Whoever asked has given up after 8 s (CALL_TIMEOUT_MS): work that goes on for nobody only keeps
 * others waiting. A lock is held for milliseconds, so a change that waits for seconds stands in a queue that does not move. The embedded
 * engine has nobody to wait for.
 */
export const patience: Readonly<Record<string, string>> = {
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '30s',
}

/** For work that may take its time: loads, migrations, copies. */
export const noHurry: Readonly<Record<string, string>> = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

/**
 * Makes settings on a connection that stands. Not as the start-up parameter `options`: PgBouncer refuses that. They belong to the
 * connection, so a pooler has to run in its session mode.
 */
export async function applySettings(client: Pick<ClientBase, 'query'>, chosen: Readonly<Record<string, string>>): Promise<void> {
  const names = Object.keys(chosen)
  const asked = names.map((_, at) => `set_config($${at * 2 + 1}, $${at * 2 + 2}, false)`).join(', ')
  await client.query(
    `select ${asked}`,
    names.flatMap((name) => [name, chosen[name]]),
  )
}
