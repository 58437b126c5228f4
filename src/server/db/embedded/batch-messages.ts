import type { EmbeddedEngine } from './engine.ts'

const SYNC_MESSAGE_BYTE = 'S'.charCodeAt(0)
/**
 * The first bytes of PostgreSQL protocol messages that are answered only after a Sync or Flush message: Parse, Bind, Describe, Execute,
 * Close.
 */
const MESSAGES_AWAITING_SYNC = new Set([...'PBDEC'].map((kind) => kind.charCodeAt(0)))

/**
 * Sends all protocol messages of one query to the embedded database together, when the query's Sync message arrives. The client sends four
 * or five messages for a query with parameters. Each separate message enters the engine, checks for file writes and waits in the queue,
 * which takes longer than most queries.
 */
export function batchMessages({ execute }: Pick<EmbeddedEngine, 'execute'>): Pick<EmbeddedEngine, 'execute'> {
  let held: Uint8Array[] = []
  return {
    execute: async (message) => {
      const kind = message[0] ?? SYNC_MESSAGE_BYTE
      if (MESSAGES_AWAITING_SYNC.has(kind)) {
        held.push(message)
        return NO_REPLY
      }
      const all = held.length === 0 ? message : Buffer.concat([...held, message])
      held = []
      return execute(all)
    },
  }
}

const NO_REPLY = new Uint8Array()
