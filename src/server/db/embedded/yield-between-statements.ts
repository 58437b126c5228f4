import { setImmediate as turn } from 'node:timers/promises'
import type { EmbeddedEngine } from './engine.ts'

/** The longest time in ms for which the embedded database may block the event loop. A single long statement can exceed this time. */
const MAX_BLOCKED_MS = 5

/**
 * Lets the event loop handle I/O between statements of a database that runs on this thread. It replies immediately. So a queue of queries
 * is one chain of promises, and while that chain runs, no socket is read, no connection is accepted and no timer fires.
 */
export function yieldBetweenStatements(engine: EmbeddedEngine): EmbeddedEngine {
  let turnedAt = performance.now()
  return {
    ...engine,
    execute: async (messages) => {
      if (performance.now() - turnedAt >= MAX_BLOCKED_MS) {
        await turn()
        turnedAt = performance.now()
      }
      return engine.execute(messages)
    },
  }
}
