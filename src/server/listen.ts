import type { AddressInfo } from 'node:net'
import type { Hono } from 'hono'
import { closeGracefully } from './close-gracefully.ts'
import { closeSlowConnections } from './http/close-slow-connections.ts'
import { createHttpServer } from './http/early-refusals.ts'

export interface ListeningServer {
  url: string
  /** Stops the server: refuses new connections, completes running requests, and closes remaining connections after a time limit. */
  close: () => Promise<void>
}

/** Starts listening for requests. Rejects with the reason if the server cannot listen. */
export function startListening(
  app: Hono,
  host: string,
  port: number,
  { configuredUrl = null }: { configuredUrl?: string | null } = {},
): Promise<ListeningServer> {
  return new Promise((resolve, reject) => {
    const server = createHttpServer(app, { host, configuredUrl })
    const close = closeGracefully(server)
    closeSlowConnections(server)
    server.once('error', (cause: NodeJS.ErrnoException) => reject(new Error(listenErrorText(cause, host, port), { cause })))
    server.once('listening', () => {
      const at = server.address()
      const known: AddressInfo | null = at !== null && typeof at === 'object' ? at : null
      const shown = host.includes(':') ? `[${host}]` : host
      resolve({ url: `http://${shown}:${known?.port ?? port}`, close })
    })
    server.listen(port, host)
  })
}

function listenErrorText(cause: NodeJS.ErrnoException, host: string, port: number): string {
  if (cause.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`
  if (cause.code === 'EACCES') return `Port ${port} may not be opened by this user. Choose one above 1023: PORT=8080 npm start`
  if (cause.code === 'ENOTFOUND' || cause.code === 'EADDRNOTAVAIL')
    return `HOST=${host} is no address of this machine. Try HOST=localhost or HOST=0.0.0.0`
  return `The server cannot listen on ${host}:${port}: ${cause.message}`
}
