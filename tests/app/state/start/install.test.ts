import { beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../support/memory-storage.ts'

/** Chromium's offer, and what the person answers to it. */
class Offer extends Event {
  readonly prompt = vi.fn(async () => undefined)
  constructor(readonly userChoice: Promise<{ outcome: string }>) {
    super('beforeinstallprompt', { cancelable: true })
  }
}
const offer = (outcome = 'accepted') => new Offer(Promise.resolve({ outcome }))
const told = () => new Promise((resolve) => setTimeout(resolve))

/** The modules of a page that has just been opened: they remember an offer. */
async function loaded() {
  vi.resetModules()
  globalThis.capturedInstallOffer = undefined
  const { addedNotice: added } = await import('#app/state/cart/added.ts')
  const { viewHistory } = await import('#app/state/catalogue/view-history.ts')
  const { captureInstallOffer: holdInstallOffer } = await import('#app/state/page/early-install.ts')
  const { firstInteraction: firstTouch } = await import('#app/state/page/first-touch.ts')
  return { added, viewHistory, firstTouch, holdInstallOffer, ...(await import('#app/state/start/install.ts')) }
}

let app: Awaited<ReturnType<typeof loaded>>
let page: EventTarget & { navigator: object; matchMedia: (query: string) => { matches: boolean } }
let storage: ReturnType<typeof memoryStorage>
async function opened(navigator: object = {}, shown: 'in a tab' | 'as an app' = 'in a tab') {
  page = Object.assign(new EventTarget(), { navigator, matchMedia: () => ({ matches: shown === 'as an app' }) })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  app = await loaded()
  app.holdInstallOffer()
}
const start = () => app.watchInstallOffer(page as unknown as Window)
const views = (count: number) => Array.from({ length: count }, (_, at) => ({ mcode: `ST-${at}` }) as never)
const iPhone = { standalone: false, maxTouchPoints: 5 }

beforeEach(() => {
  storage = memoryStorage()
  vi.stubGlobal('localStorage', storage)
})

describe('how the shop is installed here', () => {
  test.each([
    ['in a browser that makes no offer, perhaps from its menu', {}, 'in a tab', 'menu'],
    ['on a phone with Safari, by Share', iPhone, 'in a tab', 'ios'],
    ['on a Mac, by its menu File', { standalone: false, maxTouchPoints: 0 }, 'in a tab', 'mac'],
    ['not again, where it is opened as an app', {}, 'as an app', 'installed'],
    ['not again, on the home screen of a phone with Safari', { ...iPhone, standalone: true }, 'in a tab', 'installed'],
  ] as const)('%s', async (_, navigator, shown, way) => {
    await opened(navigator, shown)
    start()
    expect(app.installState.way).toBe(way)
  })

  test('by a press, where the browser offers it: before anybody listens or after, and shows no banner of its own', async () => {
    await opened()
    const early = offer()
    page.dispatchEvent(early)
    expect(early.defaultPrevented).toBe(true)
    start()
    expect(app.installState.way).toBe('button')
    await opened()
    start()
    app.installState.way = 'menu'
    page.dispatchEvent(offer())
    expect(app.installState.way).toBe('button')
  })

  test('a press asks the browser; whoever says yes has it, whoever says no is not asked again', async () => {
    await opened()
    const yes = offer('accepted')
    page.dispatchEvent(yes)
    start()
    await app.installNow()
    expect(yes.prompt).toHaveBeenCalledOnce()
    expect(app.installState).toMatchObject({ way: 'installed', offered: false })
    page.dispatchEvent(offer('dismissed'))
    await app.installNow()
    expect(app.installState.way).toBe('menu')
    expect(storage.held['install-offer']).toBe('declined')
  })

  test('an offer that was used up says so by failing, and another may come', async () => {
    await opened()
    const used = offer()
    used.prompt.mockRejectedValue(new DOMException('used', 'InvalidStateError'))
    page.dispatchEvent(used)
    start()
    await app.installNow()
    expect(app.installState.way).toBe('menu')
    vi.mocked(console.warn).mockClear()
  })

  test('from the browser’s own menu it is installed too', async () => {
    await opened()
    page.dispatchEvent(offer())
    start()
    page.dispatchEvent(new Event('appinstalled'))
    expect(app.installState.way).toBe('installed')
  })
})

describe('it is worth a word', () => {
  const start = () => {
    app.firstTouch.happened = true
    app.watchInstallOffer(page as unknown as Window)
  }

  test('only when the reader of this page has begun, so that it never is what a page is measured by', async () => {
    await opened(iPhone)
    app.watchInstallOffer(page as unknown as Window)
    app.viewHistory.views = views(3)
    await told()
    expect(app.installState.offered).toBe(false)
    app.firstTouch.happened = true
    await told()
    expect(app.installState.offered).toBe(true)
  })

  test('not at a first visit, nor after two parts; after the third', async () => {
    await opened()
    page.dispatchEvent(offer())
    start()
    await told()
    expect(app.installState.offered).toBe(false)
    app.viewHistory.views = views(2)
    await told()
    expect(app.installState.offered).toBe(false)
    app.viewHistory.views = views(3)
    await told()
    expect(app.installState.offered).toBe(true)
  })

  test('also where the browser offers it only after that', async () => {
    await opened()
    start()
    app.viewHistory.views = views(3)
    await told()
    expect(app.installState.offered).toBe(false)
    page.dispatchEvent(offer())
    expect(app.installState.offered).toBe(true)
  })

  test('after the first part was put into the cart, on a phone with Safari as well', async () => {
    await opened(iPhone)
    start()
    app.added.current = { id: 1, mcode: 'ST-1', job: '' }
    await told()
    expect(app.installState.offered).toBe(true)
  })

  test('once: not again when it was seen, nor when it was declined', async () => {
    for (const answer of ['storeInstallOfferSeen', 'declineInstall'] as const) {
      Reflect.deleteProperty(storage.held, 'install-offer')
      await opened(iPhone)
      start()
      app.added.current = { id: 1, mcode: 'ST-1', job: '' }
      await told()
      expect(app.installState.offered).toBe(true)
      app[answer]()
      app.installState.offered = false
      app.added.current = { id: 2, mcode: 'ST-1', job: '' }
      await told()
      expect(app.installState.offered).toBe(false)
    }
  })

  test('never where it is installed, or where nobody knows how', async () => {
    for (const [navigator, shown] of [
      [iPhone, 'as an app'],
      [{}, 'in a tab'],
    ] as const) {
      await opened(navigator, shown)
      start()
      app.viewHistory.views = views(5)
      await told()
      expect(app.installState.offered).toBe(false)
    }
  })
})
