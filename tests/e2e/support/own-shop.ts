import { createServer, request } from 'node:http'
import { PORT } from './shop.ts'

/** The shop behind an address of its own, whose worker a test can replace by a newer one. */
export interface OwnShop {
  url: string
  changeWorker: () => void
  close: () => Promise<void>
}

export async function startShopWithWorker(worker: string): Promise<OwnShop> {
  let text = worker
  const server = createServer((asked, answer) => {
    if (asked.url === '/sw.js') {
      answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(text)
      return
    }
    const passed = request({ port: PORT, host: '127.0.0.1', method: asked.method, path: asked.url, headers: asked.headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    changeWorker: () => {
      text = `${worker}\n// a newer one\n`
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
