import 'fake-indexeddb/auto'
import { subscribe } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  addFavouritePart,
  createFolder,
  forgetRemovedFavourites,
  moveToFolder,
  moveToFolderNamed,
  removeFavourites,
  removeFolder,
  renameFolder,
  restoreRemovedFavourites,
  setFavouriteNote,
  setFavouriteQuantity,
} from '#app/state/favourites/changes.ts'
import { favourites, loadFavourites } from '#app/state/favourites/favourites.ts'
import { moveGuestFavourites } from '#app/state/favourites/start.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectedMirror, connectMirror } from '#app/state/page/mirror.ts'
import { restoreSession } from '#app/state/session/session.ts'
import { MAX_FOLDERS } from '#contract/favourites/favourites.ts'
import { deleteCustomerData } from '#data/mirror/cart.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { FavouritesShop } from '../../../support/favourites/fake-shop.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'

let made = 0
let shop = new FavouritesShop()
let answer: (request: Request) => Response | Promise<Response> = shop.answer
const part = (mcode: string) => partCard({ mcode })
const shown = () => favourites.marks.map(({ mcode, note, qty }) => [mcode, note, qty])

beforeEach(async () => {
  made += 1
  shop = new FavouritesShop()
  answer = shop.answer
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, vi.fn())
  connectPort(portTo((request) => answer(request), { token: async () => localStorage.getItem('token'), now: Date.now }))
  connectMirror(`favourites-state-${made}`, openMirrorDatabase)
  forgetRemovedFavourites()
  await restoreSession()
  await loadFavourites()
})
afterEach(() => vi.unstubAllGlobals())

async function signIn(): Promise<void> {
  localStorage.setItem('token', 't')
  localStorage.setItem('userInfo', JSON.stringify({ id: `ada-${made}`, realname: 'Ada', email: '' }))
  await restoreSession()
  await loadFavourites()
}

test('marked, noted and sorted without a line; with the next all of it is at the shop', async () => {
  await signIn()
  answer = noSignal
  expect(await addFavouritePart(part('AA-1'))).toBe(true)
  const folder = (await createFolder(' Bay  2 ')) ?? ''
  await moveToFolder(['AA-1'], folder)
  await setFavouriteNote('AA-1', 'left side')
  await setFavouriteQuantity('AA-1', 4)
  expect(favourites).toMatchObject({
    folders: [{ name: 'Bay 2', isPending: true }],
    marks: [{ mcode: 'AA-1', folder, note: 'left side', qty: 4, isPending: true }],
  })
  expect(favourites.ids.has('AA-1')).toBe(true)
  answer = shop.answer
  // The try that found no line may still be under way.
  await vi.waitFor(async () => expect(await sendOutboxNow()).toBe('done'))
  await loadFavourites()
  expect(shop.list()).toMatchObject({
    folders: [{ id: folder, name: 'Bay 2' }],
    marks: [{ folder, note: 'left side', qty: 4, priceThen: 129.5 }],
  })
  expect(favourites.marks[0]?.isPending).toBe(false)
})

test('what was taken out comes back as it was, by Undo or by the heart; a folder with its parts', async () => {
  await signIn()
  const folder = (await createFolder('Bay 2')) ?? ''
  await addFavouritePart(part('AA-1'), folder)
  await setFavouriteNote('AA-1', 'left side')
  await removeFavourites(['AA-1'])
  expect(favourites.marks).toEqual([])
  await restoreRemovedFavourites()
  expect(favourites.marks).toMatchObject([{ mcode: 'AA-1', folder, note: 'left side' }])
  await removeFavourites(['AA-1'])
  await addFavouritePart(part('AA-1'))
  expect(favourites.marks).toMatchObject([{ folder, note: 'left side' }])
  await removeFolder(folder)
  expect(favourites).toMatchObject({ folders: [], marks: [{ folder: '' }] })
  await restoreRemovedFavourites()
  expect(favourites).toMatchObject({ folders: [{ id: folder, name: 'Bay 2' }], marks: [{ folder }] })
  expect(await createFolder('bay 2')).toBe(folder)
  await renameFolder(folder, 'Bay 3')
  expect(favourites.folders).toMatchObject([{ name: 'Bay 3', otherNames: [] }])
})

test('a new folder is never seen without what was moved into it', async () => {
  await signIn()
  answer = noSignal
  await addFavouritePart(part('AA-1'))
  const seen = new Set<string>()
  onTestFinished(subscribe(favourites, () => seen.add(`${favourites.folders.length} ${favourites.marks[0]?.folder !== ''}`)))
  expect(await moveToFolderNamed(['AA-1'], 'Bay 2')).toBe(true)
  expect(seen).toContain('1 true')
  expect(seen).not.toContain('1 false')
})

test('with as many folders as can be, nothing is moved into a new one', async () => {
  await signIn()
  await addFavouritePart(part('AA-1'))
  const folders = Array.from({ length: MAX_FOLDERS }, (_, at) => ({
    id: `${at}`,
    name: `Bay ${at}`,
    nameAt: '',
    otherNames: [],
    isPending: false,
  }))
  favourites.folders = folders
  expect(await moveToFolderNamed(['AA-1'], 'One more')).toBe(false)
  expect(await createFolder('One more')).toBe(null)
  expect(favourites).toMatchObject({ folders, marks: [{ mcode: 'AA-1', folder: '' }] })
})

/** Everything that waits has been sent. */
const sent = () =>
  vi.waitFor(async () => {
    await sendOutboxNow()
    await loadFavourites()
    expect(favourites.waitingChangeCount).toBe(0)
  })

test('a note brings a part back that was taken out elsewhere while it was written', async () => {
  await signIn()
  await addFavouritePart(part('AA-1'))
  await sent()
  shop.marks.clear()
  await loadFavourites()
  expect(favourites.marks).toEqual([])
  expect(await setFavouriteNote('AA-1', 'typed meanwhile', '')).toBe(true)
  expect(shown()).toEqual([['AA-1', 'typed meanwhile', 1]])
  await sent()
  expect(shop.list().marks).toMatchObject([{ mcode: 'AA-1', note: 'typed meanwhile' }])
})

test('what the shop did, and another device undid since, is not shown as done by a device that could not ask for its cart in between', async () => {
  await signIn()
  answer = (request) => (new URL(request.url).pathname.includes('shoppingcart') ? noSignal() : shop.answer(request))
  await addFavouritePart(part('AA-1'))
  await sent()
  expect(shop.marks.size).toBe(1)
  shop.marks.clear()
  await loadFavourites()
  expect(favourites.marks).toEqual([])
  vi.mocked(console.warn).mockClear()
})

test('a guest’s marks stay on the device, ask nobody, and join the account of who signs in, once', async () => {
  const asked = vi.fn(shop.answer)
  answer = asked
  await addFavouritePart(part('AA-1'))
  await addFavouritePart(part('BB-2'))
  await setFavouriteNote('BB-2', 'mine')
  await removeFavourites(['AA-1'])
  expect(shown()).toEqual([['BB-2', 'mine', 1]])
  expect(asked).not.toHaveBeenCalled()
  await signIn()
  expect(shown()).toEqual([])
  await Promise.all([moveGuestFavourites(), moveGuestFavourites()])
  expect(shown()).toEqual([['BB-2', 'mine', 1]])
  expect(await sendOutboxNow()).toBe('done')
  expect(shop.list().marks).toMatchObject([{ mcode: 'BB-2', note: 'mine' }])
})

test('nothing of it stays here for the next who signs in; what waits is shown to nobody else', async () => {
  await signIn()
  await addFavouritePart(part('AA-1'))
  await sendOutboxNow()
  const mirror = connectedMirror()
  if (mirror) await deleteCustomerData(mirror)
  expect(await mirror?.run((db) => db.getAll('favourites'))).toEqual([])
  localStorage.removeItem('token')
  await restoreSession()
  await loadFavourites()
  expect(shown()).toEqual([])
})
