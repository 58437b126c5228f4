import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '../../../support/workbox-quiet.ts'
import type { appUpdate as updateState } from '#app/state/worker/update.ts'

class Worker extends EventTarget {
  scriptURL = 'https://shop.test/sw.js'
  state = 'installing'
  heard: unknown[] = []
  postMessage(message: unknown) {
    this.heard.push(message)
  }
  becomes(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}
class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
  looked = 0
  update = async () => {
    this.looked += 1
  }
}

const TAKE_OVER = [{ type: 'take-over' }]
const HOUR_MS = 60 * 60 * 1000

let page: EventTarget
let sheet: EventTarget & { visibilityState?: string }
let container: EventTarget & { controller?: Worker | null; register?: () => Promise<Registration> }
let registration: Registration
let typed: boolean
let reloads: number
let update: typeof updateState
let acceptUpdate: () => void
let watch: () => Promise<void>

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  page = new EventTarget()
  sheet = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  container = Object.assign(new EventTarget(), { controller: new Worker(), register: async () => registration })
  registration = new Registration()
  typed = false
  reloads = 0
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', sheet)
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { href: 'https://shop.test/', pathname: '/', reload: () => (reloads += 1) })
  vi.doMock('#app/state/page/unsaved-input.ts', () => ({ hasUnsavedInput: () => typed }))
  const module = await import('#app/state/worker/update.ts')
  update = module.appUpdate
  acceptUpdate = module.acceptUpdate
  const { registerWorker } = await import('#app/state/worker/register-worker.ts')
  watch = async () => module.watchUpdates(await registerWorker())
})
afterEach(() => {
  vi.doUnmock('#app/state/page/unsaved-input.ts')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A newer worker is found and has installed itself beside the old one. */
function comes(): Worker {
  const worker = new Worker()
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  registration.waiting = worker
  worker.becomes('installed')
  // Workbox looks whether it really waits.
  vi.advanceTimersByTime(200)
  return worker
}
const moves = (how = 'pushState') => page.dispatchEvent(new Event(how))

describe('a newer shop that comes while a page is open', () => {
  test('is offered and not taken at once', async () => {
    await watch()
    const worker = comes()
    expect(update.type).toBe('waiting')
    expect(worker.heard).toEqual([])
  })

  test.each(['pushState', 'popstate'])('is taken at the next navigation (%s), once the page moved to had time to ask', async (how) => {
    await watch()
    const worker = comes()
    moves(how)
    vi.advanceTimersByTime(1000)
    expect(worker.heard).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(worker.heard).toEqual(TAKE_OVER)
  })

  test('is never taken while typed words stand in a field, until the person says yes', async () => {
    typed = true
    await watch()
    const worker = comes()
    moves()
    vi.advanceTimersByTime(5000)
    expect(worker.heard).toEqual([])
    acceptUpdate()
    expect(worker.heard).toEqual(TAKE_OVER)
  })

  test('opens anew some seconds after the yes, even while the old worker is too busy to give way', async () => {
    typed = true
    await watch()
    comes()
    acceptUpdate()
    vi.advanceTimersByTime(3000)
    expect(reloads).toBe(0)
    vi.advanceTimersByTime(2000)
    expect(reloads).toBe(1)
  })

  test('taken without a yes, it waits for the old worker: nobody asked the page to open anew', async () => {
    await watch()
    comes()
    moves()
    vi.advanceTimersByTime(60_000)
    expect(reloads).toBe(0)
  })

  test('is not news to a page that no worker serves yet: it is the first one', async () => {
    container.controller = null
    await watch()
    comes()
    expect(update.type).toBe('none')
  })

  test('is offered too after others have failed on a bad line, however late', async () => {
    await watch()
    for (let failed = 0; failed < 3; failed += 1) {
      vi.advanceTimersByTime(2 * HOUR_MS)
      const worker = new Worker()
      registration.installing = worker
      registration.dispatchEvent(new Event('updatefound'))
      worker.becomes('redundant')
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(update.type).toBe('none')
    vi.advanceTimersByTime(2 * HOUR_MS)
    comes()
    expect(update.type).toBe('waiting')
  })

  test('without one, a navigation changes nothing', async () => {
    await watch()
    moves()
    vi.advanceTimersByTime(5000)
    expect(reloads).toBe(0)
  })
})

describe('a newer shop that waits already when a page opens', () => {
  test('is taken at once, for opening was a navigation too', async () => {
    const worker = new Worker()
    registration.waiting = worker
    await watch()
    expect(worker.heard).toEqual(TAKE_OVER)
  })

  test('waits where something is typed', async () => {
    typed = true
    const worker = new Worker()
    registration.waiting = worker
    await watch()
    expect(worker.heard).toEqual([])
    expect(update.type).toBe('waiting')
  })
})

describe('when the newer worker has taken over', () => {
  const takes = () => container.dispatchEvent(new Event('controllerchange'))

  test('the page opens anew, once', async () => {
    await watch()
    comes()
    acceptUpdate()
    takes()
    takes()
    expect(reloads).toBe(1)
  })

  test('in another tab: this page, with words in a field, keeps them and says so', async () => {
    typed = true
    await watch()
    takes()
    expect(reloads).toBe(0)
    expect(update.type).toBe('elsewhere')
    acceptUpdate()
    expect(reloads).toBe(1)
  })

  test('the very first worker takes charge without opening the page anew', async () => {
    container.controller = null
    await watch()
    takes()
    expect(reloads).toBe(0)
  })
})

describe('looking for a newer shop', () => {
  const looksAgainAfter = (ms: number, visibilityState = 'visible') => {
    sheet.visibilityState = visibilityState
    vi.advanceTimersByTime(ms)
    sheet.dispatchEvent(new Event('visibilitychange'))
    return registration.looked
  }

  test('happens when the page is looked at again, at most once an hour', async () => {
    await watch()
    expect(looksAgainAfter(HOUR_MS / 2)).toBe(0)
    expect(looksAgainAfter(HOUR_MS / 2)).toBe(1)
    expect(looksAgainAfter(1000)).toBe(1)
  })

  test('does not happen when the page is put away', async () => {
    await watch()
    expect(looksAgainAfter(2 * HOUR_MS, 'hidden')).toBe(0)
  })

  test('without a network is no error', async () => {
    registration.update = () => Promise.reject(new TypeError('Failed to fetch'))
    await watch()
    looksAgainAfter(HOUR_MS)
    await vi.runAllTimersAsync()
    expect(update.type).toBe('none')
  })
})
