import 'fake-indexeddb/auto'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { ref } from 'valtio/vanilla'
import { beforeEach, describe, expect, test } from 'vitest'
import LoginScreen from '#app/screens/login/LoginScreen.tsx'
import { guestList } from '#app/state/cart/guest-list.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import type { StoredGuestPart } from '#data/mirror/schema.ts'
import { wanted } from '../../../support/cart/guest-adds.ts'
import { draw, eventually, linksOf, namesOf, openShop, words } from '../../../support/shell.tsx'

const FOR_CART = '/login?code=401&redirect=%2FshoppingCart&message=Please+login+first.'

const rowOf = (mcode: string, qty: number, addedAt = Date.now()): StoredGuestPart => ({ ...wanted(mcode, qty), addedAt })

let made = 0

/** The sign-in at an address. The rows are this tab's; on the device, whose database is this test's own, there are none. */
async function login(address: string, rows: StoredGuestPart[]) {
  await openShop(address)
  made += 1
  connectMirror(`guest-page-${made}`, openMirrorDatabase)
  Object.assign(guestList, { known: true, rows: ref([]), tabRows: ref(rows), removed: null })
  if (rows.length > 0) localStorage.setItem('guest-list', String(rows.length))
  return draw(<LoginScreen />)
}
const rowsShown = async () =>
  (await within(await screen.findByRole('list', { name: 'On your list' }, { timeout: 10_000 })).findAllByRole('listitem')).flatMap(
    ({ dataset }) => dataset['line'] ?? [],
  )

beforeEach(() => {
  network.up = true
})

test('who asks for the cart finds the list in its place: each part with its number, pieces and sum, and what all of it comes to', async () => {
  await login(FOR_CART, [rowOf('GOOD-2', 1), rowOf('GOOD-1', 5)])
  expect(await screen.findByRole('heading', { name: '2 parts on your list' })).toBeDefined()
  expect(await rowsShown()).toEqual(['GOOD-2', 'GOOD-1'])
  const [second, first] = [...document.querySelectorAll('[data-line]')].map((row) => words(row))
  // 10.10 a piece, 9.35 from five up, and a core charge of 3.
  expect(first).toContain('$46.75$9.35 each+ $3.00 core each')
  expect(second).toContain('$10.10$10.10 each')
  expect(words()).toContain('6 pieces$56.85Core charges, given back for your old units$18.00Total before delivery and tax$74.85')
  expect(screen.getByRole('heading', { name: 'Sign in to order these parts' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: '2 parts on your list' })).toBeDefined()
  expect(words()).toContain('Please login first.')
  expect(words()).not.toContain('Sign in to see your cart.')
})

test('pieces are changed, a part is taken off and put back, and the sums follow', async () => {
  await login(FOR_CART, [rowOf('GOOD-2', 1), rowOf('GOOD-1', 1)])
  await rowsShown()
  const [more] = screen.getAllByRole('button', { name: 'One more' })
  if (more) fireEvent.click(more)
  await eventually(() => expect(words()).toContain('3 pieces$30.30'))
  fireEvent.click(screen.getByRole('button', { name: 'Remove GOOD-2' }))
  await eventually(() => expect(screen.getByRole('heading', { name: '1 part on your list' })).toBeDefined())
  expect(words()).toContain('GOOD-2 removed')
  const undo = screen.getByRole('button', { name: 'Undo' })
  await eventually(() => expect(document.activeElement).toBe(undo))
  fireEvent.click(undo)
  await eventually(() => expect(words()).toContain('3 pieces$30.30'))
  await eventually(() => expect(document.activeElement).toBe(document.querySelector('[data-line="GOOD-2"]')))
})

test('an empty list says what it is for', async () => {
  await login(FOR_CART, [])
  expect(await screen.findByRole('heading', { name: 'Your list is empty' })).toBeDefined()
  expect(linksOf().map(([name]) => name)).toContain('Find a part')
  expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeDefined()
})

test('who came only to sign in is told of the list, and shown the way to it', async () => {
  await login('/login', [rowOf('GOOD-1', 2), rowOf('GOOD-2', 2)])
  expect(words()).toContain('2 parts on your list go into your cart as soon as you are signed in.')
  expect(linksOf()).toContainEqual(['Look at your list', '/shoppingCart'])
  expect(document.querySelector('[data-line]')).toBeNull()
})

test('on its way to the orders nobody is taken for a buyer', async () => {
  await login('/login?code=401&redirect=%2FaccountOrder&message=Please+login+first.', [])
  expect(namesOf('heading')).not.toContain('Your list is empty')
})

describe('what is true is said', () => {
  test('a price that is not of now says of when', async () => {
    await login(FOR_CART, [rowOf('GOOD-2', 1), rowOf('GOOD-1', 1, Date.now() - 3 * 24 * 3600_000)])
    await rowsShown()
    const [fresh, old] = [...document.querySelectorAll('[data-line]')].map((row) => words(row))
    expect(fresh).not.toContain('Price of')
    expect(old).toMatch(/Price of [A-Z][a-z]{2} \d+/)
  })

  test('a list that this tab alone keeps goes with it; one on the device does not say so', async () => {
    const warning = 'your list is gone when you close this tab'
    await login(FOR_CART, [rowOf('GOOD-1', 1)])
    await rowsShown()
    expect(words()).toContain(warning)
    Object.assign(guestList, { tabRows: ref([]), rows: ref([rowOf('GOOD-1', 1)]) })
    await eventually(() => expect(words()).not.toContain(warning))
    expect(await rowsShown()).toEqual(['GOOD-1'])
  })

  test.each([
    ['beside the list', FOR_CART, [rowOf('GOOD-1', 1)]],
    ['of an empty list', FOR_CART, []],
    ['for its own sake', '/login', []],
  ])('without a signal no sign-in is offered that cannot work: %s', async (_, address, rows) => {
    network.up = false
    await login(address, rows)
    expect(words()).toContain('No signal: you can sign in when there is one.')
    expect(namesOf('button')).not.toContain('Sign In')
    expect(namesOf('button')).not.toContain('Sign in to order')
    act(() => {
      network.up = true
    })
    await eventually(() => expect(namesOf('button')).toContain('Sign In'))
  })
})

test('of a long list five parts stand above the form on a phone, the rest behind one press', async () => {
  await login(
    FOR_CART,
    ['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6', 'A-7'].map((mcode) => rowOf(mcode, 1)),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Show 2 more parts' }))
  expect(screen.queryByRole('button', { name: /more part/ })).toBeNull()
})
