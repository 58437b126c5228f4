import { act } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { renderApp, showAppLoadFailure } from '#app/show-app.ts'
import { timeStandsStill } from '../support/shell.tsx'

const pressed = vi.fn()
const app = (
  <button type="button" onClick={pressed}>
    Add
  </button>
)
const answers = Promise.resolve()
const presses = { awaitApp: vi.fn(), replayPresses: vi.fn(), release: vi.fn(() => false) }
const lost = () => new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/x.js')

beforeEach(() => {
  for (const called of [pressed, presses.replayPresses, presses.release]) called.mockClear()
})

function placeOf(html: string): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.replaceChildren(place)
  onTestFinished(() => place.remove())
  return place
}
const press = (place: HTMLElement) => act(async () => place.querySelector('button')?.click())

test('a rendered page whose screen cannot be had stays as it is, gives its presses back, and becomes the app once the screen comes', async () => {
  timeStandsStill()
  const place = placeOf(renderToString(app))
  const drawn = place.firstElementChild
  const fetchScreen = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(lost()).mockResolvedValue(null)
  const shown = renderApp(place, app, { isRendered: true, fetchScreen }, presses, async () => false, answers)
  await vi.advanceTimersByTimeAsync(999)
  await press(place)
  expect([place.firstElementChild === drawn, pressed.mock.calls.length, presses.release.mock.calls.length]).toEqual([true, 0, 1])
  expect(presses.replayPresses).not.toHaveBeenCalled()
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1)
    await shown
  })
  await press(place)
  expect([place.firstElementChild === drawn, pressed.mock.calls.length, presses.replayPresses.mock.calls.length]).toEqual([true, 1, 1])
})

test.each([
  [true, 0],
  [false, 1],
])('a page that is being left for a link (%s) is not loaded anew for its screen', async (leaving, times) => {
  timeStandsStill()
  const renew = vi.fn(async () => false)
  const fetchScreen = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(lost()).mockResolvedValue(null)
  const left = { ...presses, release: () => leaving }
  const shown = renderApp(placeOf(renderToString(app)), app, { isRendered: true, fetchScreen }, left, renew, answers)
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1000)
    await shown
  })
  expect(renew).toHaveBeenCalledTimes(times)
})

test('a rendered page becomes the app only with what the server draws in it', async () => {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  const load = vi.fn(async () => {
    await coming
    return () => 'Sections'
  })
  const Sections = lazyComponent(load, (module) => module, { inPage: true })
  const started = { isRendered: true, fetchScreen: async () => null }
  const shown = renderApp(placeOf(renderToString(app)), app, started, presses, undefined, answers)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(presses.replayPresses).not.toHaveBeenCalled()
  await act(async () => {
    come()
    await shown
  })
  expect([Sections.isLoaded(), presses.replayPresses.mock.calls.length]).toEqual([true, 1])
})

test.each([
  [0, 'when its screen answers'],
  [3000, 'after three seconds, of a screen that never does'],
])('presses are carried out (%i ms) %s', async (wait) => {
  timeStandsStill()
  const screen = wait === 0 ? answers : new Promise<void>(() => undefined)
  const started = { isRendered: true, fetchScreen: async () => null }
  const shown = renderApp(placeOf(renderToString(app)), app, started, presses, undefined, screen)
  if (wait > 0) {
    await act(() => vi.advanceTimersByTimeAsync(wait - 1))
    expect(presses.replayPresses).not.toHaveBeenCalled()
  }
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1)
    await shown
  })
  expect(presses.replayPresses).toHaveBeenCalledTimes(1)
})

test('an empty place is drawn into without a complaint, also where the server is said to have rendered', async () => {
  const place = placeOf('')
  await act(() => renderApp(place, app, { isRendered: true, fetchScreen: async () => null }, presses))
  await press(place)
  expect([place.textContent, pressed.mock.calls.length]).toEqual(['Add', 1])
})

test.each([
  ['<p>Starter</p>', 'Starter'],
  ['', 'The shop cannot be reached. Try again'],
])('when nothing can be started, a page of "%s" shows "%s"', (html, words) => {
  const place = placeOf(html)
  showAppLoadFailure(place, presses)
  expect([place.textContent, presses.release.mock.calls.length]).toEqual([words, 1])
})
