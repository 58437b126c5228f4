import { expect, onTestFinished, test, vi } from 'vitest'
import { createLoadableComponent, lazyComponent, prefetchWhenIdle } from '#app/hooks/lazy/lazy-component.ts'
import { awaitFirstInstallation, endFirstInstallation } from '#app/state/worker/first-installation.ts'

const Piece = () => 'Piece'

function recordedCode() {
  const order: string[] = []
  const code =
    (name: string, brings = () => {}) =>
    async () => {
      order.push(name)
      brings()
      return Piece
    }
  const piece = (load: () => Promise<typeof Piece>, isPrefetched = true) => lazyComponent(load, (module) => module, { isPrefetched })
  return { order, code, piece }
}

test('a resting page fetches what is pressed first, with what that brings along, then the next screens, and not what only those open', async () => {
  const { order, code, piece } = recordedCode()
  piece(code('barcode'), false)
  piece(code('drawer', () => piece(code('row of the drawer'))))
  const screen = createLoadableComponent(code('cart', () => piece(code('dialog of the cart'))))
  await prefetchWhenIdle(screen)
  expect(order).toEqual(['drawer', 'row of the drawer', 'cart'])
  await prefetchWhenIdle()
  expect(order).toEqual(['drawer', 'row of the drawer', 'cart', 'dialog of the cart'])
})

test('on a first visit the next screens wait for the worker, which fetches them too', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null, getRegistration: async () => undefined } })
  onTestFinished(() => void vi.unstubAllGlobals())
  awaitFirstInstallation()
  const { order, code, piece } = recordedCode()
  piece(code('drawer'))
  const fetched = prefetchWhenIdle(createLoadableComponent(code('cart')))
  await vi.waitFor(() => expect(order).toEqual(['drawer']))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(order).toEqual(['drawer'])
  endFirstInstallation()
  await fetched
  expect(order).toEqual(['drawer', 'cart'])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'over a line with %o nothing is fetched',
  async (said) => {
    vi.stubGlobal('navigator', { connection: said })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { order, code, piece } = recordedCode()
    piece(code('drawer'))
    await prefetchWhenIdle(createLoadableComponent(code('cart')))
    expect(order).toEqual([])
    vi.stubGlobal('navigator', { connection: { saveData: false, effectiveType: '4g' } })
    await prefetchWhenIdle()
    expect(order).toEqual(['drawer'])
  },
)
