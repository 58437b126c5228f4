import type { Server, ServerResponse } from 'node:http'

/** A connection without any traffic for this long is closed. */
const MAX_STILL_MS = 30_000
/** The longest time for reading one response. The app's largest file needs a tenth of it on a weak mobile connection. */
const MAX_ANSWER_MS = 5 * 60_000

/**
 * Closes connections whose client reads its response too slowly or not at all. Each one holds a socket and buffered data. Node itself
 * closes only connections that are slow to send a request.
 */
export function closeSlowConnections(
  server: Pick<Server, 'setTimeout' | 'on'>,
  { stillMs = MAX_STILL_MS, answerMs = MAX_ANSWER_MS } = {},
): void {
  // Only bytes that are actually sent count as traffic.
  server.setTimeout(stillMs, (socket) => socket.destroy())
  server.on('request', (_, reply: ServerResponse) => {
    const late = setTimeout(() => reply.destroy(), answerMs).unref()
    reply.once('close', () => clearTimeout(late))
  })
}
