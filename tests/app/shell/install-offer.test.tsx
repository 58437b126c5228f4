import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { StatusLine } from '#app/shell/StatusLine.tsx'
import { cart } from '#app/state/cart/cart.ts'
import { install } from '#app/state/page/install.ts'
import { network } from '#app/state/page/network.ts'
import { ordersHere } from '#app/state/orders/orders-here.ts'
import { session } from '#app/state/account/session.ts'
import { update } from '#app/state/worker/update.ts'
import { worker } from '#app/state/worker/worker.ts'
import { draw, eventually, namesOf, openShop, words } from '../../support/shell.tsx'

beforeEach(async () => {
  await openShop()
  // Whatever else the line has to say comes before it.
  network.up = true
  session.now = { is: 'guest' }
  Object.assign(cart, { waiting: 0, refused: [], trouble: null, sessionExpired: false })
  ordersHere.unsent = []
  update.is = 'none'
  worker.news = false
  Object.assign(install, { way: 'button', offered: false })
})
const line = () => words(screen.getByRole('status'))

test('nothing is said of installing before there is reason to; then the line says it once', async () => {
  draw(<StatusLine />)
  expect(line()).toBe('')
  expect(localStorage.getItem('install-offer')).toBeNull()
  install.offered = true
  await screen.findByText(/^Install the shop: it opens from an icon of its own, also without a signal\./)
  expect(namesOf('button')).toEqual(['Install', 'Not now'])
  expect(localStorage.getItem('install-offer')).toBe('said')
})

test('"Not now" takes it away for good', async () => {
  install.offered = true
  draw(<StatusLine />)
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  await eventually(() => expect(line()).toBe(''))
  expect(localStorage.getItem('install-offer')).toBe('declined')
})

test('where Safari installs it, the steps are said', () => {
  Object.assign(install, { way: 'ios', offered: true })
  draw(<StatusLine />)
  expect(line()).toContain('To open the shop from the home screen, tap Share, then “Add to Home Screen”.')
  expect(namesOf('button')).toEqual(['Close'])
})

test('without a signal there is more important news', () => {
  network.up = false
  install.offered = true
  draw(<StatusLine />)
  expect(line()).toContain('No signal.')
  expect(line()).not.toContain('Install')
})
