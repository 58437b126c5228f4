import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'

/**
 * Requests that run get so long to end: the longest statement of the database and some more. Who stops services (systemd, containers) waits
 * for 30 s or longer.
 */
const MAX_CLOSE_MS = 20_000
/** A proxy may be sending the next request on a connection that it keeps: so long such a connection is still answered. */
const KEPT_MS = 500

/**
 * How a server is closed without cutting anybody off. New connections are refused at once; connections on which nothing is asked are
 * closed, those that were used a moment later; every reply from now on carries
 * `Connection: close`, so that a client which asks without a pause goes elsewhere with its next request. What still hangs after a while is
 * cut.
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
  // Before the shop's own listener, which may answer at once.
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
      // Not the close of an HTTP server, which cuts kept connections at once, also one on which a request is on its way.
      Server.prototype.close.call(server, () => {
        clearTimeout(cut)
        closed()
      })
      for (const socket of sockets) {
        const here = asked.get(socket)
        // Nothing was asked on it yet: browsers open connections ahead.
        if (!here) socket.destroy()
        else for (const response of here) sendConnectionClose(response, socket)
      }
      setTimeout(() => {
        for (const socket of sockets) if ((asked.get(socket)?.size ?? 0) === 0) socket.destroy()
      }, KEPT_MS)
    })
}

function sendConnectionClose(response: ServerResponse, socket: Socket): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
  // The head of this reply has gone: the connection ends with it.
  else response.once('finish', () => socket.end())
}
