import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import { AppError } from '#contract/errors.ts'
import { reportToStderr } from '#server/kernel/report.ts'
import { errorReply } from './on-error.ts'
import { headersOfEveryReply } from './security-headers.ts'

/** A search text stands in the address, three characters for each of its bytes. What is longer is refused with 431. */
const MAX_HEADERS_BYTES = 128 * 1024

/** Where the server listens, and the address it is configured to be reached at. */
export interface ServerAddress {
  host: string
  configuredUrl: string | null
}

/**
 * The HTTP server of an app. Requests that the app never sees are refused here, with the security headers of every reply: those that are not
 * HTTP, those whose address cannot be read, and those that name no host or more than one (RFC 9112, section 3.2).
 */
export function serverOf(app: Hono, { host, configuredUrl }: ServerAddress): Server {
  const headers = [...headersOfEveryReply('', configuredUrl?.startsWith('https:') === true), ['Connection', 'close'] as const]
  const listener = getRequestListener(
    (request, env) => {
      if ('incoming' in env && !namesOneHost(env.incoming)) throw new RequestError('The request names no host, or several.')
      return app.fetch(request, env)
    },
    {
      hostname: host,
      errorHandler: (thrown) => {
        const reply = errorReply(thrown instanceof RequestError ? new AppError('bad-request') : thrown, 'before any route', reportToStderr)
        for (const [name, value] of headers) reply.headers.set(name, value)
        return reply
      },
    },
  )
  // The missing Host header is refused above: Node itself would refuse it without our headers.
  const server = createServer({ maxHeaderSize: MAX_HEADERS_BYTES, requireHostHeader: false }, listener)
  server.on('checkExpectation', (_, response: ServerResponse) => response.writeHead(417, Object.fromEntries(headers)).end())
  refuseWhatIsNotHttp(server, headers)
  return server
}

/** Every request of HTTP/1.1 names its host in exactly one header; one of HTTP/1.0 may leave it out. */
function namesOneHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** As Node itself answers what its parser refuses. */
const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

function refuseWhatIsNotHttp(server: Server, headers: Iterable<readonly [string, string]>): void {
  const underWay = new WeakMap<Socket, ServerResponse>()
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    underWay.set(socket, response)
    response.once('close', () => underWay.delete(socket))
  })
  server.on('clientError', (cause: NodeJS.ErrnoException, socket: Socket) => {
    // In the middle of a reply a second one would be taken for its content.
    if (!socket.writable || underWay.get(socket)?.headersSent) return void socket.destroy()
    const lines = [`HTTP/1.1 ${statusLines[cause.code ?? ''] ?? '400 Bad Request'}`, ...[...headers].map((header) => header.join(': '))]
    socket.end(`${lines.join('\r\n')}\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
  })
}
