import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { columnTypes } from './column-types.ts'
import { listenOnServer } from './listen-server.ts'
import type { OpenDatabase } from './opened.ts'
import { prepareMarked } from './prepared.ts'
import { applySettings, patience, settings } from './settings.ts'
import type { Tables } from './tables.ts'

const DEFAULT_CONNECTIONS = 10
/** As long as an app waits for an answer (CALL_TIMEOUT_MS): whoever stands in the queue for a connection for longer has gone. */
const MAX_CONNECT_MS = 8_000

export type ReportLoss = (what: string, cause: unknown) => void

interface ServerPlace {
  databaseUrl: string
  connections: number | undefined
  report: ReportLoss | undefined
}

/**
 * A PostgreSQL server: `connections` for the shop, and one that is kept for questions of health, so that these are answered when all others
 * wait for one lock.
 */
export async function openServer({ databaseUrl, connections = DEFAULT_CONNECTIONS, report }: ServerPlace): Promise<OpenDatabase> {
  const pool = poolOf(databaseUrl, { max: connections }, report)
  const kept = poolOf(databaseUrl, { max: 1, idleTimeoutMillis: 0 }, report)
  // A server that is not there is found out here, where whoever opens it says so; and the connection for questions of health is there from
  // now on.
  for (const one of [pool, kept]) await one.connect().then((client) => client.release(), refused)
  const [db, health] = [pool, kept].map((one) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool: one }) }))
  if (!db || !health) throw new Error('A pool is missing.')
  return {
    db,
    health,
    listenForChanges: (listener) => listenOnServer(databaseUrl, listener),
    where: new URL(databaseUrl).host,
    close: async () => {
      // Not by Kysely, which leaves a pool alone that nothing was asked of.
      await Promise.all([pool.end(), kept.end()])
    },
  }
}

/** Of a name with several addresses Node gathers the failures under one that says nothing. */
function refused(cause: unknown): never {
  throw cause instanceof AggregateError ? cause.errors[0] : cause
}

function poolOf(connectionString: string, size: Pick<pg.PoolConfig, 'max' | 'idleTimeoutMillis'>, report: ReportLoss | undefined): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    types: columnTypes,
    ...size,
    connectionTimeoutMillis: MAX_CONNECT_MS,
    keepAlive: true,
    onConnect: (client: pg.ClientBase) => applySettings(client, { ...settings, ...patience }),
  })
  // The pool listens to a connection only while it is idle. One that is lost in the middle of a transaction, when the server restarts for
  // instance, would end the process: whoever asked hears of it by the failure of the question.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    prepareMarked(client)
  })
  pool.on('error', ({ message }) => report?.('A connection to the database was lost', message))
  return pool
}
