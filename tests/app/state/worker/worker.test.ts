import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '../../../support/workbox-quiet.ts'
import { firstInteraction } from '#app/state/page/first-touch.ts'
import { markNetworkAnswered, markNetworkFailed } from '#app/state/page/network.ts'
import { appUpdate } from '#app/state/worker/update.ts'
import { startWorker, workerState } from '#app/state/worker/worker.ts'

const shop = { tenantId: 'volt', baseUrl: '', embeddedReplies: [] }
let page: EventTarget
let idle: (() => void)[]
let register: ReturnType<typeof vi.fn>

/** A worker as the page sees it, which goes through its states as the test says. */
const workerIn = (state: string) =>
  Object.assign(new EventTarget(), {
    scriptURL: 'http://shop.test/sw.js',
    state,
    posted: [] as unknown[],
    postMessage(message: unknown) {
      this.posted.push(message)
    },
  })
const become = (one: ReturnType<typeof workerIn>, state: string) => {
  one.state = state
  one.dispatchEvent(new Event('statechange'))
}

/** A page that is still loading, in a browser whose worker is in charge already or not yet there. */
function openPage(controller: object | null) {
  page = new EventTarget()
  idle = []
  // Nothing more is looked at after the registration.
  register = vi.fn(() => new Promise(() => undefined))
  const container = Object.assign(new EventTarget(), { controller, register, startMessages: () => undefined })
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', new URL('http://shop.test/'))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('requestIdleCallback', (resolve: () => void) => idle.push(resolve))
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { readyState: 'loading', visibilityState: 'visible', querySelector: () => null }),
  )
  return container
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
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', {})
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
    openPage(workerIn('activated'))
    void startWorker(shop)
    await vi.advanceTimersByTimeAsync(0)
    expect(register).toHaveBeenCalledOnce()
  })
})

describe('that the shop is ready offline', () => {
  test('is told on a first visit from the first press or scroll on, and then for eight seconds', async () => {
    const container = openPage(null)
    const active = workerIn('activated')
    const registration = Object.assign(new EventTarget(), { active, installing: null, waiting: null })
    Object.assign(container, { ready: Promise.resolve({ active }) })
    register.mockResolvedValue(registration)
    vi.stubGlobal('requestIdleCallback', (resolve: () => void) => resolve())
    Object.assign(workerState, { ready: null, isNewlyReady: false })
    firstInteraction.happened = false
    void startWorker(shop)
    page.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(1000)
    container.dispatchEvent(new MessageEvent('message', { data: { type: 'ready', ready: true, parts: 3 } }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(workerState).toMatchObject({ ready: true, isNewlyReady: false })
    firstInteraction.happened = true
    await vi.advanceTimersByTimeAsync(7999)
    expect(workerState.isNewlyReady).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(workerState.isNewlyReady).toBe(false)
  })
})

/** A page that has loaded, under a worker that is in charge. */
async function openUnderWorker() {
  const active = workerIn('activated')
  const container = Object.assign(openPage(active), { ready: Promise.resolve({ active }) })
  const registration = Object.assign(new EventTarget(), { active, installing: null, waiting: null })
  register.mockResolvedValue(registration)
  await startWorker(shop)
  const say = (ready: boolean) => container.dispatchEvent(new MessageEvent('message', { data: { type: 'ready', ready, parts: 3 } }))
  const asked = () => active.posted.splice(0)
  return { say, asked }
}
const HOW_READY = { type: 'how-ready' }

describe('how ready the shop is on this device', () => {
  test('is taken back when the worker finds that something is gone, and the worker is asked again after a pause', async () => {
    const { say, asked } = await openUnderWorker()
    expect(asked()).toEqual([HOW_READY])
    say(true)
    expect(workerState).toMatchObject({ ready: true, offlinePartCount: 3 })
    say(false)
    expect(workerState.ready).toBe(false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked()).toEqual([HOW_READY])
    say(true)
    expect(workerState.ready).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toEqual([])
  })

  test('is asked for again and again while it is not so, with growing pauses', async () => {
    const { say, asked } = await openUnderWorker()
    asked()
    const pauses: number[] = []
    for (let round = 0; round < 5; round += 1) {
      say(false)
      // It says so before and after it has tried to mend.
      say(false)
      let pause = 0
      for (; pause < 60 && asked().length === 0; pause += 1) await vi.advanceTimersByTimeAsync(1000)
      pauses.push(pause)
    }
    expect(pauses[0]).toBeLessThanOrEqual(2)
    expect(pauses[4]).toBeGreaterThanOrEqual(16)
  })

  test('is asked for when the page comes into sight, and every five minutes, but not while nobody looks', async () => {
    const { asked } = await openUnderWorker()
    asked()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked()).toEqual([HOW_READY])
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(asked()).toEqual([HOW_READY])
    Object.assign(document, { visibilityState: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(asked()).toEqual([])
  })

  test('is asked for when the shop answers again', async () => {
    const { asked } = await openUnderWorker()
    markNetworkFailed()
    await vi.advanceTimersByTimeAsync(0)
    asked()
    markNetworkAnswered()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked()).toEqual([HOW_READY])
  })
})

test('an installation that fails, because a gateway answers, is begun again after a pause until it succeeds; a first worker is no update', async () => {
  const container = openPage(null)
  Object.assign(document, { readyState: 'complete' })
  vi.stubGlobal('requestIdleCallback', undefined)
  Object.assign(container, { ready: new Promise(() => undefined) })
  const [lost, good] = [workerIn('installing'), workerIn('installing')]
  const registration = (installing: typeof lost) => Object.assign(new EventTarget(), { active: null, waiting: null, installing })
  const last = registration(good)
  register
    // The script itself was the gateway's page.
    .mockRejectedValueOnce(new DOMException('The script has an unsupported MIME type.', 'SecurityError'))
    .mockResolvedValueOnce(registration(lost))
    .mockResolvedValueOnce(last)
  void startWorker(shop)
  await vi.advanceTimersByTimeAsync(1000)
  expect(register).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(register).toHaveBeenCalledTimes(2)
  become(lost, 'redundant')
  await vi.advanceTimersByTimeAsync(4000)
  expect(register).toHaveBeenCalledTimes(3)
  Object.assign(last, { installing: null, waiting: good })
  become(good, 'installed')
  await vi.advanceTimersByTimeAsync(0)
  Object.assign(last, { waiting: null, active: good })
  become(good, 'activating')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(register).toHaveBeenCalledTimes(3)
  expect(good.posted).toEqual([])
  expect(appUpdate.type).toBe('none')
})
