import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { calls } from '#contract/calls.ts'
import { freePort } from './own-server.ts'

/** The pages of a shop under an address of their own, where no call is answered. */
export interface PagesElsewhere {
  url: string
  /** Calls that were made here all the same. */
  called: string[]
  /** Hands pages and files on from the shop at this address. */
  showShopAt: (shop: string) => void
  close: () => Promise<void>
}

const callPaths = new Set<string>(Object.values(calls).map(({ path }) => path))

export async function startPagesElsewhere(): Promise<PagesElsewhere> {
  const called: string[] = []
  let port = ''
  const server = createServer((asked, answer) => {
    const path = (asked.url ?? '').replace(/\?.*/, '')
    if (callPaths.has(path) || path.startsWith('/images/')) {
      called.push(path)
      answer.writeHead(404).end()
      return
    }
    const passed = request({ port, host: '127.0.0.1', method: asked.method, path: asked.url, headers: asked.headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }).listen(await freePort(), '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const own = typeof at === 'object' && at !== null ? at.port : 0
  return {
    url: `http://localhost:${own}`,
    called,
    showShopAt: (shop) => {
      port = new URL(shop).port
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
