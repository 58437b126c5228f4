import { afterEach, expect, test, vi } from 'vitest'
import { startHoldingMessages } from '#app/state/worker/early-messages.ts'
import { onWorkerMessage } from '#app/state/worker/on-worker-message.ts'

afterEach(() => vi.unstubAllGlobals())

const says = (data: unknown) => new MessageEvent('message', { data })

test('what the worker said before anybody listened is heard, once and in order, and then what it says later', () => {
  const container = Object.assign(new EventTarget(), { startMessages: () => undefined })
  vi.stubGlobal('navigator', { serviceWorker: container })
  startHoldingMessages()
  container.dispatchEvent(says({ type: 'network', up: false, portal: false }))
  container.dispatchEvent(says({ type: 'network', up: true, portal: false }))
  const heard: unknown[] = []
  const stop = onWorkerMessage((message) => heard.push(message))
  expect(heard).toEqual([
    { type: 'network', up: false, portal: false },
    { type: 'network', up: true, portal: false },
  ])
  container.dispatchEvent(says({ type: 'ready', ready: true, parts: 3 }))
  stop()
  container.dispatchEvent(says({ type: 'network', up: false, portal: false }))
  expect(heard).toHaveLength(3)
})
