import { act, screen } from '@testing-library/react'
import { ref } from 'valtio/vanilla'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { PartTable } from '#app/screens/listing/PartTable.tsx'
import { cart } from '#app/state/cart/cart.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { readCart, showLines } from '#app/state/cart/read.ts'
import { session } from '#app/state/session/session.ts'
import { PartList } from '#app/ui/PartList.tsx'
import type { CartLine } from '#contract/cart/cart.ts'
import type { Intent } from '#data/outbox/intent.ts'
import { add, cartLine, intent, shows } from '../../support/cart/lines.ts'
import { partCard } from '../../support/parts.ts'
import { draw, namesOf, openShop } from '../../support/shell.tsx'

const parts = ['A-1', 'A-2'].map((mcode) => partCard({ mcode }))
const rows = <PartList parts={parts} label="Starters" />
const table = <PartTable parts={parts} caption="Starters" searchText="" sort="best" addressOf={(sort) => `?sort=${sort}`} />

/** Shows what the shop has and what waits on this device. */
const inCart = (lines: CartLine[], queue: Intent[] = []) => act(async () => showLines(lines, queue))

function asMember() {
  session.current = { type: 'member', token: 't', userInfo: { id: 'ada', realname: 'Ada', email: '' } }
  cart.status = 'ready'
  onTestFinished(async () => {
    session.current = { type: 'guest' }
    await readCart()
  })
}

/** Those about the cart: a row has a heart as well. */
const buttons = () => namesOf('button').filter((name) => name.startsWith('Add '))
const badges = () => screen.getAllByRole('button', { name: /^Add / }).map((button) => button.textContent)

beforeEach(() => openShop('/prod/s/sale'))

test.each([
  ['a row', rows],
  ['a line of the table', table],
])('%s says how many of its part are in the cart, to the eye and to a screen reader', async (_, drawn) => {
  asMember()
  draw(drawn)
  expect([badges(), buttons()]).toEqual([
    ['', ''],
    ['Add A-1 to cart', 'Add A-2 to cart'],
  ])
  await inCart([cartLine('A-2', 3)])
  expect([badges(), buttons()]).toEqual([
    ['', '3'],
    ['Add A-1 to cart', 'Add A-2 to cart, 3 in your cart'],
  ])
})

test('what waits on this device counts as well, what is set aside for a job does not', async () => {
  asMember()
  draw(rows)
  await inCart([cartLine('A-1', 2, { job: 'Hilux' }), cartLine('A-2', 1)], [intent(add('A-2', 4), { shows: shows('A-2') })])
  expect(buttons()).toEqual(['Add A-1 to cart', 'Add A-2 to cart, 5 in your cart'])
})

test('to a guest it says what lies on the list of this device and of this tab', async () => {
  draw(rows)
  const row = (mcode: string, qty: number) => ({ id: mcode, mcode, qty, shows: shows(mcode), addedAt: 1 })
  await act(async () => {
    guestList.rows = ref([row('A-1', 2)])
    guestList.tabRows = ref([row('A-1', 1)])
  })
  expect([badges(), buttons()]).toEqual([
    ['3', ''],
    ['Add A-1 to cart, 3 on your list', 'Add A-2 to cart'],
  ])
})

test('a part that is not made any more can not be added, and still says that it is in the cart', async () => {
  asMember()
  draw(<PartList parts={[partCard({ mcode: 'A-3', stock: { state: 'ended', qty: 0 } })]} label="Starters" />)
  expect(screen.queryByRole('img', { name: /cart/ })).toBeNull()
  await inCart([cartLine('A-3', 1)])
  expect(screen.getByRole('img', { name: '1 in your cart' }).textContent).toBe('1')
  expect(screen.queryByRole('button', { name: /^Add / })).toBeNull()
})
