import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { network } from '#app/state/page/network.ts'
import { type ProbeResponder, responderOf, watchNetwork } from '#app/state/page/watch-network.ts'

const reply = (type: string, status = 200) => new Response(null, { status, headers: { 'content-type': type } })

test('only the shop’s own configuration says that the shop is there again; a page in its place is a network’s own', () => {
  expect(responderOf(reply('application/json; charset=utf-8'))).toBe('shop')
  expect(responderOf(reply('text/html'))).toBe('portal')
  expect(() => responderOf(reply('text/html', 502))).toThrow('Somebody else')
  expect(() => responderOf(reply('application/json', 502))).toThrow('Somebody else')
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  network.up = true
})

/** A page without a line, whose next questions fail so often before the shop answers; how often it has asked. */
function failing(times: number) {
  const asked = { times: 0 }
  onTestFinished(
    watchNetwork(async (): Promise<ProbeResponder> => {
      asked.times += 1
      if (asked.times <= times) throw new TypeError('Failed to fetch')
      return 'shop'
    }),
  )
  dispatchEvent(new Event('offline'))
  return asked
}

test('when the radio is back the shop is asked at once, and again within moments where nothing can be reached yet', async () => {
  const asked = failing(2)
  expect(network.up).toBe(false)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(2000)
  expect([asked.times, network.up]).toEqual([3, true])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.times).toBe(3)
})

test('a radio that goes again is asked nothing before its time', async () => {
  const asked = failing(99)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked.times).toBe(1)
})
