import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showCartCountBadge } from '#app/state/cart/badge.ts'
import { cart } from '#app/state/cart/cart.ts'
import { cartCount } from '#app/state/cart/count.ts'
import { notifySignedOut } from '#app/state/session/after-sign-out.ts'
import { session } from '#app/state/session/session.ts'

const said: (number | 'cleared')[] = []
const device = {
  setAppBadge: async (count?: number) => void said.push(count ?? -1),
  clearAppBadge: async () => void said.push('cleared'),
}
const member = { type: 'member' as const, token: 't', userInfo: null }
const told = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  said.length = 0
  session.current = member
  Object.assign(cart, { status: 'loading' })
  cartCount.pieces = 0
})
// Whoever signs out is followed no more.
afterEach(async () => {
  await told()
  await notifySignedOut()
})

test('the badge says how many pieces lie in the cart, each number once, and goes with the last', async () => {
  showCartCountBadge(device)
  await told()
  expect(said).toEqual([])
  cart.status = 'ready'
  cartCount.pieces = 3
  await told()
  cart.sending = true
  await told()
  cartCount.pieces = 0
  await told()
  expect(said).toEqual([3, 'cleared'])
})

test('a cart that was emptied on another device takes the badge of the last time away', async () => {
  showCartCountBadge(device)
  cart.status = 'ready'
  await told()
  expect(said).toEqual(['cleared'])
})

test('it goes when somebody signs out, and a guest’s page clears it', async () => {
  cart.status = 'ready'
  cartCount.pieces = 2
  showCartCountBadge(device)
  await notifySignedOut()
  cartCount.pieces = 1
  await told()
  expect(said).toEqual([2, 'cleared'])
  session.current = { type: 'guest' }
  cartCount.pieces = 0
  showCartCountBadge(device)
  expect(said).toEqual([2, 'cleared', 'cleared'])
})

test('of a guest it counts the list, and says nothing before that is read', async () => {
  session.current = { type: 'guest' }
  cartCount.pieces = null
  showCartCountBadge(device)
  expect(said).toEqual([])
  cartCount.pieces = 5
  await told()
  expect(said).toEqual([5])
})

test('a browser that refuses, or has no badges, is left alone', async () => {
  const refuses = vi.fn(() => Promise.reject(new DOMException('not installed', 'NotAllowedError')))
  session.current = { type: 'guest' }
  showCartCountBadge({ setAppBadge: refuses, clearAppBadge: refuses })
  showCartCountBadge({})
  await told()
  expect(refuses).toHaveBeenCalledOnce()
})
