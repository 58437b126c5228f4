import type { EmbeddedEngine } from './engine.ts'

const SYNC_MESSAGE_BYTE = 'S'.charCodeAt(0)
const READY_MESSAGE_BYTE = 'Z'.charCodeAt(0)
/**
 * The first bytes of PostgreSQL protocol messages that are answered only after a Sync or Flush message: Parse, Bind, Describe, Execute,
 * Close.
 */
const MESSAGES_AWAITING_SYNC = new Set([...'PBDEC'].map((kind) => kind.charCodeAt(0)))

/** The Query message of the statement `begin`. */
const BEGIN = Buffer.from('Q\0\0\0\x0abegin\0', 'latin1')
/** The reply to `begin`: CommandComplete, and ReadyForQuery inside a transaction. */
const BEGIN_REPLY = new Uint8Array(Buffer.from('C\0\0\0\x0aBEGIN\0Z\0\0\0\x05T', 'latin1'))

/**
 * Sends all protocol messages of one query to the embedded database together, when the query's Sync message arrives. The client sends four
 * or five messages for a query with parameters. Each separate message enters the engine, checks for file writes and waits in the queue,
 * which takes longer than most queries. A `begin` is answered at once, and is sent with the statement after it. If it fails, that statement
 * fails for the same reason, unless it ends the transaction.
 */
export function batchMessages({ execute }: Pick<EmbeddedEngine, 'execute'>): Pick<EmbeddedEngine, 'execute'> {
  let held: Uint8Array[] = []
  return {
    execute: async (message) => {
      if (held.length === 0 && BEGIN.equals(message)) {
        held.push(BEGIN)
        return BEGIN_REPLY.slice()
      }
      const kind = message[0] ?? SYNC_MESSAGE_BYTE
      if (MESSAGES_AWAITING_SYNC.has(kind)) {
        held.push(message)
        return NO_REPLY
      }
      const all = held.length === 0 ? message : Buffer.concat([...held, message])
      const isAfterBegin = held[0] === BEGIN
      held = []
      const reply = await execute(all)
      return isAfterBegin ? withoutFirstReply(reply) : reply
    },
  }
}

const NO_REPLY = new Uint8Array()

/** Leaves out what answers the first of several statements: all messages up to the first ReadyForQuery, and that one. */
function withoutFirstReply(reply: Uint8Array): Uint8Array {
  const bytes = new DataView(reply.buffer, reply.byteOffset, reply.byteLength)
  let at = 0
  while (at < reply.length) {
    const kind = bytes.getUint8(at)
    at += 1 + bytes.getInt32(at + 1)
    if (kind === READY_MESSAGE_BYTE) break
  }
  return reply.subarray(at)
}
