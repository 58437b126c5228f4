import { setImmediate as turn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** The longest that the embedded database keeps the process from its sockets, but for a single statement. */
const BREATH_MS = 5

/**
 * Lets the event loop turn between statements. The embedded database works in this process and answers at once, so a queue of questions is
 * one chain of promises: as long as it lasts no socket is read, no connection accepted, no timer runs, and of a hundred customers those who
 * came first have all.
 */
export function breathing(pglite: PGlite): PGlite {
  const execute = pglite.execProtocolStream.bind(pglite)
  let turnedAt = performance.now()
  pglite.execProtocolStream = async (message, options) => {
    if (performance.now() - turnedAt >= BREATH_MS) {
      await turn()
      turnedAt = performance.now()
    }
    return execute(message, options)
  }
  return pglite
}
