import { beforeEach, expect, test, vi } from 'vitest'
import { watchAppLaunches } from '#app/state/page/launches.ts'

const goTo = vi.fn((_: URL) => undefined)
let launch: (said: unknown) => void
const queue = {
  setConsumer: (consumer: typeof launch) => {
    launch = consumer
  },
}
const gone = () => goTo.mock.calls.map(([{ href }]) => href)

beforeEach(() => {
  goTo.mockClear()
  vi.stubGlobal('location', new URL('https://shop.test/prod/m/ST-1'))
})

test('a shortcut takes the open shop there, and so does what is shared with it', () => {
  watchAppLaunches(goTo, queue, 'https://shop.test/')
  launch({ targetURL: 'https://shop.test/shoppingCart' })
  launch({ targetURL: 'https://shop.test/?share-text=0986' })
  expect(gone()).toEqual(['https://shop.test/shoppingCart', 'https://shop.test/?share-text=0986'])
})

test('its icon brings the open shop to the front as it stands', () => {
  watchAppLaunches(goTo, queue, 'https://shop.test/login')
  launch({ targetURL: 'https://shop.test/' })
  expect(goTo).not.toHaveBeenCalled()
})

test('the launch that opened this page is no news, the same once more is', () => {
  watchAppLaunches(goTo, queue, 'https://shop.test/shoppingCart')
  launch({ targetURL: 'https://shop.test/shoppingCart' })
  expect(goTo).not.toHaveBeenCalled()
  launch({ targetURL: 'https://shop.test/shoppingCart' })
  expect(gone()).toEqual(['https://shop.test/shoppingCart'])
})

test('what names no address, or one of elsewhere, leads nowhere', () => {
  watchAppLaunches(goTo, queue, undefined)
  for (const said of [null, {}, { targetURL: 'no address' }, { targetURL: 'https://else.test/x' }]) launch(said)
  expect(goTo).not.toHaveBeenCalled()
})

test('a browser without launches is left alone', () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('performance', { getEntriesByType: () => [] })
  watchAppLaunches(goTo)
  expect(goTo).not.toHaveBeenCalled()
})
