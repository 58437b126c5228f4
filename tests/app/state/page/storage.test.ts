import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../support/memory-storage.ts'

const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}
const forbidden = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

type Made = ReturnType<typeof memoryStorage>
let device: Made
let tab: Made

/** The modules of a page that has just been loaded: what only they held is gone. */
async function loaded() {
  vi.resetModules()
  const { notices } = await import('#app/state/page/notices.ts')
  const { firstInteraction: firstTouch } = await import('#app/state/page/first-touch.ts')
  return { notices, firstTouch, ...(await import('#app/state/page/storage.ts')), ...(await import('#app/state/page/lasting.ts')) }
}

function place(name: 'localStorage' | 'sessionStorage', storage: Made, is: 'open' | 'full' | 'forbidden' = 'open') {
  if (is === 'forbidden') Object.defineProperty(globalThis, name, { configurable: true, get: forbidden })
  else Object.defineProperty(globalThis, name, { configurable: true, value: is === 'full' ? { ...storage, setItem: full } : storage })
}

beforeEach(() => {
  device = memoryStorage()
  tab = memoryStorage()
  place('localStorage', device)
  place('sessionStorage', tab)
})
afterEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name)
})

test('where there is room, texts lie under their own keys and nothing is said', async () => {
  const { deviceStorage: deviceTexts, tabStorage: tabTexts, storageDuration: lasting } = await loaded()
  deviceTexts.setItem('token', 't1')
  tabTexts.setItem('wish', 'w')
  expect([device.held, tab.held, lasting.current]).toEqual([{ token: 't1' }, { wish: 'w' }, 'kept'])
  deviceTexts.removeItem('token')
  expect([deviceTexts.getItem('token'), device.held]).toEqual([null, {}])
})

test('a full device: the tab has it, apart from its own, also after the page is loaded again; the old value is not taken for the last', async () => {
  device.held['guest-list'] = '7'
  tab.held['guest-list'] = '[]'
  place('localStorage', device, 'full')
  const before = await loaded()
  before.deviceStorage.setItem('guest-list', '8')
  expect([before.deviceStorage.getItem('guest-list'), before.tabStorage.getItem('guest-list'), before.storageDuration.current]).toEqual([
    '8',
    '[]',
    'tab',
  ])
  expect(device.held).toEqual({})
  const after = await loaded()
  expect(after.deviceStorage.getItem('guest-list')).toBe('8')
  after.deviceStorage.removeItem('guest-list')
  expect([after.deviceStorage.getItem('guest-list'), tab.held]).toEqual([null, { 'guest-list': '[]' }])
})

test('what another tab keeps later, when there is room again, is the last word', async () => {
  place('localStorage', device, 'full')
  const { deviceStorage: deviceTexts } = await loaded()
  deviceTexts.setItem('theme', 'dark')
  device.held['theme'] = 'light'
  expect(deviceTexts.getItem('theme')).toBe('light')
  place('localStorage', device)
  deviceTexts.setItem('theme', 'system')
  expect([device.held, tab.held]).toEqual([{ theme: 'system' }, {}])
})

test.each(['full', 'forbidden'] as const)('with both places %s the page has it, and its tab’s own texts too', async (is) => {
  place('localStorage', device, is)
  place('sessionStorage', tab, is)
  const { deviceStorage: deviceTexts, tabStorage: tabTexts, storageDuration: lasting } = await loaded()
  deviceTexts.setItem('token', 't1')
  tabTexts.setItem('scroll-places', '{}')
  expect([deviceTexts.getItem('token'), tabTexts.getItem('scroll-places'), lasting.current]).toEqual(['t1', '{}', 'page'])
  deviceTexts.removeItem('token')
  expect(deviceTexts.getItem('token')).toBeNull()
})

test('a full tab alone loses nothing that anybody would miss: nothing is said', async () => {
  place('sessionStorage', tab, 'full')
  const { tabStorage: tabTexts, storageDuration: lasting } = await loaded()
  tabTexts.setItem('scroll-places', '{}')
  expect(lasting.current).toBe('kept')
})

describe('how long things last', () => {
  const TAB = /^This browser keeps nothing more .* until you close this tab\.$/
  const PAGE = /^This browser keeps nothing more .* until this page is closed or loaded again\.$/

  test('is said once in a tab, when its reader has begun, and once more when it has become less', async () => {
    place('localStorage', device, 'full')
    const page = await loaded()
    page.watchStorageDuration()
    page.deviceStorage.setItem('theme', 'dark')
    await Promise.resolve()
    expect(page.notices.toast).toBeNull()
    page.firstTouch.happened = true
    await vi.waitFor(() => expect(page.notices.toast?.text).toMatch(TAB))
    page.notices.toast = null
    page.deviceStorage.setItem('theme', 'light')
    place('sessionStorage', tab, 'full')
    const again = await loaded()
    again.firstTouch.happened = true
    again.watchStorageDuration()
    again.deviceStorage.setItem('theme', 'dark')
    await vi.waitFor(() => expect(again.notices.toast?.text).toMatch(PAGE))
    expect(page.notices.toast).toBeNull()
  })

  test('after it was said of the sign-in, it is not said again', async () => {
    place('localStorage', device, 'full')
    const page = await loaded()
    page.deviceStorage.setItem('token', 't1')
    page.warnAboutStorage(page.signInWarnings)
    expect(page.notices.toast?.text).toMatch(/^You are signed in until you close this tab/)
    page.notices.toast = null
    page.firstTouch.happened = true
    page.watchStorageDuration()
    page.deviceStorage.setItem('theme', 'dark')
    await Promise.resolve()
    await Promise.resolve()
    expect(page.notices.toast).toBeNull()
  })
})
