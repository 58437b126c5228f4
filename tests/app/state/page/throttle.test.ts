import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from '#app/state/page/throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first time is at once, many more become one, and the last is never lost', () => {
  const work = vi.fn()
  const ask = throttle(work, 100)
  ask()
  expect(work).toHaveBeenCalledTimes(1)
  for (let asked = 0; asked < 50; asked += 1) ask()
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('asked for seldom, it is at once every time', () => {
  const work = vi.fn()
  const ask = throttle(work, 100)
  for (let asked = 0; asked < 3; asked += 1) {
    ask()
    vi.advanceTimersByTime(100)
  }
  expect(work).toHaveBeenCalledTimes(3)
})

test('asked for without a pause, it is done at its pace', () => {
  const work = vi.fn()
  const ask = throttle(work, 100)
  for (let at = 0; at < 1000; at += 10) {
    ask()
    vi.advanceTimersByTime(10)
  }
  expect(work.mock.calls.length).toBeGreaterThanOrEqual(10)
  expect(work.mock.calls.length).toBeLessThanOrEqual(11)
})

test('a clock that is set back does not keep the work waiting until it has caught up', () => {
  const work = vi.fn()
  const ask = throttle(work, 100)
  ask()
  vi.setSystemTime(Date.now() - 60 * 60 * 1000)
  ask()
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledTimes(2)
})

test('a page whose timers were lost does it at once when asked again', () => {
  const work = vi.fn()
  const ask = throttle(work, 100)
  ask()
  ask()
  vi.clearAllTimers()
  vi.setSystemTime(Date.now() + 500)
  ask()
  expect(work).toHaveBeenCalledTimes(2)
})
