import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { reorder } from '#app/state/cart-changes/reorder.ts'
import { discardOrderChange, orderChanges, sendOrderChange, watchOrderChanges } from '#app/state/orders/order-changes.ts'
import { cancelOrder, fetchOrdersPage, fetchOrderWithFallback } from '#app/state/orders/orders.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { currentToken, restoreSession } from '#app/state/session/session.ts'
import { calls } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { orderRow, wholeOrder } from '../../../support/orders.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'

const asked = { tab: 'all', text: '', pageNo: 1 } as const
const counts = { all: 1, unpaid: 0, open: 0, shipped: 0, delivered: 1, closed: 0 }
const page = { records: [orderRow()], total: 1, size: 20, current: 1, pages: 1, counts }
const refused = (say: string, field: string) =>
  envelopeReply({ code: 409, msg: say, message: say, error: 'wrong-state', say, field }, { status: 409 })

let made = 0
let heard: { path: string; key: string | null }[] = []
let answer: (path: string) => Response | Promise<Response>
const shop = (path: string): Response => {
  const results: Record<string, unknown> = {
    [calls.orderList.path]: page,
    [calls.orderDetail.path]: wholeOrder(),
    [calls.orderCancel.path]: wholeOrder({ state: 'cancelled' }),
    [calls.orderReorder.path]: { added: [], left: [] },
    [calls.cartList.path]: [],
    [calls.cartCount.path]: { lines: 0, pieces: 0, goods: 0, coreCharges: 0, total: 0 },
    [calls.orderCoreShip.path]: {
      ...{
        id: 'c-1',
        orderId: 'o-1',
        orderNumber: 'CW-1',
        part: 'ST-1',
        name: 'Starter',
        mainImageUrl: '',
        qty: 1,
        deposit: 5,
        state: 'shipped',
      },
      ...{ dueOn: '2026-12-01', carrier: 'Lakes', tracking: '1', credited: 0, note: '' },
    },
  }
  return envelopeReply({ result: results[path] })
}
const paths = () => heard.map(({ path }) => path)

beforeEach(async () => {
  made += 1
  heard = []
  answer = shop
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', memoryStorage({ token: 't', userInfo: JSON.stringify({ id: `ada-${made}`, realname: 'Ada', email: '' }) }))
  const port = portTo(
    (request) => {
      const { pathname } = new URL(request.url)
      heard.push({ path: pathname, key: request.headers.get('Idempotency-Key') })
      return answer(pathname)
    },
    { token: async () => currentToken(), now: Date.now },
  )
  connectPort(port)
  connectMirror(`orders-${made}`, openMirrorDatabase)
  network.up = true
  await restoreSession()
})
afterEach(async () => {
  // What was begun in the background belongs to this test's database.
  await sendOutboxNow()
  vi.unstubAllGlobals()
})

describe('orders without the shop', () => {
  describe('on a line that says nothing', () => {
    let comes: (reply: Response) => void = () => undefined
    const silence = () => {
      const reply = new Promise<Response>((resolve) => {
        comes = resolve
      })
      answer = () => reply
    }
    afterEach(() => {
      answer = noSignal
    })
    const timeStands = () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
      onTestFinished(() => void vi.useRealTimers())
    }

    test('what was seen is there after two seconds, and the shop’s answer takes its place when it comes', async () => {
      timeStands()
      await fetchOrdersPage(asked)
      silence()
      const asking = fetchOrdersPage(asked)
      await vi.advanceTimersByTimeAsync(2000)
      vi.useRealTimers()
      const seen = await asking
      expect(seen).toMatchObject({ from: 'device', value: { total: 1 } })
      comes(envelopeReply({ result: { ...page, total: 2 } }))
      expect(await seen.lateReply).toMatchObject({ from: 'network', value: { total: 2 } })
    })

    test('known to be so, what was seen is there at once', async () => {
      await fetchOrdersPage(asked)
      silence()
      network.up = false
      const seen = await fetchOrdersPage(asked)
      expect(seen).toMatchObject({ from: 'device', value: { total: 1 } })
      comes(envelopeReply({ result: { ...page, total: 3 } }))
      expect(await seen.lateReply).toMatchObject({ from: 'network', value: { total: 3 } })
    })
  })

  test('a list that was empty is empty without the shop too; one that was never asked for is not here', async () => {
    const none = { ...page, records: [], total: 0, pages: 0, counts: { ...counts, all: 0, delivered: 0 } }
    answer = noSignal
    await expect(fetchOrdersPage(asked)).rejects.toMatchObject({ code: 'no-network' })
    answer = () => envelopeReply({ result: none })
    network.up = true
    await fetchOrdersPage(asked)
    answer = noSignal
    expect(await fetchOrdersPage(asked)).toMatchObject({ from: 'device', value: { total: 0, records: [] } })
  })

  test('the list that was seen is shown, and says since when it is known', async () => {
    expect(await fetchOrdersPage(asked)).toMatchObject({ from: 'network' })
    answer = noSignal
    const seen = await fetchOrdersPage({ ...asked, tab: 'delivered' })
    expect(seen).toMatchObject({ from: 'device', value: { total: 1 } })
    expect(Date.parse(seen.asOf ?? '')).toBeGreaterThan(0)
    expect((await fetchOrdersPage({ ...asked, tab: 'shipped' })).value.total).toBe(0)
  })

  test('an order that was opened is shown by id and number; one that was not is missing, with the reason', async () => {
    await fetchOrderWithFallback('o-1')
    answer = noSignal
    expect(await fetchOrderWithFallback('CW-100001')).toMatchObject({ from: 'device', value: { id: 'o-1' } })
    await expect(fetchOrderWithFallback('o-2')).rejects.toMatchObject({ code: 'no-network' })
  })

  test('nothing was ever seen: the failure is told, no empty list is made up', async () => {
    answer = noSignal
    await expect(fetchOrdersPage(asked)).rejects.toMatchObject({ code: 'no-network' })
  })

  test('a cancelled order is known as cancelled without the shop too', async () => {
    await fetchOrdersPage(asked)
    await cancelOrder('o-1', '')
    answer = noSignal
    expect((await fetchOrderWithFallback('o-1')).value.state).toBe('cancelled')
    expect((await fetchOrdersPage({ ...asked, tab: 'closed' })).value.total).toBe(1)
  })

  test.each([
    ['a gateway answers 502', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['a gateway answers 504', () => new Response('<h1>Gateway Time-out</h1>', { status: 504 })],
    ['a gateway answers 500', () => new Response('', { status: 500 })],
    [
      'a hotel answers with its own page',
      () => new Response('<h1>Welcome to our Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }),
    ],
  ])('what was seen is shown too when %s', async (_who, page) => {
    await fetchOrdersPage(asked)
    await fetchOrderWithFallback('o-1')
    answer = page
    expect(await fetchOrdersPage(asked)).toMatchObject({ from: 'device', value: { total: 1 } })
    expect(await fetchOrderWithFallback('o-1')).toMatchObject({ from: 'device', value: { id: 'o-1' } })
  })

  test('a refusal of the shop is never hidden behind what this device knows', async () => {
    await fetchOrderWithFallback('o-1')
    const refused = () => envelopeReply({ code: 404, msg: 'The shop does not have this.', error: 'not-found' })
    answer = (path) => (path === calls.orderDetail.path ? refused() : shop(path))
    await expect(fetchOrderWithFallback('o-1')).rejects.toMatchObject({ code: 'not-found' })
  })
})

test('a reorder that nobody answered is pressed again under the same key, the next one under a new key', async () => {
  answer = noSignal
  await expect(reorder('o-1')).rejects.toBeInstanceOf(AppError)
  answer = shop
  await reorder('o-1')
  await reorder('o-1')
  const keys = heard.filter(({ path }) => path === calls.orderReorder.path).map(({ key }) => key)
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[1])
})

describe('what is done to an order and may wait', () => {
  const change = { call: 'orderCoreShip', input: { id: 'c-1', carrier: 'Lakes', tracking: '1' } } as const

  test('with the shop it is done at once, and nothing waits', async () => {
    expect(await sendOrderChange(change)).toBe('done')
    const stop = watchOrderChanges()
    await vi.waitFor(() => expect(orderChanges.waitingChanges).toEqual([]))
    stop()
  })

  test('without the shop it is kept, and can be given up while it was not sent', async () => {
    network.up = false
    answer = noSignal
    expect(await sendOrderChange(change)).toBe('kept')
    const stop = watchOrderChanges()
    await vi.waitFor(() => expect(orderChanges.waitingChanges).toMatchObject([{ type: 'unsent', change }]))
    await discardOrderChange(orderChanges.waitingChanges[0]?.id ?? '')
    await vi.waitFor(() => expect(orderChanges.waitingChanges).toEqual([]))
    stop()
    expect(paths()).not.toContain(calls.orderCoreShip.path)
  })

  test('one that came back is kept until what it has become is written down: refused again, that one is kept in its place', async () => {
    const sayNo = (path: string) => (path === calls.orderCoreShip.path ? refused('No.', 'tracking') : shop(path))
    network.up = false
    answer = noSignal
    await sendOrderChange(change)
    network.up = true
    answer = sayNo
    await sendOutboxNow()
    const stop = watchOrderChanges()
    await vi.waitFor(() => expect(orderChanges.waitingChanges).toMatchObject([{ type: 'refused' }]))
    const first = orderChanges.waitingChanges[0]?.id ?? ''
    const ids = [first]
    const corrected = { ...change, input: { ...change.input, tracking: '2' } }
    const again = () => sendOrderChange(corrected, { id: ids.at(-1) ?? '', onReplaced: (id) => ids.push(id) })
    await expect(again()).rejects.toMatchObject({ code: 'wrong-state' })
    await vi.waitFor(() => expect(orderChanges.waitingChanges).toMatchObject([{ type: 'refused', change: { input: { tracking: '2' } } }]))
    expect(ids).toEqual([first, orderChanges.waitingChanges[0]?.id])
    expect(ids[1]).not.toBe(first)
    answer = shop
    expect(await again()).toBe('done')
    await vi.waitFor(() => expect(orderChanges.waitingChanges).toEqual([]))
    stop()
  })

  test('what the shop refuses is told with its sentence and field, and is not kept to be sent again', async () => {
    answer = (path) => (path === calls.orderCoreShip.path ? refused('This used unit is shipped already.', 'tracking') : shop(path))
    await expect(sendOrderChange(change)).rejects.toMatchObject({
      code: 'wrong-state',
      message: 'This used unit is shipped already.',
      detail: { field: 'tracking' },
    })
    const stop = watchOrderChanges()
    await vi.waitFor(() => expect(orderChanges.waitingChanges).toEqual([]))
    stop()
  })
})
