import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { AddedNotice } from '#app/shell/CartNotices.tsx'
import { showAdded } from '#app/state/cart/added.ts'
import { cart } from '#app/state/cart/cart.ts'
import type { OptimisticLine } from '#data/outbox/optimistic-cart.ts'
import { draw, openShop } from '../../support/shell.tsx'

beforeEach(() => Object.assign(cart, { status: 'ready', lines: [{ id: 'ST-1', qty: 2 } as OptimisticLine] }))

test.each([
  ['/prod/m/ST-1', 1],
  ['/shoppingCart', 0],
  ['/shoppingCheckout', 0],
])('on %s it is said %i times that a part lies in the cart', async (address, times) => {
  await openShop(address)
  showAdded('ST-1')
  draw(<AddedNotice className="" />)
  expect(screen.queryAllByText(/In your cart: 2/)).toHaveLength(times)
})
