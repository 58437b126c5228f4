import type { Mirror } from '#data/mirror/open.ts'
import type { Port } from '#data/port.ts'

/** What the outbox needs from its surroundings: a page, the worker or a test. */
export interface OutboxContext {
  port: Port
  mirror: Mirror
  /** Tells every tab and the worker that the database holds something new. */
  changed: () => void
  /** Whether the network is believed to be down. A hint: it decides only whether a harmless question goes ahead of the first intent. */
  seemsDown: () => boolean
}
