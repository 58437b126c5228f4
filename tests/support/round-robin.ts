import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RoundRobin {
  url: string
  /** How many requests each server has answered, by its address. */
  answered: Map<string, number>
  close: () => Promise<void>
}

/**
 * A proxy before several servers, as the README sets one up: each request goes to the next server, and on to another where that one cannot
 * be reached or breaks off. A change that a server may have heard goes to no other: it is answered 502. It keeps the Host, and writes down
 * behind X-Forwarded-For who called it.
 */
export async function roundRobin(servers: () => readonly string[]): Promise<RoundRobin> {
  const answered = new Map<string, number>()
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', () => {
      turn += 1
      const all = servers()
      const from = all.map((_, at) => all[(turn + at) % all.length] ?? '')
      pass(incoming, Buffer.concat(pieces), outgoing, from)
    })
  })
  function pass(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, [server, ...others]: string[]): void {
    if (server === undefined) {
      outgoing.writeHead(502).end()
      return
    }
    const isChange = incoming.method !== 'GET' && incoming.method !== 'HEAD'
    const goOn = (cause: NodeJS.ErrnoException) => pass(incoming, body, outgoing, isChange && cause.code !== 'ECONNREFUSED' ? [] : others)
    const before = incoming.headers['x-forwarded-for']
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': [before, incoming.socket.remoteAddress].filter(Boolean).join(', '),
      'x-forwarded-proto': 'https',
    }
    const asked = request(new URL(incoming.url ?? '/', server), { method: incoming.method, headers, agent: false }, (reply) => {
      const pieces: Buffer[] = []
      reply.on('data', (piece: Buffer) => pieces.push(piece))
      reply.on('error', goOn)
      reply.on('end', () => {
        if (!reply.complete) return
        answered.set(server, (answered.get(server) ?? 0) + 1)
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers).end(Buffer.concat(pieces))
      })
    })
    asked.on('error', goOn)
    asked.end(body)
  }
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready))
  const { port } = proxy.address() as AddressInfo
  const close = () =>
    new Promise<void>((closed) => {
      proxy.close(() => closed())
      proxy.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, answered, close }
}
