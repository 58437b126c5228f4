import 'fake-indexeddb/auto'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ref } from 'valtio/vanilla'
import { beforeEach, expect, test } from 'vitest'
import OpenAccountScreen from '#app/screens/account/OpenAccountScreen.tsx'
import { Toast } from '#app/shell/Toast.tsx'
import { setFavouriteNote } from '#app/state/favourites/changes.ts'
import { favourites, loadFavourites } from '#app/state/favourites/favourites.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { hideToast, notices } from '#app/state/page/notices.ts'
import { restoreSession } from '#app/state/session/session.ts'
import { HeartButton } from '#app/ui/favourites/HeartButton.tsx'
import { PartList } from '#app/ui/PartList.tsx'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { FavouritesShop } from '../../../support/favourites/fake-shop.ts'
import { partCard, partDetail } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { draw, eventually, openShop } from '../../../support/shell.tsx'

let made = 0
let shop = new FavouritesShop()
let answer: (request: Request) => Response | Promise<Response> = shop.answer
const heart = () => screen.getByRole('button', { name: /^Favorite/ })
const pressed = () => heart().getAttribute('aria-pressed')

beforeEach(async () => {
  made += 1
  shop = new FavouritesShop()
  answer = shop.answer
  await openShop('/prod/m/AR-S-10001')
  connectPort(portTo((request) => answer(request), { token: async () => localStorage.getItem('token'), now: Date.now }))
  connectMirror(`heart-${made}`, openMirrorDatabase)
  network.up = true
  hideToast()
  localStorage.clear()
  await restoreSession()
  await loadFavourites()
})

async function asMember(): Promise<void> {
  localStorage.setItem('token', 't')
  localStorage.setItem('userInfo', JSON.stringify({ id: `ada-${made}`, realname: 'Ada', email: '' }))
  await restoreSession()
  await loadFavourites()
}

test('one press marks a whole part with what a row of it says, the next takes it out', async () => {
  await asMember()
  draw(<HeartButton part={partDetail()}>Favorite</HeartButton>)
  expect(pressed()).toBe('false')
  await userEvent.click(heart())
  await eventually(() => expect([pressed(), [...shop.marks.keys()]]).toEqual(['true', ['AR-S-10001']]))
  await eventually(() => expect([...favourites.ids]).toEqual(['AR-S-10001']))
  expect(favourites.marks[0]?.part).not.toHaveProperty('description')
  await userEvent.click(heart())
  await eventually(() => expect([pressed(), shop.marks.size]).toEqual(['false', 0]))
})

test('a tap that takes out a part with a note or a folder can be undone', async () => {
  await asMember()
  draw(
    <>
      <HeartButton part={partDetail()}>Favorite</HeartButton>
      <Toast />
    </>,
  )
  await userEvent.click(heart())
  await eventually(() => expect([pressed(), shop.marks.size]).toEqual(['true', 1]))
  await setFavouriteNote('AR-S-10001', '9 teeth')
  await eventually(() => expect(favourites.marks[0]?.note).toBe('9 teeth'))
  await userEvent.click(heart())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await eventually(() => expect([pressed(), favourites.marks[0]?.note]).toEqual(['true', '9 teeth']))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  // What the last press has sent is answered before another test has another shop.
  await eventually(() => expect([favourites.waitingChangeCount, shop.marks.get('AR-S-10001')?.note]).toEqual([0, '9 teeth']))
})

test('in a list each heart says of which part it is; without a signal it is pressed all the same', async () => {
  await asMember()
  answer = noSignal
  draw(<PartList parts={[partCard({ mcode: 'AA-1' })]} label="Parts" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Favorite: AA-1' }))
  await eventually(() => expect(pressed()).toBe('true'))
  await eventually(() => expect(favourites).toMatchObject({ waitingChangeCount: 1, marks: [{ mcode: 'AA-1', isPending: true }] }))
})

test('a guest marks on the device, is told so, and finds it on the account page that is open to guests', async () => {
  const { unmount } = draw(<HeartButton part={partCard({ mcode: 'BB-2' })} />)
  await userEvent.click(heart())
  await eventually(() => expect(notices.toast?.text).toBe('Marked on this phone. It joins your favorites when you sign in.'))
  unmount()
  expect(shop.marks.has('BB-2')).toBe(false)
  draw(<OpenAccountScreen />)
  expect(await screen.findByRole('heading', { name: /^Marked on this/ })).toBeDefined()
  expect(await screen.findByRole('link', { name: /^BB-2,/ })).toBeDefined()
})

test('a press on an empty heart that comes before the favourites of the device are read adds nothing again', async () => {
  draw(<HeartButton part={partCard({ mcode: 'CC-3' })} />)
  await userEvent.click(heart())
  await eventually(() => expect([...favourites.ids]).toEqual(['CC-3']))
  await setFavouriteNote('CC-3', '9 teeth')
  await eventually(() => expect(favourites.marks[0]?.note).toBe('9 teeth'))
  hideToast()
  // As a page is at first.
  await act(async () => {
    favourites.ids = ref(new Set<string>())
    favourites.marks = ref([])
  })
  expect(pressed()).toBe('false')
  await userEvent.click(heart())
  await eventually(() => expect(heart().getAttribute('aria-busy')).toBeNull())
  expect([pressed(), favourites.marks.map(({ mcode, note }) => [mcode, note]), notices.toast]).toEqual([
    'true',
    [['CC-3', '9 teeth']],
    null,
  ])
})
