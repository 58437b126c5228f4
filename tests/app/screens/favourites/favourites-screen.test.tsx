import 'fake-indexeddb/auto'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import FavouritesScreen from '#app/screens/favourites/FavouritesScreen.tsx'
import { cart } from '#app/state/cart/cart.ts'
import { addFavouritePart, createFolder, forgetRemovedFavourites, setFavouriteNote } from '#app/state/favourites/changes.ts'
import { loadFavourites } from '#app/state/favourites/favourites.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { restoreSession } from '#app/state/session/session.ts'
import { storeFavourites } from '#data/mirror/favourites.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { storeMirroredSession } from '#data/mirror/session.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { FavouritesShop } from '../../../support/favourites/fake-shop.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, namesOf, openShop, words } from '../../../support/shell.tsx'

const FOLDER = '6b0f2f3a-52a1-4c17-8c0e-5a1d9be2f001'
const THEN = '2026-11-01T08:00:00.000Z'
let made = 0
let shop = new FavouritesShop()
let answer: (request: Request) => Response | Promise<Response> = shop.answer
const userInfo = () => ({ id: `ada-${made}`, realname: 'Ada', email: '' })
const rowOf = (mcode: string) => {
  const row = document.querySelector<HTMLElement>(`[data-favourite="${mcode}"]`)
  if (row === null) throw new Error(`No row of ${mcode}: ${words()}`)
  return row
}
const press = (name: string | RegExp, inside = document.body) => userEvent.click(within(inside).getByRole('button', { name }))

/** A part that the shop has marked for her. */
function marked(mcode: string, differs: { note?: string; folder?: string; priceThen?: number; qty?: number } = {}) {
  const { note = '', folder = '', priceThen = 129.5, qty = 1 } = differs
  const mark = partCard({ mcode })
  shop.marks.set(mcode, { mcode: mark.mcode, folder, folderAt: THEN, note, qty, qtyAt: THEN, markedAt: THEN, priceThen })
}

beforeEach(async () => {
  made += 1
  shop = new FavouritesShop()
  answer = shop.answer
  await openShop('/collect')
  // What is waited for stands on this page too; here nobody waits for anything.
  const ofNobody = (request: Request) =>
    request.url.includes('/stockWatch/') ? envelopeReply({ result: { watches: [], email: '' } }) : answer(request)
  connectPort(portTo(ofNobody, { token: async () => localStorage.getItem('token'), now: Date.now }))
  connectMirror(`favourites-screen-${made}`, openMirrorDatabase)
  network.up = true
  localStorage.setItem('token', 't')
  localStorage.setItem('userInfo', JSON.stringify(userInfo()))
  await restoreSession()
  forgetRemovedFavourites()
})
afterEach(async () => {
  cleanup()
  answer = shop.answer
  await sendOutboxNow()
  localStorage.clear()
  await restoreSession()
})

/** Draws the screen as the shop has it. */
async function drawn(): Promise<void> {
  await loadFavourites()
  draw(<FavouritesScreen />)
  await eventually(() => expect(screen.queryByText('Loading')).toBeNull())
}

test('a new customer is told what the heart is for, and where parts are', async () => {
  await drawn()
  expect(screen.getByText('You have not marked any part yet.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Find a part' })).toBeDefined()
})

test('folders as jobs; of each part what it costs now, what it cost when it was marked, and the note', async () => {
  shop.folders.set(FOLDER, { id: FOLDER, name: 'Loader 12', nameAt: THEN, otherNames: [] })
  marked('AA-1', { folder: FOLDER, priceThen: 140, note: 'crate 3', qty: 2 })
  marked('BB-2')
  shop.parts.set('BB-2', null)
  await drawn()
  expect(namesOf('heading').slice(1)).toEqual(['In no folder 1 part', 'Loader 12 1 part'])
  for (const said of ['$259.00', '$129.50 each', 'In stock', 'Cheaper now: was $140.00 when you marked it', 'crate 3'])
    expect(words(rowOf('AA-1'))).toContain(said)
  expect(words(rowOf('BB-2'))).toContain('Not sold any more')
})

test('without a signal what this device keeps, with its age; a note waits here and says so', async () => {
  marked('AA-1')
  const mirror = openMirrorDatabase(`favourites-screen-${made}`)
  await storeMirroredSession(mirror, { token: 't', userInfo: userInfo() })
  await storeFavourites(mirror, userInfo().id, shop.list(), Date.now() - 2 * 60 * 60 * 1000)
  answer = noSignal
  await drawn()
  expect(words(rowOf('AA-1'))).toMatch(/Price of 2 hours ago.*In stock · 2 hours ago/)
  await userEvent.click(screen.getByText('Write a note'))
  await userEvent.keyboard('left side')
  await press('Save the note')
  await eventually(() => expect(words(rowOf('AA-1'))).toMatch(/On this.*left side/))
  expect(screen.getByText(/^1 change waits on this/)).toBeDefined()
})

test('a note that was typed and not saved is there again, and what another device wrote since then joins it', async () => {
  marked('AA-1', { note: 'old' })
  await drawn()
  // Its name holds the words that are seen, so that it can be said aloud to be pressed.
  await press('Change the note about AA-1')
  await userEvent.keyboard(' and mine')
  cleanup()
  marked('AA-1', { note: 'of another phone' })
  await drawn()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note about AA-1' }).value).toBe('old and mine')
  await press('Save the note')
  await eventually(() => expect(shop.marks.get('AA-1')?.note).toBe('of another phone\nold and mine'))
  await eventually(() => expect(words(rowOf('AA-1'))).toContain('old and mine'))
})

test('a folder that two devices named shows both names until one is chosen', async () => {
  shop.folders.set(FOLDER, { id: FOLDER, name: 'Loader 12', nameAt: THEN, otherNames: ['Loader Meyer'] })
  await drawn()
  expect(screen.getByText('Another device gave this folder another name. Which one stays?')).toBeDefined()
  await press('Loader Meyer')
  await eventually(() => expect(shop.folders.get(FOLDER)).toMatchObject({ name: 'Loader Meyer', otherNames: [] }))
  await eventually(() => expect(screen.queryByText(/^Another device gave/)).toBeNull())
})

test('a folder is made, a part is moved into it, it is renamed and taken away, and Undo brings it back with its part', async () => {
  marked('AA-1')
  await drawn()
  await userEvent.click(screen.getByText('Move…'))
  await userEvent.type(screen.getByRole('textbox', { name: 'New folder' }), 'Bay 2')
  await press('Move it there')
  await eventually(() => expect(namesOf('heading')).toContain('Bay 2 1 part'))
  await press('More for Bay 2')
  await userEvent.click(screen.getByText('Rename…'))
  const name = screen.getByRole('textbox', { name: /Name of the job/ })
  await userEvent.clear(name)
  await press('Rename')
  expect(screen.getByText('Type a name for the folder.')).toBeDefined()
  await userEvent.type(name, 'Bay 3')
  await press('Rename')
  await eventually(() => expect(namesOf('heading')).toContain('Bay 3 1 part'))
  await userEvent.click(screen.getByText('Take the folder away, keep its parts'))
  await eventually(() => expect(screen.getByText(/Folder “Bay 3” taken away/)).toBeDefined())
  await press('Undo')
  await eventually(() => expect(namesOf('heading')).toContain('Bay 3 1 part'))
})

test('what is taken out comes back by Undo, which has the focus; then the line that is there again has it', async () => {
  marked('AA-1', { note: 'keep' })
  await drawn()
  await userEvent.click(screen.getByText('Take out'))
  await eventually(() => expect(document.querySelector('[data-favourite]')).toBeNull())
  // A line that is drawn anew has another button.
  const undo = () => screen.getByRole('button', { name: 'Undo' })
  await eventually(() => expect(document.activeElement).toBe(undo()))
  await userEvent.click(undo())
  await eventually(() => expect(words(rowOf('AA-1'))).toContain('keep'))
  await eventually(() => expect(document.activeElement).toBe(rowOf('AA-1')))
})

test('all of a folder goes into the cart for its job, and what cannot is named with why', async () => {
  shop.folders.set(FOLDER, { id: FOLDER, name: 'Loader 12', nameAt: THEN, otherNames: [] })
  shop.parts.set('AA-1', partCard({ mcode: 'AA-1', price: 50, coreCharge: 20 }))
  marked('AA-1', { folder: FOLDER, qty: 3 })
  marked('BB-2', { folder: FOLDER })
  marked('CC-3', { folder: FOLDER })
  shop.parts.set('BB-2', null)
  shop.parts.set('CC-3', partCard({ mcode: 'CC-3', stock: { state: 'ended', qty: 0 } }))
  answer = (request) => (request.url.includes('/favourite/') ? shop.answer(request) : noSignal())
  await drawn()
  // The old unit's deposit comes on top, and is said before it is in the cart.
  await press(/^Add all 3 to cart \$150\.00 \+ \$60\.00 core$/)
  await eventually(() => expect(screen.getByText('1 line is in your cart.')).toBeDefined())
  const said = words()
  expect(said).toContain('BB-2 The shop does not have this part any more.')
  expect(said).toContain('CC-3 It is not made any more.')
  expect(cart.lines.map(({ id, qty, jobs }) => ({ id, qty, jobs }))).toEqual([{ id: 'AA-1', qty: 3, jobs: [{ job: 'Loader 12', qty: 3 }] }])
})

test('what the shop refuses says why and keeps what was typed', async () => {
  const sentence = 'Another device wrote a note too.'
  answer = (request) =>
    request.url.endsWith('/change') ? envelopeReply({ code: 409, msg: sentence }, { status: 409 }) : shop.answer(request)
  marked('AA-1', { note: 'old' })
  await drawn()
  await setFavouriteNote('AA-1', 'my long note')
  await eventually(() => expect(screen.getByText(sentence)).toBeDefined())
  expect(words()).toContain('Needs you Not changed: AA-1')
  const typed = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note about AA-1' })
  expect(typed.value).toBe('my long note')
  answer = shop.answer
  await userEvent.clear(typed)
  await userEvent.type(typed, 'short')
  await press('Save the note')
  await eventually(() => expect(shop.marks.get('AA-1')?.note).toBe('short'))
  await eventually(() => expect(screen.queryByText(sentence)).toBeNull())
})

test('nothing was ever heard here and there is no signal: that is said, and what waits is shown', async () => {
  answer = noSignal
  await createFolder('Bay 2')
  await addFavouritePart(partCard({ mcode: 'AA-1' }))
  await drawn()
  expect(screen.getByRole('alert').textContent).toContain('No signal. Your favorites are with the shop')
  expect(words(rowOf('AA-1'))).toContain('On this')
})
