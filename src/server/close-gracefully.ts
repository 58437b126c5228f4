import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'

/**
 * The time that running requests get to end. It is a bit longer than the longest statement. Service managers (systemd, containers) wait for
 * 30 s or longer.
 */
const MAX_CLOSE_MS = 20_000
/** How long idle keep-alive connections are still served after closing began, because a proxy may be sending a request. */
const KEEP_ALIVE_GRACE_MS = 500

/**
 * Returns a function that closes a server without aborting requests. New connections are refused at once, idle connections are closed,
 * recently used ones a moment later. Replies get `Connection: close`, so that clients reconnect elsewhere. Connections that remain after
 * the time limit are closed.
 */
export function closeGracefully(server: HttpServer, mostMs = MAX_CLOSE_MS): () => Promise<void> {
  const sockets = new Set<Socket>()
  const asked = new Map<Socket, Set<ServerResponse>>()
  let closing = false
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      asked.delete(socket)
    })
  })
  // This listener must run before the shop's own listener, which may reply before the header `Connection: close` is set.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const here = asked.get(socket) ?? new Set()
    asked.set(socket, here.add(response))
    if (closing) sendConnectionClose(response, socket)
    response.once('close', () => here.delete(response))
  })
  return () =>
    new Promise((closed) => {
      closing = true
      const cut = setTimeout(() => {
        for (const socket of sockets) socket.destroy()
      }, mostMs)
      // The close method of the HTTP server is not used, because it would abort idle connections at once, even while a request arrives.
      Server.prototype.close.call(server, () => {
        clearTimeout(cut)
        closed()
      })
      for (const socket of sockets) {
        const here = asked.get(socket)
        // The connection has never carried a request. Browsers open such connections in advance.
        if (!here) socket.destroy()
        else for (const response of here) sendConnectionClose(response, socket)
      }
      setTimeout(() => {
        for (const socket of sockets) if ((asked.get(socket)?.size ?? 0) === 0) socket.destroy()
      }, KEEP_ALIVE_GRACE_MS)
    })
}

function sendConnectionClose(response: ServerResponse, socket: Socket): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
  // The headers of this reply are already sent, so the connection is closed after it.
  else response.once('finish', () => socket.end())
}
