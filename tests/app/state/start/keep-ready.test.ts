import 'fake-indexeddb/auto'
import * as v from 'valibot'
import { ref } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { guestList } from '#app/state/cart/guest-list.ts'
import { defaultOrdersQuery } from '#app/state/orders/order-filter.ts'
import { fetchOrdersPage, fetchOrderWithFallback } from '#app/state/orders/orders.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { currentToken, restoreSession } from '#app/state/session/session.ts'
import { prefetchOrders, prefetchParts, startPrefetching } from '#app/state/start/keep-ready.ts'
import { calls } from '#contract/calls.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { displayedPartOf } from '#data/outbox/shows.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { orderRow, wholeOrder } from '../../../support/orders.ts'
import { partDetail } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'

const counts = { all: 7, unpaid: 0, open: 0, shipped: 0, delivered: 7, closed: 0 }
const records = Array.from({ length: 7 }, (_, at) =>
  orderRow({ id: `o-${at}`, number: `CW-${at}`, placedAt: `2026-11-0${9 - at}T08:00:00.000Z` }),
)
let made = 0
let asked: string[] = []
let cut = false

beforeEach(async () => {
  made += 1
  asked = []
  cut = false
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', memoryStorage({ token: 't', userInfo: JSON.stringify({ id: `ada-${made}`, realname: 'Ada', email: '' }) }))
  const answer = (request: Request) => {
    if (cut) return noSignal()
    const url = new URL(request.url)
    const name = Object.entries(calls).find(([, { path }]) => path === url.pathname)?.[0] ?? ''
    const id = url.searchParams.get('id') ?? url.searchParams.get('mcode') ?? ''
    asked.push(`${name} ${id}`.trim())
    const results: Record<string, () => unknown> = {
      orderList: () => ({ records, total: 7, size: 20, current: 1, pages: 1, counts }),
      orderDetail: () => wholeOrder({ id, number: id.replace('o', 'CW') }),
      addressList: () => [],
      productDetail: () => partDetail({ mcode: id }),
      applicationItem: () => [],
      partsList: () => ({ contains: [], usedIn: [], usedInTotal: 0 }),
    }
    return envelopeReply({ result: results[name]?.() })
  }
  connectPort(portTo(answer, { token: async () => currentToken(), now: Date.now }))
  connectMirror(`ready-${made}`, openMirrorDatabase)
  network.up = true
  await restoreSession()
})
afterEach(() => vi.unstubAllGlobals())

test('address book, first page of orders and the newest of them are here before they were looked at, and are not fetched again within the hour', async () => {
  await prefetchOrders()
  expect(asked).toEqual(['addressList', 'orderList', ...[0, 1, 2, 3, 4].map((at) => `orderDetail o-${at}`)])
  await prefetchOrders()
  expect(asked).toHaveLength(7)
  cut = true
  expect(await fetchOrdersPage(defaultOrdersQuery)).toMatchObject({ from: 'device', value: { total: 7 } })
  expect(await fetchOrderWithFallback('CW-3')).toMatchObject({ from: 'device', value: { id: 'o-3' } })
  await expect(fetchOrderWithFallback('CW-6')).rejects.toMatchObject({ code: 'no-network' })
})

test('who has looked at the list of orders has the newest of them whole all the same', async () => {
  await fetchOrdersPage(defaultOrdersQuery)
  asked = []
  await prefetchOrders()
  expect(asked).toEqual(['addressList', ...[0, 1, 2, 3, 4].map((at) => `orderDetail o-${at}`)])
})

test('for a guest, and without a line, nothing is fetched', async () => {
  network.up = false
  await prefetchOrders()
  network.up = true
  localStorage.removeItem('token')
  await restoreSession()
  await prefetchOrders()
  expect(asked).toEqual([])
})

test('parts that lie in the cart are fetched with their pages, each once', async () => {
  const inCart = ['A-1', 'A-2'].map((id) => v.parse(Mcode, id))
  await prefetchParts(inCart)
  await prefetchParts(inCart)
  const whole = (id: string) => ['productDetail', 'applicationItem', 'partsList'].map((name) => `${name} ${id}`)
  expect(asked).toEqual([...whole('A-1'), ...whole('A-2')])
})

test('a part that could not be fetched is fetched the next time', async () => {
  const inCart = [v.parse(Mcode, 'B-1')]
  cut = true
  await prefetchParts(inCart)
  // The failure is logged, and no more.
  vi.mocked(console.warn).mockClear()
  network.up = true
  cut = false
  asked = []
  await prefetchParts(inCart)
  expect(asked).toContain('productDetail B-1')
})

test('what a guest put on the list is kept ready too, and once the shop answers again what was put there without a line', async () => {
  localStorage.removeItem('token')
  await restoreSession()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  startPrefetching()
  network.up = false
  guestList.rows = ref([{ id: 'row', mcode: 'C-1', qty: 1, addedAt: 1, shows: displayedPartOf(partDetail({ mcode: 'C-1' })) }])
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual([])
  network.up = true
  await vi.advanceTimersByTimeAsync(5000)
  await vi.waitFor(() => expect(asked).toContain('partsList C-1'))
})
