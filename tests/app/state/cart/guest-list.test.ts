import { currentToken, restoreSession } from '#app/state/session/session.ts'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addedNotice } from '#app/state/cart/added.ts'
import { cart } from '#app/state/cart/cart.ts'
import { cartCount } from '#app/state/cart/count.ts'
import { guestList, isGuestListExpected } from '#app/state/cart/guest-list.ts'
import { loadGuestList, restoreRemovedRow, setListQuantity } from '#app/state/cart/guest-list-changes.ts'
import { readCart } from '#app/state/cart/read.ts'
import { addListToCart } from '#app/state/cart-changes/add-list.ts'
import { addToCart } from '#app/state/cart-changes/add-to-cart.ts'
import { moveGuestListToCart } from '#app/state/cart-changes/guest-to-cart.ts'
import { loadCart } from '#app/state/cart-changes/start.ts'
import { sendWaitingChanges } from '#app/state/outbox/direct.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { notices, setErrorRedirects } from '#app/state/page/notices.ts'
import { readGuestList } from '#data/mirror/guest-list.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { fakeShop } from '../../../support/cart/fake-shop.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'

const part = (mcode: string) => partCard({ mcode })
const shown = () => [...guestList.tabRows, ...guestList.rows].map(({ mcode, qty }) => [mcode, qty])
const idOf = (mcode: string) => [...guestList.tabRows, ...guestList.rows].find((row) => row.mcode === mcode)?.id ?? ''
const toSignIn = vi.fn()

let made = 0
let shop = fakeShop()
let answer = shop.answer

beforeEach(async () => {
  made += 1
  shop = fakeShop()
  answer = shop.answer
  toSignIn.mockClear()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, vi.fn())
  connectPort(portTo((request) => answer(request), { token: async () => currentToken() }))
  connectMirror(`guests-${made}`, openMirrorDatabase)
  setErrorRedirects({ toErrorPage: vi.fn(), redirectToSignIn: toSignIn })
  Object.assign(guestList, { known: false, rows: [], tabRows: [], removed: null })
  Object.assign(cart, { status: 'guest', lines: [] })
  cartCount.pieces = 0
  notices.toast = null
  await restoreSession()
})

async function signIn(who: string): Promise<void> {
  localStorage.setItem('token', await shop.signIn(who))
  localStorage.setItem('userInfo', JSON.stringify({ id: who, realname: 'Ada', email: '' }))
  await restoreSession()
}

const inShop = async (who: string) =>
  Object.fromEntries(Object.entries((await shop.cartOf(who)).cart).map(([mcode, { qty }]) => [mcode, qty]))

/** As another tab, or this one after a restart, finds the device: nothing in memory, and another session storage. */
async function newTab(): Promise<void> {
  vi.stubGlobal('sessionStorage', memoryStorage())
  Object.assign(guestList, { known: false, rows: [], tabRows: [], removed: null })
  connectMirror(`guests-${made}`, openMirrorDatabase)
  await loadGuestList()
}

test('three adds without a signal are three parts on the list, in every tab and after a restart, and in the cart of who signs in, once', async () => {
  answer = noSignal
  for (const mcode of ['GOOD-1', 'GOOD-2', 'GOOD-3', 'GOOD-1']) expect(await addToCart(part(mcode), 1)).toBe('listed')
  expect(toSignIn).not.toHaveBeenCalled()
  expect(addedNotice.current).toMatchObject({ mcode: 'GOOD-1' })
  await newTab()
  expect(Object.fromEntries(shown())).toEqual({ 'GOOD-1': 2, 'GOOD-2': 1, 'GOOD-3': 1 })
  expect(isGuestListExpected()).toBe(true)
  answer = shop.answer
  await signIn('ada')
  await Promise.all([loadCart(), loadCart(), moveGuestListToCart()])
  await sendOutboxNow()
  expect(await inShop('ada')).toEqual({ 'GOOD-1': 2, 'GOOD-2': 1, 'GOOD-3': 1 })
  expect([shown(), isGuestListExpected()]).toEqual([[], false])
  // Numbers of a pasted list that had no part are not among them: of "all" nothing is said.
  expect(notices.toast).toMatchObject({ text: '{parts} parts of your list are in your cart.', values: { parts: 3 } })
})

test('a whole list of numbers is put there with one press', async () => {
  expect(await addListToCart([])).toBe('nothing')
  const list = [
    { part: part('GOOD-1'), qty: 3 },
    { part: part('GOOD-2'), qty: 4 },
  ]
  expect(await addListToCart(list)).toBe('listed')
  expect(toSignIn).not.toHaveBeenCalled()
  expect(notices.toast).toMatchObject({
    text: '{parts, plural, one {# part is on your list.} other {# parts are on your list.}}',
    values: { parts: 2 },
  })
  await signIn('ada')
  await loadCart()
  await sendOutboxNow()
  expect(await inShop('ada')).toEqual({ 'GOOD-1': 3, 'GOOD-2': 4 })
})

test("a guest's badge counts the pieces on the list of this device, and a member's those in the cart", async () => {
  expect(cartCount.pieces).toBe(0)
  await addToCart(part('GOOD-1'), 2)
  await addToCart(part('GOOD-2'), 1)
  expect(cartCount.pieces).toBe(3)
  await setListQuantity(idOf('GOOD-1'), 5)
  expect(cartCount.pieces).toBe(6)
  await setListQuantity(idOf('GOOD-2'), 0)
  expect(cartCount.pieces).toBe(5)
  await signIn('ada')
  await loadCart()
  await sendOutboxNow()
  expect(cartCount.pieces).toBe(5)
  localStorage.removeItem('token')
  await restoreSession()
  await readCart()
  expect(cartCount.pieces).toBe(0)
})

test('numbers of a list that have no part are named to a guest', async () => {
  expect(await addListToCart([{ part: part('GOOD-1'), qty: 3 }], ['9999-123', 'X-1'])).toBe('listed')
  expect(notices.toast).toMatchObject({
    text: '{taken} of {all} numbers are on your list. Not on it: {left}',
    values: { taken: 1, all: 3, left: '9999-123, X-1' },
  })
})

test('the part that was added last stands first, also one that was on the list before', async () => {
  for (const mcode of ['GOOD-1', 'GOOD-2', 'GOOD-3', 'GOOD-1']) {
    await addToCart(part(mcode), 1)
    await new Promise((later) => setTimeout(later, 2))
  }
  expect(shown().map(([mcode]) => mcode)).toEqual(['GOOD-1', 'GOOD-3', 'GOOD-2'])
})

test('of a session whose owner nobody knows the sign-in is asked for, and the part is kept', async () => {
  localStorage.setItem('token', await shop.signIn('ada'))
  await restoreSession()
  expect(await addToCart(part('GOOD-1'), 1)).toBe('sign-in')
  expect(toSignIn).toHaveBeenCalledOnce()
  expect(shown()).toEqual([['GOOD-1', 1]])
})

test('whose session has ended counts as a guest, and who signs in next gets the list, also another person', async () => {
  await signIn('ada')
  await loadCart()
  localStorage.removeItem('token')
  await restoreSession()
  expect(await addToCart(part('GOOD-1'), 2)).toBe('listed')
  await signIn('bob')
  await loadCart()
  await sendOutboxNow()
  expect([await inShop('ada'), await inShop('bob')]).toEqual([{}, { 'GOOD-1': 2 }])
})

test('what is added while the session ends is on the list, and nothing of it is lost', async () => {
  await signIn('ada')
  const adding = addToCart(part('GOOD-1'), 2)
  localStorage.removeItem('token')
  void restoreSession()
  expect(await adding).toBe('listed')
  await newTab()
  expect(shown()).toEqual([['GOOD-1', 2]])
})

test('a sign-in that the device’s database has not heard of yet is told to it first', async () => {
  await addToCart(part('GOOD-1'), 1)
  localStorage.setItem('token', await shop.signIn('ada'))
  localStorage.setItem('userInfo', JSON.stringify({ id: 'ada', realname: 'Ada', email: '' }))
  void restoreSession()
  await moveGuestListToCart()
  expect(cart.lines.map(({ id, qty }) => [id, qty])).toEqual([['GOOD-1', 1]])
})

test('a quantity is set, a part is taken off and put back at its place', async () => {
  await addToCart(part('GOOD-1'), 1)
  await new Promise((later) => setTimeout(later, 2))
  await addToCart(part('GOOD-2'), 1)
  await setListQuantity(idOf('GOOD-1'), 5)
  await setListQuantity(idOf('GOOD-1'), 0)
  expect([shown(), guestList.removed?.mcode]).toEqual([[['GOOD-2', 1]], 'GOOD-1'])
  await restoreRemovedRow()
  await newTab()
  expect([shown(), guestList.removed]).toEqual([
    [
      ['GOOD-2', 1],
      ['GOOD-1', 5],
    ],
    null,
  ])
})

test('the one change that an earlier version kept in the tab joins the list, once', async () => {
  const change = { part: part('GOOD-1'), qty: 2, more: [{ part: part('GOOD-2'), qty: 1 }] }
  sessionStorage.setItem('wish', JSON.stringify(change))
  await Promise.all([loadGuestList(), loadGuestList()])
  await loadGuestList()
  expect(Object.fromEntries(shown())).toEqual({ 'GOOD-1': 2, 'GOOD-2': 1 })
  sessionStorage.setItem('wish', 'not a wish')
  await loadGuestList()
  expect([shown().length, sessionStorage.getItem('wish')]).toEqual([2, null])
})

test('an earlier version’s change of who has signed in meanwhile is in the cart', async () => {
  sessionStorage.setItem('wish', JSON.stringify({ part: part('GOOD-1'), qty: 2 }))
  await signIn('ada')
  await loadCart()
  await sendOutboxNow()
  expect(await inShop('ada')).toEqual({ 'GOOD-1': 2 })
})

describe('a device that cannot keep anything', () => {
  beforeEach(() => {
    connectMirror('none', () => ({
      run: () => Promise.reject(new DOMException('no database', 'UnknownError')),
      close: async () => undefined,
    }))
  })
  afterEach(() => void vi.mocked(console.warn).mockClear())

  test('keeps the list in this tab, over a reload, and says which rows go with it', async () => {
    await addToCart(part('GOOD-1'), 1)
    await addToCart(part('GOOD-2'), 1)
    await addToCart(part('GOOD-1'), 2)
    Object.assign(guestList, { known: false, rows: [], tabRows: [] })
    await loadGuestList()
    expect(Object.fromEntries(guestList.tabRows.map(({ mcode, qty }) => [mcode, qty]))).toEqual({ 'GOOD-1': 3, 'GOOD-2': 1 })
    await setListQuantity(idOf('GOOD-1'), 9)
    await setListQuantity(idOf('GOOD-2'), 0)
    expect(shown()).toEqual([['GOOD-1', 9]])
    await restoreRemovedRow()
    expect(shown()).toHaveLength(2)
  })

  test('keeps a pasted list in its order', async () => {
    await addListToCart(['GOOD-3', 'GOOD-1', 'GOOD-2'].map((mcode) => ({ part: part(mcode), qty: 1 })))
    await signIn('ada')
    await loadCart()
    expect(Object.keys((await shop.cartOf('ada')).cart)).toEqual(['GOOD-3', 'GOOD-1', 'GOOD-2'])
  })

  test('gives it to the shop at sign-in, under the same keys when the first try was cut off', async () => {
    await addToCart(part('GOOD-1'), 3)
    await signIn('ada')
    answer = async (request) => {
      const said = await shop.answer(request)
      return request.method === 'POST' ? noSignal() : said
    }
    await loadCart()
    expect(shown()).toEqual([['GOOD-1', 3]])
    answer = shop.answer
    await loadCart()
    await sendWaitingChanges()
    await loadCart()
    expect([await inShop('ada'), shown()]).toEqual([{ 'GOOD-1': 3 }, []])
    expect(cart.lines.map(({ id, qty }) => [id, qty])).toEqual([['GOOD-1', 3]])
  })
})

test('sign-out leaves no list behind, and takes none away that guests have made', async () => {
  const { signOut } = await import('#app/state/account/sign-out.ts')
  vi.stubGlobal('location', { pathname: '/', search: '' })
  await addToCart(part('GOOD-1'), 1)
  await signIn('ada')
  await loadCart()
  await signOut(() => undefined)
  const mirror = openMirrorDatabase(`guests-${made}`)
  expect(await readGuestList(mirror)).toEqual([])
  await restoreSession()
  await addToCart(part('GOOD-2'), 1)
  await signOut(() => undefined)
  expect((await readGuestList(mirror)).map(({ mcode }) => mcode)).toEqual(['GOOD-2'])
  vi.mocked(console.warn).mockClear()
})

test('taps that come faster than the device writes all count', async () => {
  await addToCart(part('GOOD-1'), 1)
  const qty = () => guestList.rows[0]?.qty ?? 0
  const taps = [1, 2, 3, 4].map(() => setListQuantity(idOf('GOOD-1'), qty() + 1))
  await Promise.all(taps)
  await loadGuestList()
  expect(qty()).toBe(5)
})
