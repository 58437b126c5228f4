import type { Server, ServerResponse } from 'node:http'

/** A connection on which nothing moves for so long is ended: neither side reads or writes. */
const MAX_STILL_MS = 30_000
/** The longest that one answer may take to be read. The largest file of the app needs a tenth of it on a weak signal. */
const MAX_ANSWER_MS = 5 * 60_000

/**
 * Ends connections whose client does not read what it asked for, or reads it a byte at a time: each holds a socket, and what was written to
 * it. Node itself ends only those that are slow to ask.
 */
export function endSlowClients(server: Pick<Server, 'setTimeout' | 'on'>, { stillMs = MAX_STILL_MS, answerMs = MAX_ANSWER_MS } = {}): void {
  // Bytes that leave count as movement; bytes that wait to leave do not.
  server.setTimeout(stillMs, (socket) => socket.destroy())
  server.on('request', (_, reply: ServerResponse) => {
    const late = setTimeout(() => reply.destroy(), answerMs).unref()
    reply.once('close', () => clearTimeout(late))
  })
}
