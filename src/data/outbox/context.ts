import type { MirrorDatabase } from '#data/mirror/open.ts'
import type { Port } from '#data/port.ts'

/**
 * What the outbox needs from where it runs: calls to the server, the database and notifications. A page, the worker and the tests each
 * supply their own.
 */
export interface OutboxContext {
  port: Port
  mirror: MirrorDatabase
  /** Notifies all tabs and the worker that the database has changed. */
  notifyChanged: () => void
  /** Tells whether the network is probably unavailable. This only decides whether a read-only request is sent before the first change. */
  isProbablyOffline: () => boolean
}
