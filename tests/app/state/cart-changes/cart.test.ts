import { currentToken, expireSession, restoreSession, session, storeExpiredUserId } from '#app/state/session/session.ts'
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startLanguage, translate } from '#app/i18n/language.ts'
import { cart } from '#app/state/cart/cart.ts'
import { cartCount } from '#app/state/cart/count.ts'
import { addListToCart } from '#app/state/cart-changes/add-list.ts'
import {
  addLine,
  clearCart,
  discardRejectedChange,
  removeLines,
  retryRejectedChange,
  setLinesAside,
  setQuantity,
  undoRemove,
} from '#app/state/cart-changes/changes.ts'
import { loadCart, refetchStaleCart } from '#app/state/cart-changes/start.ts'
import { sendWaitingChanges } from '#app/state/outbox/direct.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectedMirror, connectMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { notices, setErrorRedirects } from '#app/state/page/notices.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { ATTEMPT_TIMEOUTS_MS } from '#data/mirror/database.ts'
import { NewerDatabaseError } from '#data/mirror/newer-database.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { fakeShop } from '../../../support/cart/fake-shop.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'

const part = (mcode: string) => partCard({ mcode })
const shown = () => cart.lines.map(({ id, qty, progress }) => [id, qty, progress])

/** A page hears of its window. */
const windowEvents = new EventTarget()

const reload = vi.fn()
const replace = vi.fn()
let made = 0
let shop = fakeShop()
let answer = shop.answer

beforeEach(async () => {
  made += 1
  shop = fakeShop()
  answer = shop.answer
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { pathname: '/prod/m/GOOD-1', search: '', reload, replace })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents))
  vi.stubGlobal('removeEventListener', windowEvents.removeEventListener.bind(windowEvents))
  connectPort(portTo((request) => answer(request), { token: async () => currentToken() }))
  connectMirror(`state-${made}`, openMirrorDatabase)
  notices.toast = null
  network.up = true
  await signIn('ada')
  await loadCart()
})

async function signIn(who: string): Promise<void> {
  localStorage.setItem('token', await shop.signIn(who))
  localStorage.setItem('userInfo', JSON.stringify({ id: who, realname: 'Ada', email: '' }))
  await restoreSession()
}

describe('with a signal', () => {
  test('an added part is shown at once, confirmed soon, and counted in the badge', async () => {
    expect(await addLine(part('GOOD-1'), 2)).toBe('kept')
    expect(cart.lines[0]).toMatchObject({ id: 'GOOD-1', qty: 2 })
    expect(cartCount.pieces).toBe(2)
    await sendOutboxNow()
    expect(shown()).toEqual([['GOOD-1', 2, 'confirmed']])
    expect([cart.status, cart.waiting, cart.sending, cart.trouble]).toEqual(['ready', 0, false, null])
    expect(cart.asOf).not.toBeNull()
  })

  test('a list that has been in sight for some minutes is asked for anew', async () => {
    let asked = 0
    answer = (request) => {
      asked += 1
      return shop.answer(request)
    }
    const grown = async (minutes: number) => {
      cart.asOf = new Date(Date.now() - minutes * 60_000).toISOString()
      refetchStaleCart()
      await sendOutboxNow()
      return asked
    }
    const once = await grown(3)
    expect(await grown(5)).toBeGreaterThan(once * 2)
  })

  test('section 8: a delete that the shop confirmed says "successfully delete"', async () => {
    await addLine(part('GOOD-1'), 2)
    await sendOutboxNow()
    expect(await removeLines(['GOOD-1'])).toBe('deleted')
    expect(notices.toast?.text).toBe('successfully delete')
    expect((await shop.cartOf('ada')).cart).toEqual({})
  })

  test('section 8: a delete that the shop refused says "fail to delete"', async () => {
    await addLine(part('GOOD-1'), 2)
    await sendOutboxNow()
    const refusal = { code: 403, msg: 'This is not open to you.', message: 'This is not open to you.', error: 'forbidden' }
    answer = async (request) => (request.method === 'DELETE' ? Response.json(refusal, { status: 403 }) : shop.answer(request))
    expect(await removeLines(['GOOD-1'])).toBe('refused')
    expect(notices.toast?.text).toBe('fail to delete')
    expect(cart.refused).toMatchObject([{ call: 'cartDeleteBatch', lineIds: ['GOOD-1'] }])
  })

  const forbidden = () => Response.json({ code: 403, msg: 'No.', message: 'No.', error: 'forbidden' }, { status: 403 })

  test('a refused delete offers no undo of its line, and keeps that of another', async () => {
    await addLine(part('GOOD-1'), 2)
    await addLine(part('GOOD-2'), 1)
    await sendOutboxNow()
    let refuse = () => {}
    const asked = new Promise<void>((resolve) => {
      refuse = resolve
    })
    answer = async (request) => {
      if (request.method !== 'DELETE' || !(await request.clone().text()).includes('GOOD-1')) return shop.answer(request)
      await asked
      return forbidden()
    }
    const one = removeLines(['GOOD-1'])
    await vi.waitFor(() => expect(cart.removed.map(({ id }) => id)).toEqual(['GOOD-1']))
    const two = removeLines(['GOOD-2'])
    await vi.waitFor(() => expect(cart.removed.map(({ id }) => id)).toEqual(['GOOD-2']))
    refuse()
    expect([await one, await two]).toEqual(['refused', 'deleted'])
    expect(cart.removed.map(({ id }) => id)).toEqual(['GOOD-2'])
  })

  test('a delete that is taken after one that was refused says so, and can be undone', async () => {
    await addLine(part('GOOD-1'), 2)
    await sendOutboxNow()
    answer = async (request) => (request.method === 'DELETE' ? forbidden() : shop.answer(request))
    expect(await removeLines(['GOOD-1'])).toBe('refused')
    expect(cart.removed).toEqual([])
    answer = shop.answer
    expect(await removeLines(['GOOD-1'])).toBe('deleted')
    expect(notices.toast?.text).toBe('successfully delete')
    expect(cart.removed.map(({ id }) => id)).toEqual(['GOOD-1'])
  })

  test('what was removed can be put back', async () => {
    await addLine(part('GOOD-1'), 2)
    await setLinesAside(['GOOD-1'], 'Bay 2')
    await sendOutboxNow()
    await removeLines(['GOOD-1'])
    await undoRemove()
    await sendOutboxNow()
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: 'Bay 2' } })
    expect(cart.removed).toEqual([])
  })

  test('"Clear All" leaves what is set aside for a job', async () => {
    await addLine(part('GOOD-1'), 2)
    await addLine(part('GOOD-2'), 1)
    await setLinesAside(['GOOD-2'], 'Bay 2')
    await clearCart()
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-2': { qty: 1, job: 'Bay 2' } })
  })

  test('a refused part comes back with its reason, and is retried or discarded', async () => {
    await addLine(part('FEW-1'), 4)
    await sendOutboxNow()
    const [refused] = cart.refused
    expect(refused).toMatchObject({ lineIds: ['FEW-1'], refusedQuantity: 4, partName: 'Starter', refusal: { code: 'sold-out' } })
    expect(cartCount.pieces).toBe(0)
    const keys: (string | null)[] = []
    answer = (request) => {
      if (request.method === 'POST') keys.push(request.headers.get(IDEMPOTENCY_HEADER))
      return shop.answer(request)
    }
    await retryRejectedChange(refused?.intentId ?? '')
    await sendOutboxNow()
    // Under its old key the shop would only say the old refusal again.
    expect(keys).toEqual([cart.refused[0]?.intentId])
    expect(keys).not.toContain(refused?.intentId)
    await discardRejectedChange(cart.refused[0]?.intentId ?? '')
    expect([cart.refused, cart.lines]).toEqual([[], []])
    await addLine(part('FEW-1'), 4)
    await sendOutboxNow()
    await setQuantity('FEW-1', 3)
    await sendOutboxNow()
    expect((await shop.cartOf('ada')).cart).toEqual({ 'FEW-1': { qty: 3, job: '' } })
  })
})

describe('without a signal', () => {
  beforeEach(() => {
    answer = noSignal
  })

  test('a change waits on this phone, and nothing is said that is not so', async () => {
    await addLine(part('GOOD-1'), 2)
    await sendOutboxNow()
    expect(shown()).toEqual([['GOOD-1', 2, 'waiting']])
    expect(cart.waiting).toBe(1)
    expect(cart.trouble).toBe('No connection to the shop.')
    expect(network.up).toBe(false)
    answer = shop.answer
    expect(await sendOutboxNow()).toBe('done')
    expect([shown(), cart.trouble, network.up]).toEqual([[['GOOD-1', 2, 'confirmed']], null, true])
  })

  test('section 8: a cart that cannot be loaded for want of a network signs nobody out and keeps its count', async () => {
    answer = shop.answer
    await addLine(part('GOOD-1'), 2)
    await sendOutboxNow()
    answer = noSignal
    await loadCart()
    expect(session.current.type).toBe('member')
    expect(cartCount.pieces).toBe(2)
  })

  test('a delete says that it waits, and what was added without a signal leaves nothing behind', async () => {
    network.up = false
    await addLine(part('GOOD-1'), 2)
    await sendOutboxNow()
    expect(await removeLines(['GOOD-1'])).toBe('deleted')
    expect([cart.lines, cart.waiting]).toEqual([[], 0])
    answer = shop.answer
    await addLine(part('GOOD-2'), 2)
    await sendOutboxNow()
    answer = noSignal
    expect(await removeLines(['GOOD-2'])).toBe('waiting')
    expect(notices.toast?.text).toBe('Removed on this phone. The shop hears of it when there is a signal.')
    await undoRemove()
    expect(shown()).toEqual([['GOOD-2', 2, 'waiting']])
  })
})

describe('whose cart', () => {
  /** The shop's answer to whoever asks for the cart's list; a change of the cart is not heard at all. */
  const refuseList = (body: Record<string, unknown>, status: number) => {
    answer = async (request) => {
      if (request.url.includes('/shoppingcart/list')) return Response.json(body, { status })
      return request.url.includes('/shoppingcart/') ? noSignal() : shop.answer(request)
    }
  }
  const logged = () => {
    vi.mocked(console.warn).mockClear()
    expect(vi.mocked(console.error)).toHaveBeenCalledOnce()
    vi.mocked(console.error).mockClear()
  }

  test.each([
    [401, { code: 401, msg: 'Please login first.', message: 'Please login first.', error: 'sign-in-required' }],
    [403, { code: 403, msg: 'Your account is closed.', message: 'Your account is closed.' }],
    [200, { code: 7, msg: 'Not for you.' }],
    [200, { code: 503, msg: 'Not for you.' }],
  ])('section 8: a cart load that the shop refuses (HTTP %s) is logged, the logout handler runs, the count is 0', async (status, body) => {
    reload.mockClear()
    const paths: string[] = []
    await addLine(part('GOOD-1'), 2)
    await sendOutboxNow()
    refuseList(body, status)
    const listening = answer
    answer = (request) => {
      paths.push(new URL(request.url).pathname)
      return listening(request)
    }
    await sendOutboxNow()
    logged()
    expect(paths).toContain('/marco/auth/logout')
    expect([localStorage.getItem('token'), localStorage.getItem('userInfo'), cartCount.pieces]).toEqual([null, null, 0])
    expect(await connectedMirror()?.run((db) => db.get('session', 'now'))).toBeUndefined()
    expect(reload).toHaveBeenCalledOnce()
    // Nobody asks for ever: whoever opens the page next is a guest.
    await restoreSession()
    paths.length = 0
    await sendOutboxNow()
    expect(paths).toEqual([])
  })

  test('section 7: where that is body code 404, the page goes to /Error with code and message', async () => {
    refuseList({ code: 404, msg: 'No such customer.' }, 200)
    await sendOutboxNow()
    logged()
    expect(replace).toHaveBeenCalledWith('/Error?code=404&message=No+such+customer.')
  })

  test('what was not sent waits for its owner, and is said until they are back', async () => {
    await addLine(part('GOOD-1'), 2)
    await sendOutboxNow()
    await shop.expire('ada')
    answer = noSignal
    await addLine(part('GOOD-2'), 1)
    await sendOutboxNow()
    answer = shop.answer
    await sendOutboxNow()
    logged()
    await restoreSession()
    await loadCart()
    expect([session.current.type, cart.status]).toEqual(['guest', 'guest'])
    expect([cartCount.pieces, cart.lines, cart.sessionExpired, cart.waiting]).toEqual([0, [], true, 1])
    // As the sign-in does.
    storeExpiredUserId(null)
    await signIn('ada')
    await loadCart()
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' }, 'GOOD-2': { qty: 1, job: '' } })
    expect(cart.sessionExpired).toBe(false)
  })

  test('an end that another call of the page has heard of first clears what is left', async () => {
    reload.mockClear()
    await shop.expire('ada')
    answer = async (request) => {
      expireSession()
      return shop.answer(request)
    }
    await sendOutboxNow()
    logged()
    expect([localStorage.getItem('token'), localStorage.getItem('userInfo')]).toEqual([null, null])
    expect(reload).not.toHaveBeenCalled()
  })

  test('a session that another tab has begun meanwhile stays', async () => {
    await shop.expire('ada')
    const fresh = await shop.signIn('bob')
    answer = async (request) => {
      localStorage.setItem('token', fresh)
      localStorage.setItem('userInfo', JSON.stringify({ id: 'bob', realname: 'Bob', email: '' }))
      return shop.answer(request)
    }
    await sendOutboxNow()
    vi.mocked(console.error).mockClear()
    expect([localStorage.getItem('token'), currentToken()]).toEqual([fresh, fresh])
  })

  test('a member puts a whole list into the cart with one press', async () => {
    expect(await addListToCart([])).toBe('nothing')
    expect(
      await addListToCart([
        { part: part('GOOD-1'), qty: 2 },
        { part: part('GOOD-2'), qty: 1 },
      ]),
    ).toBe('kept')
    await sendOutboxNow()
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' }, 'GOOD-2': { qty: 1, job: '' } })
    expect(notices.toast?.text).toBe('All of the list is in your cart.')
  })

  test('of a list that is not whole it is said how much of it is in the cart, and what is not', async () => {
    await startLanguage()
    await addListToCart([{ part: part('GOOD-1'), qty: 2 }], ['113809', '0 001 107 026'])
    expect(translate(notices.toast?.text ?? '', notices.toast?.values)).toBe(
      '1 of 3 numbers of the list are in your cart. Not in it: 113809, 0 001 107 026',
    )
  })
})

describe('a page whose session has just ended', () => {
  const toSignIn = vi.fn()
  beforeEach(async () => {
    toSignIn.mockClear()
    setErrorRedirects({ toErrorPage: () => undefined, redirectToSignIn: toSignIn })
    await addLine(part('GOOD-1'), 2)
    await sendOutboxNow()
    notices.toast = null
    localStorage.removeItem('token')
    await restoreSession()
  })

  test('says of no delete that it was done, and asks to sign in', async () => {
    expect(await removeLines(['GOOD-1'])).toBe('refused')
    expect(notices.toast?.text).toBe('fail to delete')
    vi.mocked(console.warn).mockClear()
    expect((await shop.cartOf('ada')).cart).toHaveProperty('GOOD-1')
  })

  test('drops no change in silence: it asks to sign in', async () => {
    expect(await setQuantity('GOOD-1', 5)).toBe('failed')
    expect(toSignIn).toHaveBeenCalledOnce()
  })
})

describe('a device that cannot keep anything', () => {
  beforeEach(async () => {
    connectMirror('none', () => ({
      run: () => Promise.reject(new DOMException('no database', 'UnknownError')),
      close: async () => undefined,
    }))
    await loadCart()
  })
  const forgive = () => vi.mocked(console.warn).mockClear()

  test('says so, and asks the shop at once', async () => {
    expect(cart.status).toBe('cannot-keep')
    expect(await addLine(part('GOOD-1'), 2)).toBe('sent')
    expect(shown()).toEqual([['GOOD-1', 2, 'confirmed']])
    expect(await removeLines(['GOOD-1'])).toBe('deleted')
    expect(notices.toast?.text).toBe('successfully delete')
    forgive()
  })

  test('section 8: a delete that nothing answers says "operation failure"', async () => {
    answer = noSignal
    expect(await removeLines(['GOOD-1'])).toBe('failed')
    expect(notices.toast?.text).toBe('operation failure')
    forgive()
  })

  test('what nothing answers is held by this page, and said to be', async () => {
    answer = noSignal
    expect(await addLine(part('GOOD-1'), 2)).toBe('held')
    expect(notices.toast?.text).toMatch(/This phone cannot keep anything just now\. This page holds the change/)
    expect([shown(), cart.waiting, cart.held]).toEqual([[['GOOD-1', 2, 'waiting']], 1, 1])
    expect(await addLine(part('GOOD-2'), 1)).toBe('held')
    expect(await setQuantity('GOOD-2', 3)).toBe('held')
    answer = shop.answer
    await sendWaitingChanges()
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' }, 'GOOD-2': { qty: 3, job: '' } })
    expect([shown(), cart.held]).toEqual([
      [
        ['GOOD-1', 2, 'confirmed'],
        ['GOOD-2', 3, 'confirmed'],
      ],
      0,
    ])
    forgive()
  })

  test('a lost answer is no double, also without a queue', async () => {
    let lost = 0
    answer = async (request) => {
      const reply = await shop.answer(request)
      if (request.method !== 'POST') return reply
      lost += 1
      return noSignal()
    }
    expect(await addLine(part('GOOD-1'), 2)).toBe('held')
    // Nobody knows whether the first arrived: it stays as it was sent.
    expect(await addLine(part('GOOD-1'), 1)).toBe('held')
    answer = shop.answer
    await sendWaitingChanges()
    expect(lost).toBeGreaterThan(0)
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 3, job: '' } })
    forgive()
  })

  test('what is made while the list is on its way is sent too', async () => {
    let made: Promise<unknown> | null = null
    answer = async (request) => {
      if (request.method === 'GET' && made === null) made = addLine(part('GOOD-2'), 1)
      return shop.answer(request)
    }
    await addLine(part('GOOD-1'), 1)
    await made
    expect([(await shop.cartOf('ada')).cart, cart.held]).toEqual([{ 'GOOD-1': { qty: 1, job: '' }, 'GOOD-2': { qty: 1, job: '' } }, 0])
    forgive()
  })

  test('a refusal of what later presses were folded into is told to them', async () => {
    answer = noSignal
    await addLine(part('GOOD-1'), 1)
    // Held behind it and never sent, so the next press joins it.
    expect(await addLine(part('FEW-1'), 3)).toBe('held')
    answer = shop.answer
    expect(await addLine(part('FEW-1'), 2)).toBe('failed')
    expect(notices.toast?.text).toMatch(/does not have that many/)
    forgive()
  })

  test('what the shop refuses is told to whoever made it, and the rest goes on', async () => {
    answer = noSignal
    await addLine(part('GOOD-1'), 2)
    answer = shop.answer
    expect(await addLine(part('FEW-1'), 4)).toBe('failed')
    expect(notices.toast?.text).toMatch(/does not have that many/)
    expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' } })
    forgive()
  })

  test('whoever closes the page while it holds something is asked', async () => {
    const closing = () => !windowEvents.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    answer = noSignal
    await addLine(part('GOOD-1'), 2)
    expect(closing()).toBe(true)
    answer = shop.answer
    await sendWaitingChanges()
    expect(closing()).toBe(false)
    forgive()
  })
})

test('what only a newer version can send is counted, and nobody keeps trying', async () => {
  await addLine(part('GOOD-1'), 1)
  await sendOutboxNow()
  const mirror = openMirrorDatabase(`state-${made}`)
  const unknown = { id: 'of-tomorrow', seq: 99, owner: 'ada', madeAt: 0, state: 'waiting', attempts: 0, call: 'cartGift', input: {} }
  await mirror.run((db) => db.put('intents', unknown as never))
  expect(await sendOutboxNow()).toBe('done')
  expect([cart.waiting, cart.sendable]).toEqual([1, 0])
})

test('a database of a newer version, of no use to this one: the page says so and nothing waits unseen', async () => {
  connectMirror('newer', () => ({ run: () => Promise.reject(new NewerDatabaseError()), close: async () => undefined }))
  await loadCart()
  expect([cart.status, cart.isDatabaseNewer]).toEqual(['cannot-keep', true])
  vi.mocked(console.warn).mockClear()
})

test('a database that does not answer costs one patience; taps after it are heard at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  connectMirror(`silent-${made}`, openMirrorDatabase)
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest())
  onTestFinished(() => open.mockRestore())
  const start = Date.now()
  const [first, second, third] = [addLine(part('GOOD-1'), 1), addLine(part('GOOD-1'), 1), addLine(part('GOOD-2'), 1)]
  await vi.advanceTimersByTimeAsync(600)
  expect(cart.isStoring).toBe(true)
  await vi.advanceTimersByTimeAsync(ATTEMPT_TIMEOUTS_MS[0] + ATTEMPT_TIMEOUTS_MS[1])
  expect(await Promise.all([first, second, third])).toEqual(['sent', 'sent', 'sent'])
  const waited = Date.now() - start
  expect(await addLine(part('GOOD-2'), 1)).toBe('sent')
  expect([Date.now() - start, cart.isStoring]).toEqual([waited, false])
  expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' }, 'GOOD-2': { qty: 2, job: '' } })
  vi.mocked(console.warn).mockClear()
})

test('a database that wrote an add down and never said so: the shop hears of it once', async () => {
  const mirror = openMirrorDatabase(`state-${made}`)
  const unsaid = new DOMException('The database on this device does not answer.', 'TimeoutError')
  let silent = true
  connectMirror('unsaid', () => ({
    ...mirror,
    run: async (work) => {
      const done = await mirror.run(work)
      if (!silent) return done
      silent = false
      throw unsaid
    },
  }))
  expect(await addLine(part('GOOD-1'), 2)).toBe('sent')
  expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' } })
  vi.mocked(console.warn).mockClear()
  // The database answers again, and holds an add whose key the shop knows: nothing is folded into it.
  answer = noSignal
  expect(await addLine(part('GOOD-1'), 1)).toBe('kept')
  answer = shop.answer
  await sendOutboxNow()
  expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 3, job: '' } })
})

test('undo does what it can where the database on this device fails', async () => {
  await addLine(part('GOOD-1'), 2)
  await sendOutboxNow()
  await removeLines(['GOOD-1'])
  connectMirror('lost', () => ({ run: () => Promise.reject(new DOMException('lost', 'UnknownError')), close: async () => undefined }))
  answer = noSignal
  expect(await undoRemove()).toBe('held')
  expect(cart.removed).toEqual([])
  answer = shop.answer
  await sendWaitingChanges()
  expect((await shop.cartOf('ada')).cart).toEqual({ 'GOOD-1': { qty: 2, job: '' } })
  vi.mocked(console.warn).mockClear()
})
