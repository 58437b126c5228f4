import { screen } from '@testing-library/react'
import { ref } from 'valtio/vanilla'
import { beforeEach, expect, test } from 'vitest'
import { PartAbsent } from '#app/screens/part/PartAbsent.tsx'
import { cart } from '#app/state/cart/cart.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { session } from '#app/state/account/session.ts'
import { showsOf } from '#data/outbox/shows.ts'
import { optimisticCart } from '#data/outbox/optimistic-cart.ts'
import { partDetail } from '../../../support/parts.ts'
import { draw, linksOf, openShop, words } from '../../../support/shell.tsx'

const part = partDetail({ mcode: 'AR-S-10001', name: 'Starter', producer: 'Armature', price: 129.5, coreCharge: 40 })
const asOf = new Date().toISOString()

beforeEach(async () => {
  await openShop(`/prod/m/${part.mcode}`)
  cart.lines = []
  guestList.known = true
})

const drawn = () => words(draw(<PartAbsent mcode={part.mcode} />).container)

test('of a part in the cart that was never opened the page shows without a line what the cart keeps: number, picture, name, price', () => {
  session.now = { is: 'member', token: 't1', userInfo: null }
  const line = { id: part.mcode, qty: 2, ...showsOf(part), amount: 259, job: '', addedAt: asOf }
  Object.assign(cart, { status: 'ready', asOf, lines: ref(optimisticCart([line], [])) })
  const said = drawn()
  for (const kept of ['AR-S-10001', 'Starter', 'Armature', '$129.50', '+ $40.00 core', 'In your cart: 2 pieces']) expect(said).toContain(kept)
  expect(document.querySelector('img')?.getAttribute('src')).toContain(part.mainImageUrl)
  expect(linksOf()).toContainEqual(['In your cart: 2 pieces', '/shoppingCart'])
})

test('of a part on the guest’s list too', () => {
  session.now = { is: 'guest' }
  guestList.rows = ref([{ id: 'row', mcode: part.mcode, qty: 1, addedAt: 1, shows: showsOf({ ...part, asOf }) }])
  expect(drawn()).toContain('On your list: 1 piece')
})

test('of a part that lies nowhere it claims nothing', () => {
  session.now = { is: 'guest' }
  expect(drawn()).not.toContain('$129.50')
  expect(screen.queryByRole('link', { name: /cart|list/ })).toBeNull()
})
