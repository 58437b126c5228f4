import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadForChunk } from '#app/hooks/lazy/chunk-reload.ts'
import { importWithRetries } from '#app/hooks/lazy/import-until-here.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'

const lost = () => new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/x.js')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a piece that the line lost is fetched again until it is here, ever more slowly', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost()).mockResolvedValue('piece')
  const piece = importWithRetries(load, async () => false)
  await vi.advanceTimersByTimeAsync(999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await piece).toBe('piece')
})

test('what is no matter of the line is told at once', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('x is not a function'))
  await expect(importWithRetries(load, async () => false)).rejects.toThrow('x is not a function')
  expect(load).toHaveBeenCalledTimes(1)
})

test('section 8: for a piece that is gone the page is loaded anew, once per 10 s per path, and only while the shop answers', async () => {
  vi.stubGlobal('location', { pathname: '/prod/m/ST-1' })
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  vi.stubGlobal('navigator', { onLine: true })
  const reload = vi.fn()
  expect(await reloadForChunk(async () => false, reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(await reloadForChunk(async () => true, reload)).toBe(true)
  expect(await reloadForChunk(async () => true, reload)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})
