import 'fake-indexeddb/auto'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLastPurchases } from '#app/state/orders/bought-before.ts'
import { lastPurchases } from '#app/state/orders/bought-days.ts'
import { fetchOrderWithFallback } from '#app/state/orders/orders.ts'
import { rememberPlacedOrder } from '#app/state/orders/orders-here.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { notifySignedOut } from '#app/state/session/after-sign-out.ts'
import { restoreSession } from '#app/state/session/session.ts'
import { calls } from '#contract/calls.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { cartLine } from '../../../support/cart/lines.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { wholeOrder } from '../../../support/orders.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'

let answer: (path: string) => Response | Promise<Response>
let asked: string[] = []
const { product } = cartLine('ST-1', 1)
const line = {
  ...{ id: v.parse(Mcode, 'ST-1'), qty: 2, unitPrice: 1, amount: 2, discount: 0, tax: 0, coreCharge: 0, coreAmount: 0, note: '' },
  ...{
    warrantyMonths: 24,
    warrantyUntil: '',
    returned: 0,
    returnable: 0,
    onSale: true,
    hsCode: '',
    countryOfOrigin: '',
    weightKg: 1,
    product,
  },
}
const order = wholeOrder({ lines: [line] })
const bought = {
  ...{ id: 'ZZ-9', product, qty: 1, orders: 1, lastPrice: 9, lastBoughtAt: '2026-02-03T00:00:00.000Z', lastOrderId: 'o-1' },
  ...{ lastOrderNumber: 'CW-1', warrantyUntil: '', priceNow: null, now: null, insteadId: null },
}

let member = 0
async function signIn() {
  member += 1
  vi.stubGlobal('localStorage', memoryStorage({ token: 't', userInfo: JSON.stringify({ id: `b-${member}`, realname: 'Ada', email: '' }) }))
  await restoreSession()
}

beforeEach(async () => {
  asked = []
  vi.stubGlobal('navigator', { onLine: true })
  const port = portTo((request) => {
    asked.push(new URL(request.url).pathname)
    return answer(new URL(request.url).pathname)
  })
  connectPort(port)
  connectMirror(`bought-${member}`, openMirrorDatabase)
  await signIn()
})
afterEach(() => vi.unstubAllGlobals())

test('the shop says what was bought before, and is asked once', async () => {
  answer = () => envelopeReply({ result: { records: [bought], total: 1, size: 100, current: 1, pages: 1 } })
  await loadLastPurchases()
  await loadLastPurchases()
  expect(lastPurchases.lastBoughtDays).toEqual({ 'ZZ-9': '2026-02-03T00:00:00.000Z' })
  expect(asked).toEqual([calls.orderParts.path])
})

test('without a network the orders that were opened on this device say it', async () => {
  answer = () => envelopeReply({ result: order })
  await fetchOrderWithFallback(order.id)
  answer = noSignal
  await loadLastPurchases()
  expect(lastPurchases.lastBoughtDays).toEqual({ 'ST-1': order.placedAt })
  vi.mocked(console.warn).mockClear()
})

const bought9 = () => envelopeReply({ result: { records: [bought], total: 1, size: 100, current: 1, pages: 1 } })
const known = { 'ZZ-9': '2026-02-03T00:00:00.000Z' }

test('who signs out leaves nothing of what they bought to whoever comes next', async () => {
  answer = bought9
  await loadLastPurchases()
  expect(lastPurchases.lastBoughtDays).toEqual(known)
  await notifySignedOut()
  expect(lastPurchases.lastBoughtDays).toEqual({})
})

test('nor does a session that has ended by itself, nor an answer that comes after it', async () => {
  answer = bought9
  await loadLastPurchases()
  vi.stubGlobal('localStorage', memoryStorage({}))
  await restoreSession()
  await expect.poll(() => lastPurchases.lastBoughtDays).toEqual({})
  await signIn()
  let reply: (response: Response) => void = () => undefined
  answer = () => new Promise((resolve) => (reply = resolve))
  asked = []
  const loading = loadLastPurchases()
  await expect.poll(() => asked).toHaveLength(1)
  vi.stubGlobal('localStorage', memoryStorage({}))
  await restoreSession()
  await Promise.resolve()
  reply(bought9())
  await loading
  expect(lastPurchases.lastBoughtDays).toEqual({})
})

test('an order that is placed in the same visit is added', async () => {
  answer = () => envelopeReply({ result: { records: [], total: 0, size: 100, current: 1, pages: 1 } })
  await loadLastPurchases()
  expect(lastPurchases.lastBoughtDays).toEqual({})
  answer = bought9
  rememberPlacedOrder('key-1', {
    id: 'o-1',
    number: 'CW-1',
    state: 'paid',
    total: 9,
    payment: 'invoice',
    placedAt: '2026-02-03T00:00:00.000Z',
  })
  await expect.poll(() => lastPurchases.lastBoughtDays).toEqual(known)
})
