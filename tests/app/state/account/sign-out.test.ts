import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadConfig } from '#app/config.ts'
import { deletePersonalData, unfinishedSignOutOwner } from '#app/state/account/delete-personal-data.ts'
import { deleteAccount, dropSignedOutNote, readSignedOutNote, signOut, signOutEverywhere } from '#app/state/account/sign-out.ts'
import { loadCartOnDemand } from '#app/state/cart-changes/load-cart.ts'
import { recentSearches, rememberSearch } from '#app/state/catalogue/recent-searches.ts'
import { loadViewHistory, rememberView, viewHistory } from '#app/state/catalogue/view-history.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectedMirror, connectMirror, withMirror } from '#app/state/page/mirror.ts'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import { restoreSession } from '#app/state/session/session.ts'
import { enqueueChanges } from '#data/outbox/intents.ts'
import { readOrderChanges } from '#data/outbox/order-changes.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { partDetail } from '../../../support/parts.ts'
import { deadPort, portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { shopConfig } from '../../../support/shop-config.ts'

const storage = memoryStorage()
const worker = { postMessage: vi.fn() }
const leave = vi.fn()

let shop = 0
beforeEach(async () => {
  shop += 1
  connectMirror(`sign-out-${shop}`)
  Object.assign(storage.held, { token: 't1', userInfo: '{"id":"u7","realname":"Dana","email":"dana@shop.test"}', theme: 'dark' })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('location', { pathname: '/profile', search: '' })
  vi.stubGlobal('navigator', { serviceWorker: { controller: worker } })
  worker.postMessage.mockClear()
  leave.mockClear()
  await restoreSession()
})
afterEach(() => vi.unstubAllGlobals())

const expectGone = async () => {
  expect(storage.held).toEqual({ theme: 'dark' })
  expect(await withMirror((mirror) => mirror.run((db) => db.get('session', 'now')), null)).toBeUndefined()
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'forget-personal' })
  expect(leave).toHaveBeenCalledOnce()
}

describe('section 8: the logout call fails, and the user is still logged out locally', () => {
  test('with no network at all', async () => {
    connectPort(deadPort)
    await signOut(leave)
    await expectGone()
    vi.mocked(console.warn).mockClear()
  })

  test('when the shop refuses it', async () => {
    connectPort(portTo(() => envelopeReply({ code: 500, msg: 'no', error: 'internal' }, { status: 500 })))
    await signOut(leave)
    await expectGone()
    vi.mocked(console.warn).mockClear()
  })
})

test('section 4: sign out calls logout with the token, then clears user info and token and reloads', async () => {
  const asked: string[] = []
  connectPort(
    portTo(
      (request) => {
        asked.push(`${new URL(request.url).pathname} ${request.headers.get('X-Access-Token')} ${storage.held['token']}`)
        return envelopeReply({ result: { signedOut: true } })
      },
      { token: async () => 't1' },
    ),
  )
  await signOut(leave)
  expect(asked).toEqual(['/marco/auth/logout t1 t1'])
  await expectGone()
})

test('the next user of the phone sees neither what was looked at nor what was searched, and others clear what is theirs to clear', async () => {
  connectPort(portTo(() => envelopeReply({ result: { signedOut: true } })))
  await rememberView(partDetail(), null)
  await rememberSearch('0986')
  const cleared = vi.fn()
  const stop = onSignedOut(cleared)
  await signOut(leave)
  stop()
  // The page that was open is loaded anew, and begins as if somebody had opened it.
  await rememberView(partDetail(), null)
  Object.assign(viewHistory, { known: false, views: [] })
  await loadViewHistory()
  expect(viewHistory.views).toEqual([])
  expect(recentSearches.texts).toEqual([])
  expect(cleared).toHaveBeenCalledOnce()
})

test('nothing of theirs stays that a page wrote down which is not open any more: numbers for labels, notes, lengths of their lists', async () => {
  connectPort(portTo(() => envelopeReply({ result: { signedOut: true } })))
  Object.assign(storage.held, {
    'download-choices': '{"list":"AA-1 4"}',
    'note-drafts': '{"owner":"u7","drafts":{"AA-1":{"from":"","text":"mine"}}}',
    'account-rows': '{"orders":3}',
    question: '{"question":"mine"}',
  })
  await signOut(leave)
  await expectGone()
})

test('a listener that fails does not keep anybody signed in', async () => {
  connectPort(portTo(() => envelopeReply({ result: { signedOut: true } })))
  const stop = onSignedOut(() => Promise.reject(new Error('the cart is stuck')))
  await signOut(leave)
  stop()
  await expectGone()
  vi.mocked(console.warn).mockClear()
})

test('sign out everywhere and delete account clear nothing here unless the shop has done it', async () => {
  connectPort(deadPort)
  await expect(signOutEverywhere(leave)).rejects.toMatchObject({ code: 'no-network' })
  await expect(deleteAccount({ password: 'x' }, leave)).rejects.toMatchObject({ code: 'no-network' })
  expect(storage.held['token']).toBe('t1')
  expect(leave).not.toHaveBeenCalled()
})

test('where one has just signed out is known once, and only there', async () => {
  connectPort(portTo(() => envelopeReply({ code: 200, msg: 'ok', result: { signedOut: true } })))
  await signOut(leave)
  // A page may be begun and thrown away before it is shown: only what was shown counts as told.
  for (let begun = 0; begun < 2; begun += 1) expect(readSignedOutNote('/profile')).toEqual({ waiting: 0, waitingOrders: 0 })
  dropSignedOutNote()
  expect(readSignedOutNote('/profile')).toBeNull()
  await signOut(leave)
  expect(readSignedOutNote('/accountOrder')).toBeNull()
})

test('what waits to be sent stays for its owner and is counted, what came back stays as well, and what the shop has done goes', async () => {
  connectPort(deadPort)
  loadCartOnDemand(async () => ({ startCart: () => undefined }))
  const change = (id: string) => ({ call: 'orderCoreShip' as const, input: { id, carrier: 'Lakes', tracking: '1' }, id })
  const of = (owner: string) => withMirror((mirror) => readOrderChanges(mirror, owner), [])
  const write = (owner: string, ...ids: string[]) =>
    withMirror((mirror) => enqueueChanges(mirror, { owner, madeAt: 1 }, ids.map(change)), undefined)
  await write('u7', 'refused', 'confirmed', 'sending', 'unsent')
  await write('u8', 'of another')
  await withMirror(
    (mirror) =>
      mirror.run(async (db) => {
        for (const one of await db.getAll('intents'))
          if (one.id === 'refused' || one.id === 'confirmed' || one.id === 'sending') await db.put('intents', { ...one, state: one.id })
      }),
    undefined,
  )
  await signOut(leave)
  expect(readSignedOutNote('/profile')).toEqual({ waiting: 2, waitingOrders: 0 })
  expect((await of('u7')).map(({ id }) => id)).toEqual(['refused', 'sending', 'unsent'])
  expect(await of('u8')).toHaveLength(1)
  vi.mocked(console.warn).mockClear()
})

test('a database that does not answer in time keeps nobody signed in, and what it still holds is forgotten when the shop is next opened', async () => {
  vi.useFakeTimers()
  try {
    connectPort(deadPort)
    connectMirror('slow', () => ({ run: () => new Promise(() => undefined), close: async () => undefined }))
    const left = signOut(leave)
    await vi.advanceTimersByTimeAsync(10_000)
    await left
  } finally {
    vi.useRealTimers()
  }
  expect(leave).toHaveBeenCalledOnce()
  expect(storage.held).toEqual({ theme: 'dark', forget: 'u7' })
  expect(unfinishedSignOutOwner()).toBe('u7')
  connectMirror(`sign-out-${shop}`)
  await deletePersonalData('u7')
  expect(unfinishedSignOutOwner()).toBeNull()
  vi.mocked(console.warn).mockClear()
})

test('a database that fails keeps nobody signed in either, and what it still holds is forgotten when the shop is next opened, by a guest too', async () => {
  connectPort(deadPort)
  await rememberView(partDetail(), null)
  const real = connectedMirror()
  const run = () => Promise.reject(new DOMException('lost', 'UnknownError'))
  connectMirror('fails', () => ({ run, close: async () => undefined }))
  await signOut(leave)
  expect(unfinishedSignOutOwner()).toBe('u7')
  vi.mocked(console.warn).mockClear()

  if (real === null) throw new Error('no database')
  connectMirror('real', () => real)
  await restoreSession()
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('document', { ...page, addEventListener: vi.fn() })
  vi.stubGlobal('fetch', async () => Response.json(shopConfig))
  await loadConfig()
  loadCartOnDemand()
  await vi.waitFor(() => expect(unfinishedSignOutOwner()).toBeNull(), { timeout: 20_000 })
  await loadViewHistory()
  expect(viewHistory.views).toEqual([])
})

const page = { getElementById: () => null, documentElement: { style: { setProperty: () => undefined } } }
