import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import { AppError } from '#contract/errors.ts'
import { reportToStderr } from '#server/kernel/report.ts'
import { errorReply } from './on-error.ts'
import { headersOfEveryReply } from './security-headers.ts'

/**
 * The limit for request headers. Search texts are in the URL with up to three characters per byte. Requests with more headers get status
 * 431.
 */
const MAX_HEADERS_BYTES = 128 * 1024

/** The address at which the server listens, and the configured public address. */
export interface ServerAddress {
  host: string
  configuredUrl: string | null
}

/**
 * Creates the HTTP server of an app. Some requests never reach the app and are refused here, with the usual security headers: invalid HTTP,
 * unreadable URLs, and a missing or repeated Host header (RFC 9112, section 3.2).
 */
export function createHttpServer(app: Hono, { host, configuredUrl }: ServerAddress): Server {
  const headers = [...headersOfEveryReply('', configuredUrl?.startsWith('https:') === true), ['Connection', 'close'] as const]
  const listener = getRequestListener(
    (request, env) => {
      if ('incoming' in env && !hasSingleHostHeader(env.incoming)) throw new RequestError('The request names no host, or several.')
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
  // A missing Host header is refused above, because Node would refuse it without our security headers.
  const server = createServer({ maxHeaderSize: MAX_HEADERS_BYTES, requireHostHeader: false }, listener)
  server.on('checkExpectation', (_, response: ServerResponse) => response.writeHead(417, Object.fromEntries(headers)).end())
  refuseInvalidHttp(server, headers)
  return server
}

/** Whether a request has exactly one Host header. HTTP/1.0 requests may have none. */
function hasSingleHostHeader({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** Status lines for requests that are not valid HTTP, the same as those of Node. */
const statusLineByErrorCode: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

function refuseInvalidHttp(server: Server, headers: Iterable<readonly [string, string]>): void {
  const underWay = new WeakMap<Socket, ServerResponse>()
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    underWay.set(socket, response)
    response.once('close', () => underWay.delete(socket))
  })
  server.on('clientError', (cause: NodeJS.ErrnoException, socket: Socket) => {
    // If a reply has already begun, the connection is closed, because a second reply would be read as content of the first one.
    if (!socket.writable || underWay.get(socket)?.headersSent) return void socket.destroy()
    const lines = [
      `HTTP/1.1 ${statusLineByErrorCode[cause.code ?? ''] ?? '400 Bad Request'}`,
      ...[...headers].map((header) => header.join(': ')),
    ]
    socket.end(`${lines.join('\r\n')}\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
  })
}
