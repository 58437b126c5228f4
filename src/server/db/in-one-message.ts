import type { PGlite } from '@electric-sql/pglite'

const SYNC = 'S'.charCodeAt(0)
/** Kinds of protocol message whose answers the client waits for only when a Sync, or a Flush, follows: Parse, Bind, Describe, Execute, Close. */
const WAITS_FOR_SYNC = new Set([...'PBDEC'].map((kind) => kind.charCodeAt(0)))

/**
 * Hands the messages of one question to the embedded database together, when its Sync comes. The client sends four or five for a question
 * with values, and one at a time each enters the engine, looks whether files are to be written and waits its turn anew, which takes longer
 * than most questions.
 */
export function inOneMessage(pglite: PGlite): PGlite {
  const execute = pglite.execProtocolStream.bind(pglite)
  let held: Uint8Array[] = []
  pglite.execProtocolStream = async (message, options) => {
    const kind = message[0] ?? SYNC
    if (WAITS_FOR_SYNC.has(kind)) {
      held.push(message)
      return []
    }
    const all = held.length === 0 ? message : Buffer.concat([...held, message])
    held = []
    return execute(all, options)
  }
  return pglite
}
