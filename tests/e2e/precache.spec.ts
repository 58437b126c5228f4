import { createServer, request } from 'node:http'
import { readyOffline } from './support/pages.ts'
import { PORT } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const LATENCY_MS = 150

/**
 * The shop behind an address of its own whose answers come late; notes each file that is asked for, and how many are on their way at most.
 */
async function slowShop() {
  const asked: string[] = []
  let [now, most] = [0, 0]
  const server = createServer((ask, answer) => {
    const path = ask.url ?? ''
    const isFile = path.startsWith('/assets/')
    if (isFile) {
      asked.push(path)
      now += 1
      most = Math.max(most, now)
      answer.on('close', () => {
        now -= 1
      })
    }
    const passed = request({ port: PORT, host: '127.0.0.1', method: ask.method, path, headers: ask.headers }, (reply) => {
      setTimeout(() => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      }, LATENCY_MS)
    })
    passed.on('error', () => answer.destroy())
    ask.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`,
    /** Begins to count anew how many are on their way. */
    begin() {
      most = 0
    },
    asked,
    most: () => most,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

test('the worker of a first visit fetches several files at once, those of the next tap before the others', { tag: '@long' }, async ({
  page,
}) => {
  const shop = await slowShop()
  try {
    await page.goto(`${shop.url}/`)
    await page.waitForLoadState('networkidle')
    shop.begin()
    await readyOffline(page)
    expect(shop.most()).toBeGreaterThan(1)
    expect(shop.most()).toBeLessThanOrEqual(6)
    // The page fetches the next taps' files as well when it rests; what it has the worker need not ask for again.
    const at = (name: string) => shop.asked.findIndex((path) => path.startsWith(`/assets/${name}-`))
    expect(at('PartScreen')).toBeGreaterThanOrEqual(0)
    expect(at('PartScreen')).toBeLessThan(at('CartScreen'))
    for (const later of ['OrderPrintScreen', 'ProfileScreen']) expect(at('CartScreen'), later).toBeLessThan(at(later))
  } finally {
    shop.close()
  }
})
