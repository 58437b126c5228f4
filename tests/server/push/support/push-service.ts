import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atTheEnd } from '../../../support/at-the-end.ts'

interface Delivered {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/**
 * A push service on this machine, over a real socket. It stands in for the one that an endpoint names, because that wants https and the
 * internet. Until the tests end.
 */
export async function pushService() {
  const delivered: Delivered[] = []
  const service = { delivered, status: 201, url: '', send }
  const server = createServer((request, reply) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      delivered.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) })
      reply.writeHead(service.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  service.url = `http://127.0.0.1:${port}`
  atTheEnd(() => void server.close())
  function send(address: string, request: RequestInit): Promise<Response> {
    return fetch(service.url + new URL(address).pathname, request)
  }
  return service
}
