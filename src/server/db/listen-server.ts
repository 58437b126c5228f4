import pg from 'pg'
import { CHANGES_CHANNEL, type ChangeListener, type StopListening } from './change-listener.ts'

const MAX_LISTENER_CONNECT_MS = 8_000
/** The first delay before a lost database connection is opened again. The delay doubles with each attempt up to the maximum. */
const MIN_RECONNECT_DELAY_MS = 500
const MAX_RECONNECT_DELAY_MS = 15_000
/** How often a query is sent to check the connection. A missing reply shows that the database's host is unreachable. */
const CONNECTION_CHECK_INTERVAL_MS = 15_000
const MAX_QUERY_REPLY_MS = 8_000

/**
 * Listens for catalogue changes on a PostgreSQL server, over a separate connection that is reopened when it is lost. Returns immediately.
 * `onListening` is called when the connection is ready.
 */
export function listenOnDatabaseServer(connectionString: string, listener: ChangeListener): StopListening {
  let current: pg.Client | null = null
  let isLost = false
  let isStopped = false
  let waitMs = MIN_RECONNECT_DELAY_MS
  let timer: NodeJS.Timeout | undefined
  const later = (ms: number, work: () => void) => {
    if (!isStopped) timer = setTimeout(work, ms).unref()
  }

  function openListenerConnection(): void {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: MAX_LISTENER_CONNECT_MS,
      query_timeout: MAX_QUERY_REPLY_MS,
      keepAlive: true,
      application_name: 'armature changes',
    })
    current = client
    const lose = (cause: unknown) => {
      if (current !== client) return
      current = null
      clearTimeout(timer)
      void client.end().catch(() => undefined)
      if (isStopped) return
      if (!isLost) listener.onConnectionLost(cause)
      isLost = true
      later(waitMs, openListenerConnection)
      waitMs = Math.min(MAX_RECONNECT_DELAY_MS, 2 * waitMs)
    }
    const ask = () =>
      client.query('select').then(() => {
        if (current === client) later(CONNECTION_CHECK_INTERVAL_MS, ask)
      }, lose)
    client.on('error', lose)
    client.on('end', () => lose(new Error('The connection that listens for changes was ended.')))
    client.on('notification', ({ payload }) => {
      if (payload !== undefined && current === client) listener.onChange(payload)
    })
    client
      .connect()
      .then(() => client.query(`listen ${CHANGES_CHANNEL}`))
      .then(() => {
        if (current !== client) return
        isLost = false
        waitMs = MIN_RECONNECT_DELAY_MS
        later(CONNECTION_CHECK_INTERVAL_MS, ask)
        listener.onListening()
      })
      .catch(lose)
  }

  openListenerConnection()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    const client = current
    current = null
    await client?.end().catch(() => undefined)
  }
}
