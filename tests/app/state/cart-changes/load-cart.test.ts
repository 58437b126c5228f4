import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadConfig } from '#app/config.ts'
import { loadCartOnDemand } from '#app/state/cart-changes/load-cart.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { currentToken, restoreSession } from '#app/state/session/session.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { shopConfig } from '../../../support/shop-config.ts'

const storage = memoryStorage()
beforeEach(() => {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', {
    getElementById: () => null,
    addEventListener: vi.fn(),
    documentElement: { style: { setProperty: () => undefined } },
  })
  vi.stubGlobal('fetch', async () => Response.json(shopConfig))
})
afterEach(() => vi.unstubAllGlobals())

test('section 5: the cart loads only when signed in; section 9: it asks for list type 1', async () => {
  const asked: string[] = []
  connectMirror('cart-door')
  connectPort(
    portTo(
      (request) => {
        const { pathname, search } = new URL(request.url)
        asked.push(`${request.method} ${pathname}${search}`)
        return envelopeReply({ result: [] })
      },
      { token: async () => currentToken() },
    ),
  )
  await loadConfig()
  await restoreSession()
  loadCartOnDemand()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(asked).toEqual([])
  storage.held['token'] = 't1'
  storage.held['userInfo'] = '{"id":"u7","realname":"Dana","email":""}'
  await restoreSession()
  await expect.poll(() => asked, { timeout: 20_000 }).toContain('GET /order/api/v1/shoppingcart/list?type=1')
})

test('a cart whose code the line has lost is fetched again until it is here', async () => {
  connectMirror('cart-door-lost')
  storage.held['token'] = 't1'
  await restoreSession()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const startCart = vi.fn()
  let tries = 0
  loadCartOnDemand(async () => {
    tries += 1
    if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module')
    return { startCart }
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(startCart).toHaveBeenCalledOnce()
  expect(tries).toBe(3)
  vi.mocked(console.warn).mockClear()
})
