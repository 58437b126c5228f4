import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startWorker } from '#app/state/worker.ts'

const shop = { tenantId: 'volt', baseUrl: '' }
let page: EventTarget
let idle: (() => void)[]
let register: ReturnType<typeof vi.fn>

/** A page that is still loading, in a browser whose worker is in charge already or not yet there. */
function openPage(controller: object | null) {
  page = new EventTarget()
  idle = []
  // Nothing more is looked at after the registration.
  register = vi.fn(() => new Promise(() => undefined))
  const container = Object.assign(new EventTarget(), { controller, register, startMessages: () => undefined })
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('requestIdleCallback', (resolve: () => void) => idle.push(resolve))
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'loading' }))
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('section 9: manifest pre-fetch 1 second after idle', () => {
  test('on a first visit the worker, which fetches what its manifest names, comes 1 s after the loaded page is idle', async () => {
    openPage(null)
    void startWorker(shop)
    await vi.advanceTimersByTimeAsync(5000)
    expect(idle).toHaveLength(0)
    page.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(register).not.toHaveBeenCalled()
    for (const resolve of idle) resolve()
    await vi.advanceTimersByTimeAsync(999)
    expect(register).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
  })

  test('a browser that cannot tell when it is idle counts the second from the load', async () => {
    openPage(null)
    vi.stubGlobal('requestIdleCallback', undefined)
    void startWorker(shop)
    page.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(999)
    expect(register).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(register).toHaveBeenCalledOnce()
  })

  test('later it has nothing to fetch, and is asked for at once', async () => {
    openPage({})
    void startWorker(shop)
    await vi.advanceTimersByTimeAsync(0)
    expect(register).toHaveBeenCalledOnce()
  })
})
