import { setImmediate as turn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** The longest time in ms for which the embedded database may block the event loop. A single long statement can exceed this time. */
const MAX_BLOCKED_MS = 5

/**
 * Lets the event loop handle I/O between database statements. The embedded database runs in this process and replies immediately. So a
 * queue of queries is one chain of promises, and while that chain runs, no socket is read, no connection is accepted and no timer fires.
 */
export function yieldBetweenStatements(pglite: PGlite): PGlite {
  const execute = pglite.execProtocolStream.bind(pglite)
  let turnedAt = performance.now()
  pglite.execProtocolStream = async (message, options) => {
    if (performance.now() - turnedAt >= MAX_BLOCKED_MS) {
      await turn()
      turnedAt = performance.now()
    }
    return execute(message, options)
  }
  return pglite
}
