import 'fake-indexeddb/auto'
import { ref } from 'valtio/vanilla'
import { expect, test, vi } from 'vitest'
import { guestList } from '#app/state/cart/guest-list.ts'
import { viewHistory } from '#app/state/catalogue/view-history.ts'
import { openPackConnection } from '#app/state/packs/place.ts'
import { checkTomorrowReadiness, onWorkerControlChange, tomorrowReadiness } from '#app/state/packs/tomorrow.ts'
import { notifySignedOut } from '#app/state/session/after-sign-out.ts'
import type { MessageToWorker } from '#contract/worker/messages.ts'
import { readPinnedParts } from '#data/packs/pins.ts'
import { packsOnPage } from '../../../support/packs/packs-on-page.ts'

/** A worker that lacks some parts, and what it was asked. */
function workerLacking(missing: string[]) {
  const asked: MessageToWorker[] = []
  const serviceWorker = Object.assign(new EventTarget(), {
    startMessages: () => undefined,
    controller: {
      postMessage(message: MessageToWorker) {
        asked.push(message)
        if (message.type !== 'keep-parts') return
        const hear = (data: object) => serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
        hear({ type: 'parts-kept', ask: 'of another tab', missing: [] })
        hear({ type: 'parts-kept', ask: message.ask, missing })
      },
    },
  })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker })
  return asked
}
const codes = (...all: string[]) => ref(all.map((mcode) => ({ mcode })) as never[])
const pins = async () => {
  const store = openPackConnection()?.store
  return store === undefined ? [] : readPinnedParts(store)
}

async function withParts() {
  await packsOnPage()
  Object.assign(guestList, { known: true, rows: codes('AR-S-10001'), tabRows: ref([]) })
  Object.assign(viewHistory, { known: true, views: codes('AR-S-10001', 'AR-S-10002') })
}

test('what is on the list and what was looked at is pinned, each once with why, and the worker says what is missing', async () => {
  await withParts()
  const asked = workerLacking(['AR-S-10002'])
  await checkTomorrowReadiness()
  expect(asked).toMatchObject([{ type: 'keep-parts', parts: ['AR-S-10001', 'AR-S-10002'] }])
  expect(tomorrowReadiness.current).toMatchObject({ type: 'looked', partCount: 2, missingCodes: ['AR-S-10002'] })
  expect(await pins()).toEqual([
    { mcode: 'AR-S-10001', why: ['cart', 'recent'] },
    { mcode: 'AR-S-10002', why: ['recent'] },
  ])
})

test('asked once more while it looks, as when the line is back, it looks once more, and no oftener', async () => {
  await withParts()
  const asked = workerLacking([])
  await Promise.all([checkTomorrowReadiness(), checkTomorrowReadiness(), checkTomorrowReadiness()])
  expect(asked).toHaveLength(2)
})

test('without a worker nothing is promised; whoever signs out leaves no pin behind', async () => {
  await withParts()
  vi.stubGlobal('navigator', { onLine: true })
  await checkTomorrowReadiness()
  expect(tomorrowReadiness.current).toEqual({ type: 'no-worker' })
  expect(await pins()).toHaveLength(2)
  await notifySignedOut()
  expect(await pins()).toEqual([])
})

test('a worker that takes charge of the page is heard, until nobody listens', () => {
  const serviceWorker = new EventTarget()
  vi.stubGlobal('navigator', { serviceWorker })
  const heard = vi.fn()
  const stop = onWorkerControlChange(heard)
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  stop()
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  expect(heard).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
