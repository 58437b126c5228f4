import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { update as updateState } from '#app/state/worker/update.ts'

class Worker extends EventTarget {
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
let container: EventTarget & { controller?: object | null }
let registration: Registration
let typed: boolean
let reloads: number
let update: typeof updateState
let acceptUpdate: () => void
let watch: () => void

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  page = new EventTarget()
  sheet = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  container = Object.assign(new EventTarget(), { controller: {} })
  registration = new Registration()
  typed = false
  reloads = 0
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', sheet)
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('location', { reload: () => (reloads += 1) })
  vi.doMock('#app/state/page/unsaved-input.ts', () => ({ hasUnsavedInput: () => typed }))
  const module = await import('#app/state/worker/update.ts')
  update = module.update
  acceptUpdate = module.acceptUpdate
  watch = () => module.watchUpdates(registration as unknown as ServiceWorkerRegistration)
})
afterEach(() => {
  vi.doUnmock('#app/state/typed.ts')
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
  return worker
}
const moves = (how = 'pushState') => page.dispatchEvent(new Event(how))

describe('a newer shop that comes while a page is open', () => {
  test('is offered and not taken at once', () => {
    watch()
    const worker = comes()
    expect(update.is).toBe('waiting')
    expect(worker.heard).toEqual([])
  })

  test.each(['pushState', 'popstate'])('is taken at the next navigation (%s), once the page moved to had time to ask', (how) => {
    watch()
    const worker = comes()
    moves(how)
    vi.advanceTimersByTime(1000)
    expect(worker.heard).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(worker.heard).toEqual(TAKE_OVER)
  })

  test('is never taken while typed words stand in a field, until the person says yes', () => {
    typed = true
    watch()
    const worker = comes()
    moves()
    vi.advanceTimersByTime(5000)
    expect(worker.heard).toEqual([])
    acceptUpdate()
    expect(worker.heard).toEqual(TAKE_OVER)
  })

  test('opens anew some seconds after the yes, even while the old worker is too busy to give way', () => {
    typed = true
    watch()
    comes()
    acceptUpdate()
    vi.advanceTimersByTime(3000)
    expect(reloads).toBe(0)
    vi.advanceTimersByTime(2000)
    expect(reloads).toBe(1)
  })

  test('taken without a yes, it waits for the old worker: nobody asked the page to open anew', () => {
    watch()
    comes()
    moves()
    vi.advanceTimersByTime(60_000)
    expect(reloads).toBe(0)
  })

  test('is not news to a page that no worker serves yet: it is the first one', () => {
    container.controller = null
    watch()
    comes()
    expect(update.is).toBe('none')
  })

  test('without one, a navigation changes nothing', () => {
    watch()
    moves()
    vi.advanceTimersByTime(5000)
    expect(reloads).toBe(0)
  })
})

describe('a newer shop that waits already when a page opens', () => {
  test('is taken at once, for opening was a navigation too', () => {
    const worker = new Worker()
    registration.waiting = worker
    watch()
    expect(worker.heard).toEqual(TAKE_OVER)
  })

  test('waits where something is typed', () => {
    typed = true
    const worker = new Worker()
    registration.waiting = worker
    watch()
    expect(worker.heard).toEqual([])
    expect(update.is).toBe('waiting')
  })
})

describe('when the newer worker has taken over', () => {
  const takes = () => container.dispatchEvent(new Event('controllerchange'))

  test('the page opens anew, once', () => {
    watch()
    comes()
    acceptUpdate()
    takes()
    takes()
    expect(reloads).toBe(1)
  })

  test('in another tab: this page, with words in a field, keeps them and says so', () => {
    typed = true
    watch()
    takes()
    expect(reloads).toBe(0)
    expect(update.is).toBe('elsewhere')
    acceptUpdate()
    expect(reloads).toBe(1)
  })

  test('the very first worker takes charge without opening the page anew', () => {
    container.controller = null
    watch()
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

  test('happens when the page is looked at again, at most once an hour', () => {
    watch()
    expect(looksAgainAfter(HOUR_MS / 2)).toBe(0)
    expect(looksAgainAfter(HOUR_MS / 2)).toBe(1)
    expect(looksAgainAfter(1000)).toBe(1)
  })

  test('does not happen when the page is put away', () => {
    watch()
    expect(looksAgainAfter(2 * HOUR_MS, 'hidden')).toBe(0)
  })

  test('without a network is no error', async () => {
    registration.update = () => Promise.reject(new TypeError('Failed to fetch'))
    watch()
    looksAgainAfter(HOUR_MS)
    await vi.runAllTimersAsync()
    expect(update.is).toBe('none')
  })
})
