import { expect, onTestFinished, test, vi } from 'vitest'
import { clock, startClock } from '#app/state/page/clock.ts'
import { onResume } from '#app/state/page/resume.ts'

function heard() {
  const listener = vi.fn()
  onTestFinished(onResume(listener))
  return listener
}
const sight = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  onTestFinished(() => void vi.restoreAllMocks())
}
const cameBack = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

test('a page that comes into sight is told, one that goes out of sight is not', () => {
  const listener = heard()
  sight('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).not.toHaveBeenCalled()
  sight('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledOnce()
})

test('so is one that comes out of the back/forward cache, or that the system had frozen; a first visit is not', () => {
  const listener = heard()
  sight('visible')
  dispatchEvent(cameBack(false))
  expect(listener).not.toHaveBeenCalled()
  dispatchEvent(cameBack(true))
  document.dispatchEvent(new Event('resume'))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('the clock moves once a minute in sight, not out of sight, and at once when the page is back', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const stop = startClock()
  const start = clock.ticks
  const moved = () => clock.ticks - start
  sight('visible')
  vi.advanceTimersByTime(60_000)
  expect(moved()).toBe(1)
  sight('hidden')
  vi.advanceTimersByTime(180_000)
  expect(moved()).toBe(1)
  sight('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(moved()).toBe(2)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(moved()).toBe(2)
})
