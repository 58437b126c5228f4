import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { driverTypeParsers } from './driver-type-parsers.ts'
import { listenOnDatabaseServer } from './listen-server.ts'
import type { OpenDatabase } from './opened.ts'
import { prepareMarkedQueries } from './prepared.ts'
import { applySettings, databaseSettings, serverTimeouts } from './settings.ts'
import type { Tables } from './tables.ts'

const DEFAULT_CONNECTIONS = 10
/**
 * The maximum time to wait for a database connection. It equals the app's call timeout (CALL_TIMEOUT_MS), because after that time the
 * client has already given up its request.
 */
const MAX_CONNECT_MS = 8_000

export type ReportLostConnection = (what: string, cause: unknown) => void

interface DatabaseServerOptions {
  databaseUrl: string
  connections: number | undefined
  report: ReportLostConnection | undefined
}

/**
 * Opens a PostgreSQL server with `connections` connections for the shop and one for health checks. So health checks are answered even when
 * all other connections wait for a lock.
 */
export async function openDatabaseServer({
  databaseUrl,
  connections = DEFAULT_CONNECTIONS,
  report,
}: DatabaseServerOptions): Promise<OpenDatabase> {
  const pool = createPool(databaseUrl, { max: connections }, report)
  const kept = createPool(databaseUrl, { max: 1, idleTimeoutMillis: 0 }, report)
  // Opening the connections fails here if the server is unreachable, so that the caller can report it.
  for (const one of [pool, kept]) await one.connect().then((client) => client.release(), rethrowConnectionError)
  const [db, health] = [pool, kept].map((one) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool: one }) }))
  if (!db || !health) throw new Error('A pool is missing.')
  return {
    db,
    healthCheckDb: health,
    listenForChanges: (listener) => listenOnDatabaseServer(databaseUrl, listener),
    location: new URL(databaseUrl).host,
    close: async () => {
      // Both pools are closed here, because Kysely does not close a pool that it never used.
      await Promise.all([pool.end(), kept.end()])
    },
  }
}

/**
 * Rethrows the error of a refused connection. For a host with several addresses, Node wraps the errors in one without a message, so the
 * first of them is thrown.
 */
function rethrowConnectionError(cause: unknown): never {
  throw cause instanceof AggregateError ? cause.errors[0] : cause
}

function createPool(
  connectionString: string,
  size: Pick<pg.PoolConfig, 'max' | 'idleTimeoutMillis'>,
  report: ReportLostConnection | undefined,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    types: driverTypeParsers,
    ...size,
    connectionTimeoutMillis: MAX_CONNECT_MS,
    keepAlive: true,
    onConnect: (client: pg.ClientBase) => applySettings(client, { ...databaseSettings, ...serverTimeouts }),
  })
  // The pool handles only errors of idle connections. A connection that is lost during a transaction, for example at a server restart,
  // would end the process. The running query reports the error to its caller.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    prepareMarkedQueries(client)
  })
  pool.on('error', ({ message }) => report?.('A connection to the database was lost', message))
  return pool
}
