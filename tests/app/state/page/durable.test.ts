import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queueChanges } from '#app/state/outbox/make-change.ts'
import { readStoragePersistence, requestPersistence, requestPersistenceAgain, storagePersistence } from '#app/state/page/durable.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'

/** A browser that promises, or does not. */
const browser = (promises: boolean, has = false) => {
  const state = { kept: has }
  return {
    persisted: async () => state.kept,
    persist: vi.fn(async () => {
      state.kept = promises
      return promises
    }),
    estimate: async () => ({ usage: 3_200_000, quota: 9_000_000_000 }),
  }
}
let memory = memoryStorage()
const here = () => memory

beforeEach(() => {
  memory = memoryStorage()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T08:00:00Z') })
  Object.assign(storagePersistence, { type: 'asking', refused: false, usedBytes: null, mostBytes: null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what the browser says of what lies on this device', () => {
  test('that it keeps it, that it may clear it, with the space that it gives, or nothing', async () => {
    await readStoragePersistence(browser(true, true))
    expect(storagePersistence).toEqual({ type: 'kept', refused: false, usedBytes: 3_200_000, mostBytes: 9_000_000_000 })
    await readStoragePersistence(browser(true))
    expect(storagePersistence.type).toBe('may-clear')
    await readStoragePersistence({})
    expect(storagePersistence).toEqual({ type: 'unknown', refused: false, usedBytes: null, mostBytes: null })
  })

  test('one that fails to say is taken for one that says nothing', async () => {
    await readStoragePersistence({ persisted: () => Promise.reject(new Error('no')) })
    expect(storagePersistence.type).toBe('unknown')
    vi.mocked(console.warn).mockClear()
  })
})

describe('the browser is asked to keep it', () => {
  test('not before something lies here that is nowhere else; then at once', async () => {
    const storage = browser(true)
    vi.stubGlobal('navigator', { storage })
    vi.stubGlobal('localStorage', memory)
    connectMirror('durable')
    expect(storage.persist).not.toHaveBeenCalled()
    expect(await queueChanges('ada', [{ call: 'cartDeleteBatch', input: { ids: 'ST-1' } }])).toBe(true)
    await vi.waitFor(() => expect(storagePersistence.type).toBe('kept'))
    expect(storage.persist).toHaveBeenCalledOnce()
  })

  test('once a month at most, however many occasions there are', async () => {
    const storage = browser(false)
    await requestPersistence(storage, here)
    await requestPersistence(storage, here)
    expect(storagePersistence).toMatchObject({ type: 'may-clear', refused: true })
    vi.setSystemTime(Date.now() + 29 * 24 * 60 * 60 * 1000)
    await requestPersistence(storage, here)
    expect(storage.persist).toHaveBeenCalledOnce()
    vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60 * 1000)
    await requestPersistence(storage, here)
    expect(storage.persist).toHaveBeenCalledTimes(2)
  })

  test('not where it has promised already, nor where there is no such promise', async () => {
    const storage = browser(true, true)
    await requestPersistence(storage, here)
    expect(storage.persist).not.toHaveBeenCalled()
    await requestPersistence({}, here)
    expect(memory.held).toEqual({})
  })

  test('whenever a person presses for it', async () => {
    const storage = browser(false)
    await requestPersistenceAgain(storage)
    await requestPersistenceAgain(storage)
    expect(storage.persist).toHaveBeenCalledTimes(2)
    expect(storagePersistence).toMatchObject({ type: 'may-clear', refused: true })
  })

  test('and a failure of it loses nothing', async () => {
    const broken = { ...browser(true), persist: () => Promise.reject(new TypeError('no')) }
    await requestPersistence(broken, here)
    expect(storagePersistence.refused).toBe(true)
    vi.mocked(console.warn).mockClear()
  })
})
