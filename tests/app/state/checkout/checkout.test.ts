import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addresses, loadAddresses } from '#app/state/addresses/addresses.ts'
import { saveAddress } from '#app/state/addresses/changes.ts'
import { cart } from '#app/state/cart/cart.ts'
import { chooseJob, repairJob } from '#app/state/cart/job.ts'
import { addLine } from '#app/state/cart-changes/changes.ts'
import { loadCart } from '#app/state/cart-changes/start.ts'
import { checkout } from '#app/state/checkout/checkout.ts'
import { editDraft, flushDraft, restartCheckout, restoreDraft } from '#app/state/checkout/draft.ts'
import { findLimitsError, suggestHighestTotal } from '#app/state/checkout/limits.ts'
import { nextCheckoutStep } from '#app/state/checkout/next-step.ts'
import { placeOrder, restoreCheckout, saveOrder } from '#app/state/checkout/place.ts'
import { refreshQuote } from '#app/state/checkout/quote.ts'
import { enterCheckout } from '#app/state/checkout/start.ts'
import { localOrders, markOrderSeen, readLocalOrders, unreadRefusedOrders } from '#app/state/orders/orders-here.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { onPrefetch } from '#app/state/page/prefetch.ts'
import { setShownLocale } from '#app/state/page/shown-locale.ts'
import { currentToken, restoreSession, session } from '#app/state/session/session.ts'
import { AppError } from '#contract/errors.ts'
import { deleteSentDraft, readDraft, writeDraft } from '#data/mirror/drafts.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { orderShop, quoteOf } from '../../../support/order-shop.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'

const ID = '22222222-2222-4222-8222-222222222222'
let made = 0
let shop = orderShop([])
let answer: (request: Request) => Promise<Response>

beforeEach(async () => {
  made += 1
  shop = orderShop([{ id: 'A-1', qty: 2 }])
  answer = shop.answer
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  const user = { id: `ada-${made}`, realname: 'Ada', email: '' }
  vi.stubGlobal('localStorage', memoryStorage({ token: 't', userInfo: JSON.stringify(user) }))
  vi.stubGlobal('sessionStorage', memoryStorage())
  connectPort(portTo((request) => answer(request), { token: async () => currentToken(), now: Date.now }))
  connectMirror(`checkout-${made}`, openMirrorDatabase)
  network.up = true
  await restoreSession()
  await loadCart()
  await restoreDraft()
  await loadAddresses()
  await saveAddress({
    ...{ id: ID, name: 'Ada', company: '', phone: '', country: 'US', lines: ['1 Pier Street'] },
    city: 'Ames',
    region: 'IA',
    postcode: '50014',
    vatId: '',
  })
  await sendOutboxNow()
  editDraft({ addressId: ID, delivery: 'standard', payment: 'invoice', step: 'review' })
  await refreshQuote({ shouldForce: true })
})
afterEach(async () => {
  await restartCheckout()
  vi.unstubAllGlobals()
})

const typed = { purchaseOrder: 'PO 4711', jobName: 'Deutz of Miller', lineNotes: { 'A-1': 'left bay' } }

describe('with the shop', () => {
  test('an order is placed, with the address as it was read, and the next checkout begins empty', async () => {
    editDraft(typed)
    chooseJob('Hilux Meyer')
    const { key } = checkout.draft
    const placing = await placeOrder()
    // What is added from here on is for the next job, not for that of this order.
    expect(repairJob).toMatchObject({ name: '', recent: ['Hilux Meyer'] })
    expect(placing).toEqual({ type: 'placed', id: localOrders.placedByKey[key]?.id })
    const [order] = shop.heard
    expect(order).toMatchObject({ key, input: { ...typed, address: { city: 'Ames' }, lines: [{ id: 'A-1', qty: 2 }] } })
    expect(checkout.draft).toMatchObject({ purchaseOrder: '', addressId: '' })
    expect(checkout.draft.key).not.toBe(key)
    expect(cart.lines).toEqual([])
  })

  test('a double click is one order', async () => {
    const pressed = await Promise.all([placeOrder(), placeOrder()])
    expect(pressed.map(({ type }) => type).sort()).toEqual(['placed', 'stay'])
    expect(shop.heard).toHaveLength(1)
  })

  test('a lost reply is asked for again under the same key: one order', async () => {
    answer = async (request) => {
      const reply = await shop.answer(request)
      if (request.url.includes('/order/place')) throw new TypeError('Failed to fetch')
      return reply
    }
    const { key } = checkout.draft
    expect(await placeOrder()).toEqual({ type: 'waiting', id: key })
    expect(localOrders.unsent).toMatchObject([{ key, type: 'unanswered' }])
    answer = shop.answer
    await sendOutboxNow()
    await readLocalOrders()
    expect(localOrders.placedByKey[key]).toMatchObject({ number: 'CW-100001' })
    expect(shop.heard.length).toBeGreaterThanOrEqual(2)
    expect([...new Set(shop.heard.map((order) => order.key))]).toEqual([key])
    expect(shop.placed.size).toBe(1)
  })

  test('a refused order leaves everything typed where it was, under a new key, and says why', async () => {
    editDraft(typed)
    const { key } = checkout.draft
    shop.judge = () => {
      throw new AppError('sold-out', { field: 'lines.A-1', message: 'A-1 is sold out.' })
    }
    expect(await placeOrder()).toEqual({ type: 'stay' })
    expect(checkout.refusal).toEqual({ message: 'A-1 is sold out.', field: 'lines.A-1' })
    expect(checkout.draft).toMatchObject({ ...typed, addressId: ID, step: 'review' })
    expect(checkout.draft.key).not.toBe(key)
    expect(cart.lines.map(({ id }) => id)).toEqual(['A-1'])
  })

  test('an order that has changed comes back with the new quote beside the one that was shown', async () => {
    const before = checkout.draft.quote
    const now = { sums: { ...quoteOf(shop.cart).sums, shipping: 20, total: 46.2 }, quoteHash: 'b'.repeat(32) }
    shop.judge = () => {
      throw new AppError('order-changed', { message: 'Look again.', result: quoteOf(shop.cart, now) })
    }
    expect(await placeOrder()).toEqual({ type: 'stay' })
    expect(checkout.draft.quote?.sums.shipping).toBe(20)
    expect(checkout.before).toEqual(before)
    expect(checkout.fresh).toBe(true)
  })

  test('a cart that changed on another device is told old and new before the buyer commits', async () => {
    const before = checkout.draft.quote
    shop.cart = [{ id: 'A-1', qty: 3 }]
    await sendOutboxNow()
    await refreshQuote()
    expect(checkout.draft.quote?.lines).toMatchObject([{ id: 'A-1', qty: 3 }])
    expect(checkout.before).toEqual(before)
  })

  test('a code that was typed and never tried is tried first, and nothing is ordered before its sums are shown', async () => {
    editDraft({ couponTyped: ' TEN ' })
    expect(await placeOrder()).toEqual({ type: 'stay' })
    expect(checkout.draft.coupon).toBe('TEN')
    expect(shop.heard).toEqual([])
    expect(await placeOrder()).toMatchObject({ type: 'placed' })
  })

  test('nothing is sent while something stands in the way', async () => {
    shop.quote = { quoteHash: '', problems: [{ about: 'coupon', id: 'X', error: 'coupon-refused', say: 'There is no coupon X.' }] }
    await refreshQuote({ shouldForce: true })
    expect(await placeOrder()).toEqual({ type: 'stay' })
    expect(shop.heard).toEqual([])
  })
})

describe('on a device that cannot keep anything', () => {
  beforeEach(() =>
    connectMirror('none', () => ({
      run: () => Promise.reject(new DOMException('no database', 'UnknownError')),
      close: async () => undefined,
    })),
  )
  afterEach(() => {
    vi.mocked(console.warn).mockClear()
    connectMirror(`checkout-${made}`, openMirrorDatabase)
  })

  test('a refused order gets a new key, because its old one belongs to the refusal', async () => {
    const { key } = checkout.draft
    shop.judge = () => {
      throw new AppError('sold-out', { message: 'A-1 is sold out.' })
    }
    expect(await placeOrder()).toEqual({ type: 'stay' })
    expect(checkout.refusal?.message).toBe('A-1 is sold out.')
    expect(checkout.draft.key).not.toBe(key)
  })

  test('an order that nothing answers keeps its key: pressed again it is the same order', async () => {
    const { key } = checkout.draft
    answer = noSignal
    expect(await placeOrder()).toEqual({ type: 'stay' })
    expect(checkout.draft.key).toBe(key)
  })
})

describe('without the shop', () => {
  beforeEach(async () => {
    answer = noSignal
    network.up = false
    await refreshQuote({ shouldForce: true })
    vi.mocked(console.warn).mockClear()
  })

  test('the last quote stays to be read, and the order can be saved with limits, which the goods alone may already break', () => {
    expect(checkout).toMatchObject({ fresh: false, trouble: 'No connection to the shop.', draft: { quote: { sums: { total: 39.15 } } } })
    expect(findLimitsError()).toMatchObject({ field: 'highestTotal' })
    editDraft({ highestTotal: '26.19' })
    expect(findLimitsError()?.message).toMatch('more than that already')
    editDraft({ highestTotal: '$ 26,20' })
    expect(findLimitsError()).toBeNull()
  })

  test('"At most" is filled with the total that was quoted last; what its buyer types stays, and what cannot hold is not offered', async () => {
    suggestHighestTotal()
    expect(checkout.draft.highestTotal).toBe('39.15')
    expect(findLimitsError()).toBeNull()
    for (const typedByBuyer of ['45', '39.1']) {
      editDraft({ highestTotal: typedByBuyer })
      suggestHighestTotal()
      expect(checkout.draft.highestTotal).toBe(typedByBuyer)
    }
    // A newer quote takes the place of an older one, but not of the buyer's own figure.
    editDraft({ highestTotal: '39.15' })
    answer = shop.answer
    network.up = true
    shop.cart.push({ id: 'A-2', qty: 2 })
    await sendOutboxNow()
    await refreshQuote({ shouldForce: true })
    const { total } = checkout.draft.quote?.sums ?? { total: 0 }
    expect(total).toBeGreaterThan(39.15)
    suggestHighestTotal()
    expect(checkout.draft.highestTotal).toBe(total.toFixed(2))
    // The cart has grown since it was quoted.
    editDraft({ highestTotal: '' })
    answer = noSignal
    network.up = false
    await addLine(partCard({ mcode: 'A-3' }), 9)
    suggestHighestTotal()
    expect(checkout.draft.highestTotal).toBe('')
    vi.mocked(console.warn).mockClear()
  })

  test('"At most" is filled from a quote for the present choices alone, and empty while the last one is for others', async () => {
    suggestHighestTotal()
    expect(checkout.draft.highestTotal).toBe('39.15')
    const chosen = { delivery: 'standard', payment: 'invoice', addressId: ID, coupon: '' } as const
    for (const other of [{ delivery: 'express' }, { payment: 'collection' }, { addressId: '' }, { coupon: 'SPRING' }] as const) {
      editDraft(other)
      suggestHighestTotal()
      expect(checkout.draft.highestTotal, JSON.stringify(other)).toBe('')
      editDraft({ ...chosen, purchaseOrder: 'PO 12' })
      suggestHighestTotal()
      expect(checkout.draft.highestTotal).toBe('39.15')
    }
    editDraft({ highestTotal: '60', delivery: 'express' })
    suggestHighestTotal()
    expect(checkout.draft.highestTotal).toBe('60')
  })

  test('it is saved and never called placed, survives a reload, and is sent once when the shop is back', async () => {
    editDraft({ ...typed, highestTotal: '50' })
    const { key } = checkout.draft
    expect(await saveOrder()).toEqual({ type: 'waiting', id: key })
    connectMirror(`checkout-${made}`, openMirrorDatabase)
    await readLocalOrders()
    expect(localOrders.unsent).toMatchObject([{ key, type: 'unsent', limits: { highestTotal: 50 }, order: { total: null, draft: typed } }])
    expect(localOrders.placedByKey[key]).toBeUndefined()
    answer = shop.answer
    network.up = true
    await sendOutboxNow()
    await sendOutboxNow()
    await readLocalOrders()
    expect(localOrders.unsent).toEqual([])
    expect(shop.heard.map((order) => order.key)).toEqual([key])
    expect(localOrders.withdrawnKeys).not.toContain(key)
  })

  test('beyond its limits it comes back, and the checkout stands there again with everything kept', async () => {
    editDraft({ ...typed, highestTotal: '50' })
    await saveOrder()
    const { key } = localOrders.unsent[0] ?? { key: '' }
    answer = shop.answer
    network.up = true
    shop.judge = () => {
      throw new AppError('limit-broken', { field: 'limits.highestTotal', message: 'More than you set.', result: quoteOf(shop.cart) })
    }
    await sendOutboxNow()
    await readLocalOrders()
    expect(localOrders.unsent).toMatchObject([{ key, type: 'refused', refusal: { say: 'More than you set.' } }])
    expect(await restoreCheckout(key)).toBe(true)
    expect(checkout.draft).toMatchObject({ ...typed, highestTotal: '50', addressId: ID })
    expect(checkout.refusal?.message).toBe('More than you set.')
    expect(localOrders.unsent).toEqual([])
    // Its page must not ask the shop for an order of that key: there is none.
    expect(localOrders.withdrawnKeys).toContain(key)
  })

  test('what was typed into the next checkout meanwhile is there beside it', async () => {
    editDraft({ ...typed, jobName: '', highestTotal: '50' })
    await saveOrder()
    const { key } = localOrders.unsent[0] ?? { key: '' }
    editDraft({
      newAddress: { city: 'Boone' },
      lineNotes: { 'B-2': 'right bay', 'A-1': 'other bay' },
      jobName: 'Fendt',
      purchaseOrder: 'PO 2',
    })
    expect(await restoreCheckout(key)).toBe(true)
    expect(checkout.draft).toMatchObject({
      ...{ purchaseOrder: 'PO 4711', jobName: 'Fendt', addressId: ID, newAddress: { city: 'Boone' } },
      lineNotes: { 'A-1': 'left bay', 'B-2': 'right bay' },
    })
  })

  test('that it came back is told until it is looked at, after a reload too, and to nobody else', async () => {
    editDraft({ ...typed, highestTotal: '50' })
    await saveOrder()
    const { key } = localOrders.unsent[0] ?? { key: '' }
    expect(unreadRefusedOrders()).toEqual([])
    answer = shop.answer
    network.up = true
    shop.judge = () => {
      throw new AppError('sold-out', { message: 'A-1 is sold out.' })
    }
    await sendOutboxNow()
    connectMirror(`checkout-${made}`, openMirrorDatabase)
    await readLocalOrders()
    expect(unreadRefusedOrders()).toMatchObject([{ key, refusal: { say: 'A-1 is sold out.' } }])
    const { current } = session
    session.current = { type: 'guest' }
    expect(unreadRefusedOrders()).toEqual([])
    await readLocalOrders()
    session.current = current
    await readLocalOrders()
    expect(unreadRefusedOrders()).toHaveLength(1)
    expect(localOrders.withdrawnKeys).not.toContain(key)
    await markOrderSeen(key)
    expect(unreadRefusedOrders()).toEqual([])
    connectMirror(`checkout-${made}`, openMirrorDatabase)
    await readLocalOrders()
    expect(localOrders.unsent).toMatchObject([{ key, type: 'refused', isRefusalSeen: true }])
    expect(unreadRefusedOrders()).toEqual([])
  })
})

test('each choice is followed by a quote of it, and what changes no sum asks nothing', async () => {
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined })
  const begun = vi.fn()
  onPrefetch(begun)
  const leave = enterCheckout()
  try {
    // The last that entering does; before it, it asks for a quote of its own.
    await vi.waitFor(() => expect(begun).toHaveBeenCalled())
    editDraft({ delivery: 'express' })
    await vi.waitFor(() => expect(shop.quoted.at(-1)).toMatchObject({ delivery: 'express' }))
    await vi.waitFor(() => expect(checkout.fresh).toBe(true))
    const asked = shop.quoted.length
    editDraft({ purchaseOrder: 'PO 1', step: 'payment' })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(shop.quoted.length).toBe(asked)
  } finally {
    leave()
  }
})

test('another language is followed by a quote in it, which is no change of the order', async () => {
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined })
  const begun = vi.fn()
  onPrefetch(begun)
  const leave = enterCheckout()
  try {
    await vi.waitFor(() => expect(begun).toHaveBeenCalled())
    shop.quote = { sums: { ...quoteOf(shop.cart).sums, taxName: 'Umsatzsteuer 5,5 %' } }
    setShownLocale('de')
    await vi.waitFor(() => expect(checkout.draft.quote?.sums.taxName).toBe('Umsatzsteuer 5,5 %'))
    expect(checkout.before).toBeNull()
    leave()
    const asked = shop.quoted.length
    setShownLocale('en-US')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(shop.quoted.length).toBe(asked)
  } finally {
    setShownLocale('en-US')
    leave()
  }
})

test('a page that comes back into sight asks for a new quote when its own is older than a minute', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  const begun = vi.fn()
  onPrefetch(begun)
  const leave = enterCheckout()
  try {
    await vi.waitFor(() => expect(begun).toHaveBeenCalled())
    await vi.waitFor(() => expect(checkout.fresh).toBe(true))
    const asked = shop.quoted.length
    page.dispatchEvent(new Event('visibilitychange'))
    expect(shop.quoted.length).toBe(asked)
    editDraft({ quotedAt: Date.now() - 61_000 })
    page.dispatchEvent(new Event('visibilitychange'))
    expect(checkout.fresh).toBe(false)
    await vi.waitFor(() => expect(checkout.fresh).toBe(true))
    expect(shop.quoted.length).toBe(asked + 1)
  } finally {
    leave()
  }
})

test('the page that comes after the order is fetched while the line still holds', async () => {
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined })
  const fetched: string[] = []
  onPrefetch(({ pathname }) => void fetched.push(pathname))
  const leave = enterCheckout()
  try {
    await vi.waitFor(() => expect(fetched).toEqual(['/completeOrder']))
  } finally {
    leave()
  }
})

test('whoever has a default address begins at the review, with the first way of delivery and of payment; and stays where they go', async () => {
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined })
  await restartCheckout()
  checkout.status = 'loading'
  const leave = enterCheckout()
  try {
    const first = { addressId: ID, delivery: 'standard', payment: 'invoice', step: 'review' }
    await vi.waitFor(() => expect(checkout.draft).toMatchObject(first))
    await vi.waitFor(() => expect(shop.quoted.at(-1)).toMatchObject({ delivery: 'standard', payment: 'invoice' }))
    editDraft({ step: 'address' })
    await loadAddresses()
    expect(checkout.draft.step).toBe('address')
  } finally {
    leave()
  }
})

test('what the shop has a word to say about stays open, and so does what it could not be asked', async () => {
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined })
  const say = 'No parcel takes it.'
  for (const hinder of [
    () => Object.assign(shop, { quote: { problems: [{ about: 'delivery', id: '', error: 'not-delivered', say }] } }),
    () => Object.assign(shop, { quote: { delivery: null } }),
    () => {
      answer = noSignal
    },
  ]) {
    await restartCheckout()
    checkout.status = 'loading'
    hinder()
    const begun = vi.fn()
    onPrefetch(begun)
    const leave = enterCheckout()
    try {
      await vi.waitFor(() => expect(begun).toHaveBeenCalled())
      expect(checkout.draft).toMatchObject({ addressId: ID, delivery: '', payment: '', step: 'delivery' })
    } finally {
      leave()
    }
  }
})

test.each([
  ['address', { delivery: '', payment: '' }, 'delivery'],
  ['address', { delivery: 'standard', payment: '' }, 'payment'],
  ['address', { delivery: 'standard', payment: 'invoice' }, 'review'],
  ['delivery', { delivery: 'express', payment: '' }, 'payment'],
  ['delivery', { delivery: 'express', payment: 'invoice' }, 'review'],
  ['delivery', { delivery: 'express', payment: 'collection' }, 'payment'],
  ['delivery', { delivery: 'collection', payment: 'collection' }, 'review'],
  ['payment', { delivery: 'express', payment: '' }, 'review'],
] as const)('behind %s, with %j, comes %s', (step, chosen, next) => {
  expect(nextCheckoutStep(step, chosen)).toBe(next)
})

test('the session told anew asks nothing again, and its end asks nothing in nobody’s name', async () => {
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined })
  const asked: string[] = []
  let answered = 0
  answer = async (request) => {
    asked.push(request.url)
    const reply = await shop.answer(request)
    answered += 1
    return reply
  }
  const leave = enterCheckout()
  try {
    await vi.waitFor(() => expect(checkout.fresh).toBe(true))
    // Entering asks several things, one because of another.
    let before = -1
    const silent = async () => {
      before = asked.length
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect([answered, asked.length]).toEqual([before, before])
    }
    await vi.waitFor(silent, { timeout: 5000 })
    asked.length = 0
    await restoreSession()
    await restoreSession(memoryStorage({}))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked.filter((url) => /address|quote/.test(url))).toEqual([])
  } finally {
    leave()
    await restoreSession()
  }
})

test('what is typed is on the device although the page is left before any timer could tell', async () => {
  await flushDraft()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    editDraft({ couponTyped: 'PIT10' })
    editDraft({ jobName: 'Deutz' })
    // No waiting helper of Vitest: they move the clock on.
    for (let turns = 0; turns < 50; turns += 1) await new Promise((resolve) => setImmediate(resolve))
    expect(await readDraft(openMirrorDatabase(`checkout-${made}`), `ada-${made}`)).toMatchObject({ couponTyped: 'PIT10', jobName: 'Deutz' })
  } finally {
    vi.useRealTimers()
  }
})

test('what is typed is on the device: the next page finds it', async () => {
  editDraft({ ...typed, newAddress: { city: 'Boone' } })
  await flushDraft()
  const before = checkout.draft
  checkout.status = 'loading'
  await restoreDraft()
  expect(checkout.draft).toEqual(before)
})

test('asked twice at once, the checkout is read once: what was typed after the first answer stays', async () => {
  await flushDraft()
  checkout.status = 'loading'
  const second = new Promise<void>((done) => {
    void restoreDraft().then(() => editDraft({ couponTyped: 'PIT10' }))
    void restoreDraft().then(done)
  })
  await second
  await vi.waitFor(() => expect(checkout.draft.couponTyped).toBe('PIT10'))
})

describe('with a second tab', () => {
  const mirror = () => openMirrorDatabase(`checkout-${made}`)
  const owner = () => `ada-${made}`
  const elsewhere = (more: object) => writeDraft(mirror(), owner(), checkout.draft, { ...checkout.draft, ...more })

  test('a tab that is only looked at does not write its old words over what was typed in the other', async () => {
    await flushDraft()
    await elsewhere({ jobName: 'typed in the other tab' })
    await flushDraft()
    expect((await readDraft(mirror(), owner()))?.jobName).toBe('typed in the other tab')
  })

  test('a tab that nobody types in and that asks for a new quote, because the line is back, writes nothing over what was typed in the other', async () => {
    await flushDraft()
    await elsewhere({ jobName: 'typed in the other tab', lineNotes: { 'A-1': 'left bay' } })
    shop.quote = { quoteHash: 'c'.repeat(32) }
    await refreshQuote({ shouldForce: true })
    await flushDraft()
    expect(await readDraft(mirror(), owner())).toMatchObject({
      ...{ jobName: 'typed in the other tab', lineNotes: { 'A-1': 'left bay' } },
      quote: { quoteHash: 'c'.repeat(32) },
    })
  })

  test('of two tabs that type at once each keeps its own field, and of one field the last word', async () => {
    await flushDraft()
    editDraft({ purchaseOrder: 'PO here', jobName: 'first here' })
    await elsewhere({ jobName: 'then in the other tab', couponTyped: 'PIT10' })
    await flushDraft()
    expect(await readDraft(mirror(), owner())).toMatchObject({
      ...{ purchaseOrder: 'PO here', jobName: 'then in the other tab', couponTyped: 'PIT10' },
    })
  })

  test('back at the checkout, what was typed in the other tab stands there', async () => {
    await flushDraft()
    await elsewhere({ jobName: 'typed in the other tab' })
    await restoreDraft()
    expect(checkout.draft.jobName).toBe('typed in the other tab')
  })

  test('what is typed in both, side by side, is kept of both, and stands here as well', async () => {
    editDraft({ lineNotes: { 'A-1': 'left bay', 'B-2': 'gone soon' } })
    await flushDraft()
    await elsewhere({ jobName: 'typed in the other tab', step: 'payment', lineNotes: { 'A-1': 'right bay' } })
    editDraft({ purchaseOrder: 'PO 4711', lineNotes: { ...checkout.draft.lineNotes, 'C-3': 'by hand' } })
    await flushDraft()
    const both = { jobName: 'typed in the other tab', purchaseOrder: 'PO 4711', lineNotes: { 'A-1': 'right bay', 'C-3': 'by hand' } }
    expect(await readDraft(mirror(), owner())).toMatchObject(both)
    // The other tab's next step is none of this one.
    expect(checkout.draft).toMatchObject({ ...both, step: 'review' })
    expect(Object.keys(checkout.draft.lineNotes)).toEqual(['A-1', 'C-3'])
    editDraft({ jobName: 'typed here' })
    await flushDraft()
    expect(await readDraft(mirror(), owner())).toMatchObject({ ...both, jobName: 'typed here' })
  })

  test('what is typed here while it is written down is the newest', async () => {
    await flushDraft()
    await elsewhere({ jobName: 'typed in the other tab' })
    editDraft({ purchaseOrder: 'PO 1' })
    const writing = flushDraft()
    editDraft({ purchaseOrder: 'PO 12' })
    await writing
    expect(checkout.draft).toMatchObject({ purchaseOrder: 'PO 12', jobName: 'typed in the other tab' })
    await flushDraft()
    expect(await readDraft(mirror(), owner())).toMatchObject({ purchaseOrder: 'PO 12', jobName: 'typed in the other tab' })
  })

  test('what is typed while the checkout is read again stays', async () => {
    await flushDraft()
    await elsewhere({ jobName: 'typed in the other tab' })
    const reading = restoreDraft()
    editDraft({ jobName: 'typed here' })
    await flushDraft()
    await reading
    expect(checkout.draft.jobName).toBe('typed here')
  })

  test('an order that the other tab has sent is not sent again under its key: the next checkout here is another', async () => {
    await flushDraft()
    const { key } = checkout.draft
    const placed = {
      id: ID,
      number: 'CW-9',
      state: 'awaiting-payment',
      total: 1,
      payment: 'invoice',
      placedAt: '2026-11-21T08:00:00Z',
    } as const
    await mirror().run(async (db) => void (await db.put('placed', { key, owner: owner(), placed })))
    await deleteSentDraft(mirror(), owner(), key)
    await restoreDraft()
    expect(checkout.draft.key).not.toBe(key)
  })

  test('an order that leaves takes no other checkout with it', async () => {
    await flushDraft()
    await elsewhere({ key: ID, jobName: 'begun in the other tab' })
    await restartCheckout()
    expect((await readDraft(mirror(), owner()))?.jobName).toBe('begun in the other tab')
  })
})

test('an address written here is in the book at once, its default for everything', () => {
  expect(addresses.rows).toMatchObject([{ id: ID, defaultFor: ['shipping', 'billing'] }])
})
