import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAdaptiveTimeout, NetworkSilentError, type TimedRequest } from '#data/patience.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** When the line counted as silent for this question, in milliseconds; null while it does not. */
function given(waiting: TimedRequest) {
  const begun = performance.now()
  let after: number | null = null
  waiting.rejectWhenSilent().catch((error: unknown) => {
    if (error instanceof NetworkSilentError) after = performance.now() - begun
  })
  return () => after
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('where nothing comes at all, two seconds are enough', async () => {
  const silent = given(createAdaptiveTimeout().startTimedRequest())
  await pass(1999)
  expect(silent()).toBeNull()
  await pass(1)
  expect(silent()).toBe(2000)
})

test('also on a line that has answered quickly until just now', async () => {
  const line = createAdaptiveTimeout()
  const quick = line.startTimedRequest()
  await pass(50)
  quick.reportAnswer()
  quick.reportEnd()
  const silent = given(line.startTimedRequest())
  await pass(2000)
  expect(silent()).toBe(2000)
})

test('while other questions are answered it is waited for, six seconds at most', async () => {
  const line = createAdaptiveTimeout()
  const silent = given(line.startTimedRequest())
  const other = line.startTimedRequest()
  await pass(1500)
  other.reportAnswer()
  await pass(1900)
  expect(silent()).toBeNull()
  other.reportAnswer()
  await pass(1900)
  other.reportAnswer()
  await pass(699)
  expect(silent()).toBeNull()
  await pass(1)
  expect(silent()).toBe(6000)
})

test('and two seconds more after the last of them', async () => {
  const line = createAdaptiveTimeout()
  const silent = given(line.startTimedRequest())
  const other = line.startTimedRequest()
  await pass(100)
  other.reportAnswer()
  await pass(2000)
  expect(silent()).toBe(2100)
})

test('a slow line that answers is waited for longer from then on, until it is quick again or silent', async () => {
  const line = createAdaptiveTimeout()
  const slow = line.startTimedRequest()
  await pass(3000)
  slow.reportAnswer()
  const second = given(line.startTimedRequest())
  await pass(5999)
  expect(second()).toBeNull()
  await pass(1)
  expect(second()).toBe(6000)
  const third = given(line.startTimedRequest())
  await pass(2000)
  expect(third()).toBe(2000)
})

test('what is over is not waited for any more', async () => {
  const waiting = createAdaptiveTimeout().startTimedRequest()
  const silent = given(waiting)
  waiting.reportEnd()
  await pass(60_000)
  expect(silent()).toBeNull()
})
