import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { readDraft, writeDraft } from '#data/mirror/drafts.ts'
import { type MirrorDatabase, openMirrorDatabase } from '#data/mirror/open.ts'
import { storeMirroredSession } from '#data/mirror/session.ts'
import { drainOutbox } from '#data/outbox/drain.ts'
import { enqueueChanges, readStoredCart } from '#data/outbox/intents.ts'
import { optimisticCart } from '#data/outbox/optimistic-cart.ts'
import { readOrders, reopenOrderAsDraft } from '#data/outbox/orders.ts'
import { noSignal } from '../../support/cart/phone.ts'
import { orderShop, quoteOf } from '../../support/order-shop.ts'
import { portTo } from '../../support/port.ts'
import { orderChange, typedDraft } from '../../support/saved-order.ts'

const KEY = typedDraft().key
let made = 0
let name = ''
let mirror: MirrorDatabase
let shop = orderShop([])
let now = 0
let answer: (request: Request) => Promise<Response>

beforeEach(async () => {
  made += 1
  name = `saved-order-${made}`
  mirror = openMirrorDatabase(name)
  shop = orderShop([{ id: 'A-1', qty: 2 }])
  answer = shop.answer
  now = Date.parse('2026-11-21T08:00:00Z')
  await storeMirroredSession(mirror, { token: 't', userInfo: { id: 'ada', realname: 'Ada', email: '' } })
})

const who = { owner: 'ada', madeAt: Date.parse('2026-11-21T08:00:00Z') }
const save = (change = orderChange()) => enqueueChanges(mirror, who, [change])
const send = (seemsDown = false) =>
  drainOutbox({
    port: portTo((request) => answer(request), { now: () => now }),
    mirror,
    notifyChanged: () => undefined,
    isProbablyOffline: () => seemsDown,
  })
const kept = () => readOrders(mirror, 'ada')

describe('an order that is saved on this phone', () => {
  test('survives the closing of everything, with all that was typed', async () => {
    await save()
    await mirror.close()
    mirror = openMirrorDatabase(name)
    const { waiting } = await kept()
    expect(waiting).toMatchObject([{ id: KEY, state: 'waiting', attempts: 0, order: { draft: typedDraft() } }])
  })

  test('is not sent while there is no signal, so its buyer can still take it back', async () => {
    await save()
    answer = noSignal
    expect(await send(true)).toMatchObject({ type: 'stopped' })
    expect((await kept()).waiting).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })

  test('is never sent before the shop has answered something harmless: believed up, it may be down all the same', async () => {
    await save()
    const asked: string[] = []
    answer = (request) => {
      asked.push(new URL(request.url).pathname.split('/').at(-1) ?? '')
      return noSignal()
    }
    expect(await send(false)).toMatchObject({ type: 'stopped' })
    expect(asked).toEqual(['count'])
    expect((await kept()).waiting).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })

  test('is sent once when the signal is back, and the shop’s number is kept', async () => {
    await save()
    expect(await send()).toEqual({ type: 'done' })
    await send()
    expect(shop.heard.map(({ key }) => key)).toEqual([KEY])
    expect(await kept()).toMatchObject({ waiting: [], placed: [{ key: KEY, owner: 'ada', placed: { number: 'CW-100001' } }] })
  })

  test('whose reply was lost is sent again under its key, and is one order', async () => {
    await save()
    answer = async (request) => {
      const reply = await shop.answer(request)
      return request.url.includes('/order/place') ? noSignal() : reply
    }
    expect(await send()).toMatchObject({ type: 'stopped' })
    expect((await kept()).waiting).toMatchObject([{ state: 'waiting', attempts: 1 }])
    expect(await reopenOrderAsDraft(mirror, KEY)).toBeNull()
    answer = shop.answer
    expect(await send()).toEqual({ type: 'done' })
    expect([shop.heard.length, shop.placed.size]).toEqual([2, 1])
  })

  test('is written down once, however often its button was pressed', async () => {
    await Promise.all([save(), save()])
    await save()
    expect((await kept()).waiting).toHaveLength(1)
  })
})

describe('limits of the buyer', () => {
  test('a total that went beyond them comes back with everything typed, the new quote and a new key', async () => {
    await save()
    const quote = quoteOf(shop.cart)
    shop.judge = () => {
      throw new AppError('limit-broken', { field: 'limits.highestTotal', message: 'More than the $50.00 that you set.', result: quote })
    }
    expect(await send()).toEqual({ type: 'done' })
    const refusal = { code: 'limit-broken', say: 'More than the $50.00 that you set.', field: 'limits.highestTotal', result: quote }
    expect((await kept()).waiting).toMatchObject([{ state: 'refused', refusal }])
    const draft = await reopenOrderAsDraft(mirror, KEY)
    expect(draft).toEqual({ ...typedDraft(), key: expect.not.stringMatching(KEY) })
    expect(await readDraft(mirror, 'ada')).toEqual(draft)
    expect((await kept()).waiting).toEqual([])
  })

  test('an order whose time has passed is not even sent', async () => {
    await save()
    now = Date.parse('2026-11-22T08:00:00Z')
    expect(await send()).toEqual({ type: 'done' })
    expect(shop.heard).toEqual([])
    expect((await kept()).waiting).toMatchObject([{ state: 'refused', refusal: { code: 'limit-broken', field: 'limits.expiresAt' } }])
  })

  test('an order that was sent in time and never answered is asked for again, whatever the time: the shop may have it', async () => {
    await save()
    answer = (request) => (request.url.includes('/order/place') ? noSignal() : shop.answer(request))
    await send()
    now = Date.parse('2026-11-23T08:00:00Z')
    answer = shop.answer
    await send()
    expect((await kept()).placed).toHaveLength(1)
  })
})

describe('the cart beside a saved order', () => {
  test('shows its lines no more, and again when it comes back', async () => {
    await send()
    const shown = async () => {
      const { cart, queue } = await readStoredCart(mirror, 'ada')
      return optimisticCart(cart?.lines ?? [], queue).map(({ id }) => id)
    }
    expect(await shown()).toEqual(['A-1'])
    await save()
    expect(await shown()).toEqual([])
    await reopenOrderAsDraft(mirror, KEY)
    expect(await shown()).toEqual(['A-1'])
  })

  test('what is added after an order is not folded into what the order was made of', async () => {
    await enqueueChanges(mirror, who, [{ call: 'cartAdd', input: { mcode: 'A-1', qty: 2 } }])
    await save()
    await enqueueChanges(mirror, who, [{ call: 'cartAdd', input: { mcode: 'A-1', qty: 1 } }])
    await enqueueChanges(mirror, who, [{ call: 'cartDeleteBatch', input: { ids: 'A-1' } }])
    const { queue } = await readStoredCart(mirror, 'ada')
    expect(queue.slice(0, 2)).toMatchObject([{ call: 'cartAdd', input: { qty: 2 } }, { call: 'orderPlace' }])
    expect(queue.some(({ call, seq, input }) => call === 'cartAdd' && seq > 2 && 'qty' in input)).toBe(false)
  })
})

describe('a begun checkout', () => {
  test('is there again after a reload, and gone once its order is on its way', async () => {
    await writeDraft(mirror, 'ada', typedDraft(), typedDraft())
    expect(await readDraft(mirror, 'ada')).toEqual(typedDraft())
    expect(await readDraft(mirror, 'bob')).toBeNull()
    await save()
    expect(await readDraft(mirror, 'ada')).toBeNull()
    await send()
    expect(await readDraft(mirror, 'ada')).toBeNull()
  })
})
