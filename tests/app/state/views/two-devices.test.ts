import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deletePersonalData } from '#app/state/account/delete-personal-data.ts'
import { loadViewHistory, rememberView, viewHistory } from '#app/state/catalogue/view-history.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { restoreSession } from '#app/state/session/session.ts'
import { clearViewHistory, removeFromHistory } from '#app/state/views/changes.ts'
import { historyLoadState, syncViewHistory } from '#app/state/views/join.ts'
import { setHistoryPaused } from '#app/state/views/pause.ts'
import { sendViews } from '#app/state/views/send.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { cartShop } from '../../../server/cart/support/shop.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { partDetail } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'

const shop = await cartShop()
const codes = () => viewHistory.views.map(({ mcode }) => mcode)
const partNow = async () => partDetail({ mcode: await shop.part(), price: 1 })

/** A phone or computer with its own storage and line. */
class Device {
  static made = 0
  readonly name = `history-${++Device.made}`
  readonly storage = memoryStorage()
  line = true

  /** From now on this is the device in hand; the app is opened on it. */
  async take(): Promise<this> {
    vi.stubGlobal('localStorage', this.storage)
    connectMirror(this.name, openMirrorDatabase)
    connectPort(
      portTo((request) => (this.line ? shop.app.fetch(request) : noSignal()), {
        tenantId: shop.general,
        token: async () => this.storage.getItem('token'),
        now: Date.now,
      }),
    )
    Object.assign(viewHistory, { known: false, views: [] })
    await restoreSession()
    await loadViewHistory()
    return this
  }
  async signIn({ id, token }: { id: string; token: string }): Promise<void> {
    this.storage.setItem('token', token)
    this.storage.setItem('userInfo', JSON.stringify({ id, realname: 'Ada', email: '' }))
    await restoreSession()
    await syncViewHistory()
  }
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('location', { pathname: '/prod/m/A-1', search: '' })
  shop.clock.time = Date.now() + 60_000
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(console.warn).mockClear()
})

test('a guest’s history joins the account at sign-in, and a second device sees it, with the price of now', async () => {
  const [ada, one, other] = [await shop.customer(), await partNow(), await partNow()]
  const phone = await new Device().take()
  await rememberView(one, null)
  await phone.signIn(ada)
  await rememberView(other, null, Date.now() + 5)
  expect(await sendViews()).toBe(true)
  expect(codes()).toEqual([other.mcode, one.mcode])
  const laptop = await new Device().take()
  expect(codes()).toEqual([])
  await laptop.signIn(ada)
  expect(codes()).toEqual([other.mcode, one.mcode])
  expect(historyLoadState.status).toBe('here')
  const [price] = await shop.db.selectFrom('part').select('price').where('mcode', '=', one.mcode).execute()
  expect(viewHistory.views[1]?.part.price).toBe(Number(price?.price))
})

test('what is viewed without a signal is not lost: it is sent later, also after a restart or a new sign-in', async () => {
  const [ada, one, other] = [await shop.customer(), await partNow(), await partNow()]
  const phone = await new Device().take()
  await phone.signIn(ada)
  phone.line = false
  await rememberView(one, null)
  expect(await sendViews()).toBe(false)
  await syncViewHistory({ all: true })
  expect(historyLoadState.status).toBe('cannot-load')
  await phone.take()
  expect(codes()).toEqual([one.mcode])
  await rememberView(other, null)
  // Signed out: the next user of the phone sees nothing, and what the shop has not heard waits.
  await deletePersonalData(ada.id)
  phone.storage.removeItem('token')
  await phone.take()
  expect(codes()).toEqual([])
  phone.line = true
  await phone.signIn(ada)
  expect(codes().sort()).toEqual([one.mcode, other.mcode].sort())
})

test('a clearing on one device is not undone by another that comes late, and clears that one too', async () => {
  const [ada, one, other, later] = [await shop.customer(), await partNow(), await partNow(), await partNow()]
  const phone = await new Device().take()
  await phone.signIn(ada)
  await rememberView(one, null)
  await sendViews()
  phone.line = false
  await rememberView(other, null, Date.now())
  const laptop = await new Device().take()
  await laptop.signIn(ada)
  expect(codes()).toEqual([one.mcode])
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(viewHistory.views[0]?.viewedAt ?? 0))
  laptop.line = false
  await clearViewHistory()
  expect(codes()).toEqual([])
  laptop.line = true
  expect(await sendViews()).toBe(true)
  phone.line = true
  await phone.take()
  await syncViewHistory({ all: true })
  expect(codes()).toEqual([])
  await rememberView(later, null, Date.now() + 10)
  await sendViews()
  await laptop.take()
  await syncViewHistory()
  expect(codes()).toEqual([later.mcode])
})

test('one part that is taken out here is gone there, and what waits to be said of it counts against what the shop still says', async () => {
  const [ada, one, other] = [await shop.customer(), await partNow(), await partNow()]
  const phone = await new Device().take()
  await phone.signIn(ada)
  for (const part of [one, other]) await rememberView(part, null)
  await sendViews()
  const laptop = await new Device().take()
  await laptop.signIn(ada)
  await phone.take()
  phone.line = false
  await removeFromHistory(one.mcode)
  phone.line = true
  await syncViewHistory()
  expect(codes()).toEqual([other.mcode])
  await laptop.take()
  await syncViewHistory()
  expect(codes()).toEqual([other.mcode])
})

test('a device that remembers nothing sends nothing', async () => {
  const [ada, one] = [await shop.customer(), await partNow()]
  const phone = await new Device().take()
  await phone.signIn(ada)
  setHistoryPaused(true)
  await rememberView(one, null)
  await sendViews()
  expect(codes()).toEqual([])
  expect((await ada.say('viewHistoryList', {})).result.total).toBe(0)
  setHistoryPaused(false)
  await rememberView(one, null)
  await sendViews()
  expect((await ada.say('viewHistoryList', {})).result.total).toBe(1)
})

test('what one person viewed is never said with the token of who signs in after them', async () => {
  const [ada, bob, one] = [await shop.customer(), await shop.customer(), await partNow()]
  const phone = await new Device().take()
  await phone.signIn(ada)
  phone.line = false
  await rememberView(one, null)
  await sendViews()
  phone.line = true
  const sending = sendViews()
  phone.storage.setItem('token', bob.token)
  phone.storage.setItem('userInfo', JSON.stringify({ id: bob.id, realname: 'Bob', email: '' }))
  await restoreSession()
  expect(await sending).toBe(false)
  expect((await bob.say('viewHistoryList', {})).result.total).toBe(0)
  await phone.signIn(ada)
  expect((await ada.say('viewHistoryList', {})).result.total).toBe(1)
})
