import type { Mirror } from '#data/mirror/open.ts'
import type { Port } from '#data/port.ts'

/** The environment of the outbox: a page, the worker or a test. */
export interface OutboxContext {
  port: Port
  mirror: Mirror
  /** Notifies all tabs and the worker that the database has changed. */
  changed: () => void
  /** Whether the network is probably unavailable. A hint: it only decides whether a read-only request precedes the first intent. */
  seemsDown: () => boolean
}
