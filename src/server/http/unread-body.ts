import { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'

/** How long the rest of a body is still taken in after the reply. */
const LINGER_MS = 500

/**
 * A reply that goes out before the body of its request is here (too large, no such call, not signed in) ends the connection, and says so.
 * The body is taken in for a moment longer: a sender whose line is cut while it sends may never see the reply.
 */
export const unreadBodyEndsConnection: MiddlewareHandler = async (context, next) => {
  await next()
  const request: unknown = context.env?.incoming
  if (!(request instanceof IncomingMessage) || request.complete) return
  context.res.headers.set('Connection', 'close')
  endAfterBody(request)
}

/** Lets the connection end with the body of this request, or after a moment, and not as soon as the reply is written. */
function endAfterBody(request: IncomingMessage): void {
  const { socket } = request
  const destroySoon = socket.destroySoon.bind(socket)
  socket.destroySoon = () => {
    socket.destroySoon = destroySoon
    socket.end()
    const late = setTimeout(destroySoon, LINGER_MS)
    request.once('end', destroySoon)
    socket.once('close', () => clearTimeout(late))
  }
}
