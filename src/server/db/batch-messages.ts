import type { PGlite } from '@electric-sql/pglite'

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
export function batchMessages(pglite: PGlite): PGlite {
  const execute = pglite.execProtocolStream.bind(pglite)
  let held: Uint8Array[] = []
  pglite.execProtocolStream = async (message, options) => {
    const kind = message[0] ?? SYNC_MESSAGE_BYTE
    if (MESSAGES_AWAITING_SYNC.has(kind)) {
      held.push(message)
      return []
    }
    const all = held.length === 0 ? message : Buffer.concat([...held, message])
    held = []
    return execute(all, options)
  }
  return pglite
}
