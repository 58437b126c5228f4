import type { Server, ServerResponse } from 'node:http'

/** How long a connection may have no traffic before it is closed. */
const MAX_SOCKET_IDLE_MS = 30_000
/** The longest time in which a client may read one response. The app's largest file needs a tenth of it on a weak mobile connection. */
const MAX_REPLY_MS = 5 * 60_000

/**
 * Closes connections whose client reads its response too slowly or not at all, because each of them holds a socket and buffered data. Node
 * itself closes only connections that are slow to send a request.
 */
export function closeSlowConnections(
  server: Pick<Server, 'setTimeout' | 'on'>,
  { stillMs = MAX_SOCKET_IDLE_MS, answerMs = MAX_REPLY_MS } = {},
): void {
  // Only bytes that are actually sent count as traffic of a connection.
  server.setTimeout(stillMs, (socket) => socket.destroy())
  server.on('request', (_, reply: ServerResponse) => {
    const late = setTimeout(() => reply.destroy(), answerMs).unref()
    reply.once('close', () => clearTimeout(late))
  })
}
