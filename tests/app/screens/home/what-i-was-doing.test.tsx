import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { ref } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RecentActivitySection } from '#app/screens/home/RecentActivitySection.tsx'
import { cart, emptyCartSums } from '#app/state/cart/cart.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { addToList, loadGuestList } from '#app/state/cart/guest-list-changes.ts'
import { recentSearches, rememberSearch } from '#app/state/catalogue/recent-searches.ts'
import { rememberView, viewHistory } from '#app/state/catalogue/view-history.ts'
import { localOrders } from '#app/state/orders/orders-here.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectedMirror, connectMirror } from '#app/state/page/mirror.ts'
import { session } from '#app/state/session/session.ts'
import { storeOrderRows } from '#data/mirror/seen-orders.ts'
import { storeMirroredSession } from '#data/mirror/session.ts'
import { orderRow } from '../../../support/orders.ts'
import { partCard, partDetail } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { draw, eventually, openShop, words } from '../../../support/shell.tsx'

/** Whether the code of the rows was loaded in this file. */
const rowsCode = vi.hoisted(() => ({ isLoaded: false }))
vi.mock(import('#app/screens/home/DoingRows.tsx'), (original) => {
  rowsCode.isLoaded = true
  return original()
})

const ada = { id: 'ada', realname: 'Ada', email: 'ada@volt.test' }
const at = (iso: string) => Date.parse(iso)
const rows = () => within(screen.getByRole('region', { name: 'Where you were' })).getAllByRole('link')
const shown = () => rows().map((row) => [words(row), row.getAttribute('href')])
const called = vi.fn()

let shops = 0
beforeEach(async () => {
  shops += 1
  await openShop('/')
  connectMirror(`doing-${shops}`)
  connectPort(
    portTo(async (...asked) => {
      called(...asked)
      throw new TypeError('Home asks for nothing here')
    }),
  )
})
afterEach(() => {
  expect(called).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.documentElement.removeAttribute('data-doing')
  session.current = { type: 'guest' }
  Object.assign(cart, { status: 'guest', lines: ref([]), sums: emptyCartSums })
  Object.assign(guestList, { known: false, rows: ref([]), tabRows: ref([]) })
  Object.assign(viewHistory, { known: false, views: ref([]) })
  Object.assign(recentSearches, { known: false, texts: [], latestAt: 0 })
  Object.assign(localOrders, { known: false, unsent: ref([]) })
})

async function signedIn(...orders: Parameters<typeof orderRow>[0][]): Promise<void> {
  session.current = { type: 'member', token: 't'.repeat(20), userInfo: ada }
  const mirror = connectedMirror()
  if (mirror === null) throw new Error('No database')
  await storeMirroredSession(mirror, { token: 't'.repeat(20), userInfo: ada })
  await storeOrderRows(mirror, orders.map(orderRow), { owner: 'ada', askedAt: Date.now(), isUnfiltered: true })
}

// The first test of the file, because no later one could tell.
test('a guest on a first visit: the code of the rows is not loaded', async () => {
  draw(<RecentActivitySection />)
  await eventually(() => expect(recentSearches.known).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(rowsCode.isLoaded).toBe(false)
  await addToList([{ part: partDetail({ mcode: 'AR-S-3' }), qty: 2 }])
  await eventually(() => expect(rowsCode.isLoaded).toBe(true))
})

test('a guest who did nothing yet: nothing, and no place is kept', async () => {
  localStorage.setItem('doing', '3')
  document.documentElement.setAttribute('data-doing', '3')
  const { container } = draw(<RecentActivitySection />)
  await eventually(() => expect(document.documentElement.hasAttribute('data-doing')).toBe(false))
  expect(localStorage.getItem('doing')).toBeNull()
  expect(words(container)).toBe('')
  expect(screen.queryByRole('region')).toBeNull()
})

test('a guest: the list, the last part and the last search, newest first, three rows at most', async () => {
  await rememberView(partCard({ mcode: 'AR-S-1' }), null, 10)
  await rememberView(partCard({ mcode: 'AR-S-2', name: 'Starter, Bosch' }), null, 20)
  await rememberSearch('0 001 107', 5)
  await rememberSearch('12V starter', 30)
  await addToList([{ part: partDetail({ mcode: 'AR-S-3' }), qty: 2 }])
  await loadGuestList()
  draw(<RecentActivitySection />)
  await eventually(() => expect(rows()).toHaveLength(3))
  expect(shown()).toEqual([
    [expect.stringMatching(/^Your list 1 line \$/), '/shoppingCart'],
    ['Search 12V starter', '/prod/all/12V%20starter'],
    ['AR-S-2 Starter, Bosch', '/prod/m/AR-S-2'],
  ])
  expect(document.documentElement.getAttribute('data-doing')).toBe('3')
  expect(document.querySelector('img')).toBeNull()
})

test('a guest who only has a list: the list', async () => {
  await addToList([{ part: partDetail({ mcode: 'AR-S-3' }), qty: 2 }])
  draw(<RecentActivitySection />)
  await eventually(() => expect(shown()).toEqual([[expect.stringMatching(/^Your list 1 line \$/), '/shoppingCart']]))
})

test('parts alone: the last three', async () => {
  for (const [index, mcode] of ['AR-S-1', 'AR-S-2', 'AR-S-3', 'AR-S-4'].entries()) await rememberView(partCard({ mcode }), null, index + 1)
  draw(<RecentActivitySection />)
  await eventually(() =>
    expect(rows().map((row) => row.getAttribute('href'))).toEqual(['/prod/m/AR-S-4', '/prod/m/AR-S-3', '/prod/m/AR-S-2']),
  )
})

test('a member with a cart: its lines and what they come to stand first; nobody sees an empty one', async () => {
  await signedIn()
  await rememberView(partCard({ mcode: 'AR-S-2', name: 'Starter, Bosch' }), null, 20)
  Object.assign(cart, { status: 'ready', sums: { ...emptyCartSums, lines: 4, pieces: 9, total: 540 } })
  const { unmount } = draw(<RecentActivitySection />)
  await eventually(() => expect(rows()).toHaveLength(2))
  expect(shown()).toEqual([
    ['Cart 4 lines $540.00', '/shoppingCart'],
    ['AR-S-2 Starter, Bosch', '/prod/m/AR-S-2'],
  ])
  unmount()
  cart.sums = emptyCartSums
  draw(<RecentActivitySection />)
  await eventually(() => expect(shown()).toEqual([['AR-S-2 Starter, Bosch', '/prod/m/AR-S-2']]))
})

test('a member with an order under way: the newest of them, with its state; what has arrived is done', async () => {
  await signedIn(
    { id: 'o-1', number: 'CW-100001', state: 'packed', placedAt: '2026-11-01T08:00:00.000Z' },
    { id: 'o-2', number: 'CW-100002', state: 'shipped', placedAt: '2026-11-03T08:00:00.000Z', total: 1204.5 },
    { id: 'o-3', number: 'CW-100003', state: 'delivered', placedAt: '2026-11-05T08:00:00.000Z' },
  )
  cart.status = 'ready'
  await rememberView(partCard({ mcode: 'AR-S-2', name: 'Starter, Bosch' }), null, at('2026-11-04T08:00:00.000Z'))
  await rememberSearch('12V starter', at('2026-11-02T08:00:00.000Z'))
  draw(<RecentActivitySection />)
  await eventually(() => expect(rows()).toHaveLength(3))
  expect(shown()).toEqual([
    ['AR-S-2 Starter, Bosch', '/prod/m/AR-S-2'],
    ['CW-100002 Shipped $1,204.50', '/shoppingOrderDetail?id=o-2'],
    ['Search 12V starter', '/prod/all/12V%20starter'],
  ])
})

test('until the cart is known nothing is shown that would move', async () => {
  await signedIn()
  await rememberView(partCard({ mcode: 'AR-S-2' }), null, 20)
  draw(<RecentActivitySection />)
  await eventually(() => expect(localOrders.known).toBe(true))
  expect(screen.queryByRole('link')).toBeNull()
  Object.assign(cart, { status: 'cannot-load' })
  await eventually(() => expect(rows()).toHaveLength(1))
})
