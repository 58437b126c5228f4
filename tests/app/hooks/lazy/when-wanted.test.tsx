import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenWanted } from '#app/hooks/lazy/when-wanted.ts'
import { awaitFirstInstallation, endFirstInstallation } from '#app/state/worker/first-installation.ts'

const page = (connection: object) =>
  vi.stubGlobal('navigator', { connection, serviceWorker: { controller: null, getRegistration: async () => undefined } })

/** Tells whether it has come by now. */
function watched(promise: Promise<unknown>) {
  const come = vi.fn()
  void promise.then(come)
  return async () => {
    await new Promise((resolve) => setTimeout(resolve))
    return come.mock.calls.length > 0
  }
}

beforeEach(() => {
  page({ saveData: true })
  awaitFirstInstallation()
})
afterEach(() => {
  endFirstInstallation()
  vi.unstubAllGlobals()
})

test('who does not spare data gets it at once', async () => {
  page({ saveData: false })
  expect(await watched(whenWanted())()).toBe(true)
})

test.each(['pointerdown', 'keydown', 'click'])('who spares data gets it at the first %s', async (sign) => {
  const isHere = watched(whenWanted())
  expect(await isHere()).toBe(false)
  dispatchEvent(new Event(sign))
  expect(await isHere()).toBe(true)
})

test('or when the worker has fetched it', async () => {
  const isHere = watched(whenWanted())
  expect(await isHere()).toBe(false)
  endFirstInstallation()
  expect(await isHere()).toBe(true)
})
