import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFirstInstallation, awaitFirstInstallation, endFirstInstallation } from '#app/state/worker/first-installation.ts'

/** A page that no worker controls, in a browser that has this registration. */
function openPage(getRegistration: () => Promise<object | undefined>): { hasEnded: boolean } {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null, getRegistration } })
  awaitFirstInstallation()
  const state = { hasEnded: false }
  void afterFirstInstallation().then(() => {
    state.hasEnded = true
  })
  return state
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['a first visit', async () => undefined],
  ['a browser that refuses to say', () => Promise.reject(new Error('SecurityError'))],
])('%s waits until the worker is active', async (_what, getRegistration) => {
  const wait = openPage(getRegistration)
  await vi.advanceTimersByTimeAsync(19_000)
  expect(wait.hasEnded).toBe(false)
  endFirstInstallation()
  await vi.advanceTimersByTimeAsync(0)
  expect(wait.hasEnded).toBe(true)
})

test('a first visit whose worker never comes waits 20 s', async () => {
  const wait = openPage(async () => undefined)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(wait.hasEnded).toBe(true)
})

test('a page that was reloaded without the cache does not wait: the device has a worker', async () => {
  const wait = openPage(async () => ({}))
  await vi.advanceTimersByTimeAsync(0)
  expect(wait.hasEnded).toBe(true)
})
