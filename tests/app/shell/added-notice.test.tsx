import { screen } from '@testing-library/react'
import { ref } from 'valtio/vanilla'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AddedNotice } from '#app/shell/CartNotices.tsx'
import { hideAddedNotice, showAddedNotice } from '#app/state/cart/added.ts'
import { cart } from '#app/state/cart/cart.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { network } from '#app/state/page/network.ts'
import { session } from '#app/state/session/session.ts'
import type { OptimisticLine } from '#data/outbox/optimistic-cart.ts'
import { wanted } from '../../support/cart/guest-adds.ts'
import { draw, linksOf, openShop, words } from '../../support/shell.tsx'

beforeEach(() => {
  session.current = { type: 'member', token: 't', userInfo: null }
  network.up = true
  Object.assign(cart, { status: 'ready', lines: [{ id: 'ST-1', qty: 2 } as OptimisticLine] })
})
afterEach(() => {
  session.current = { type: 'guest' }
  Object.assign(guestList, { known: false, rows: ref([]) })
  hideAddedNotice()
})

test.each([
  ['/prod/m/ST-1', 1],
  ['/shoppingCart', 0],
  ['/shoppingCheckout', 0],
])('on %s it is said %i times that a part lies in the cart', async (address, times) => {
  await openShop(address)
  showAddedNotice('ST-1')
  draw(<AddedNotice className="" />)
  expect(screen.queryAllByText(/In your cart: 2/)).toHaveLength(times)
})

describe('a guest', () => {
  const add = async (address: string) => {
    session.current = { type: 'guest' }
    await openShop(address)
    Object.assign(guestList, { known: true, rows: ref([{ ...wanted('ST-1', 3), addedAt: 1 }]) })
    showAddedNotice('ST-1')
    draw(<AddedNotice className="" />)
  }

  test('is told where the part lies, and offered the sign-in with the way back', async () => {
    await add('/prod/m/ST-1?from=list')
    expect(words()).toBe('ST-1 · On your list: 3Look at your listSign In')
    expect(linksOf()).toEqual([
      ['Look at your list', '/shoppingCart'],
      ['Sign In', '/login?redirect=%2Fprod%2Fm%2FST-1%3Ffrom%3Dlist'],
    ])
  })

  test('without a signal is offered no sign-in, which could not work', async () => {
    network.up = false
    await add('/prod/m/ST-1')
    expect(linksOf()).toEqual([['Look at your list', '/shoppingCart']])
  })

  test('is told nothing beside the list itself', async () => {
    await add('/login')
    expect(words()).toBe('')
  })
})
