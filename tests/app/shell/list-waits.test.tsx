import { ref } from 'valtio/vanilla'
import { beforeEach, expect, test } from 'vitest'
import { StatusLine } from '#app/shell/StatusLine.tsx'
import { guestList } from '#app/state/cart/guest-list.ts'
import { network } from '#app/state/page/network.ts'
import { session } from '#app/state/account/session.ts'
import { wanted } from '../../support/cart/guest-adds.ts'
import { draw, linksOf, openShop, words } from '../../support/shell.tsx'

const list = (...mcodes: string[]) => {
  const rows = mcodes.map((mcode) => ({ ...wanted(mcode, 1), addedAt: 1 }))
  Object.assign(guestList, { known: true, rows: ref(rows), tabRows: ref([]), latest: ref([]), removed: null })
}

beforeEach(() => {
  network.up = true
  session.now = { is: 'guest' }
})

test('a guest’s list is told on every page, with the way to it', async () => {
  await openShop('/prod/m/GOOD-1')
  list('GOOD-1', 'GOOD-2', 'GOOD-3')
  draw(<StatusLine />)
  expect(words()).toBe('3 parts on your list.Look at it')
  expect(linksOf()).toEqual([['Look at it', '/shoppingCart']])
})

test('also without a signal', async () => {
  network.up = false
  await openShop('/')
  list('GOOD-1')
  draw(<StatusLine />)
  expect(words()).toBe('No signal. What you have seen is here.1 part on your list.Look at it')
})

test.each([
  ['beside the list itself', () => openShop('/login')],
  [
    'to a member, whose cart it becomes',
    async () => {
      await openShop('/')
      session.now = { is: 'member', token: 't', userInfo: null }
    },
  ],
])('not %s', async (_when, before) => {
  await before()
  list('GOOD-1')
  draw(<StatusLine />)
  expect(words()).toBe('')
})
