import { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'

/** How long in ms the rest of a request's body is read after the reply. */
const UNREAD_BODY_LINGER_MS = 500

/**
 * Closes the connection after a reply that is sent before the whole request body has arrived (too large, unknown call, not signed in). The
 * body is read for a moment longer, because a client that is still sending may otherwise miss the reply.
 */
export const closeAfterUnreadBody: MiddlewareHandler = async (context, next) => {
  await next()
  const request: unknown = context.env?.incoming
  if (!(request instanceof IncomingMessage) || request.complete) return
  context.res.headers.set('Connection', 'close')
  closeConnectionAfterBody(request)
}

/** Closes the connection when the request's body ends or after a short time, and not directly after the reply. */
function closeConnectionAfterBody(request: IncomingMessage): void {
  const { socket } = request
  const destroySoon = socket.destroySoon.bind(socket)
  socket.destroySoon = () => {
    socket.destroySoon = destroySoon
    socket.end()
    const late = setTimeout(destroySoon, UNREAD_BODY_LINGER_MS)
    request.once('end', destroySoon)
    socket.once('close', () => clearTimeout(late))
  }
}
