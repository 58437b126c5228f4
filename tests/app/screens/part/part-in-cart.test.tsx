import { screen } from '@testing-library/react'
import { ref } from 'valtio/vanilla'
import { beforeEach, expect, test } from 'vitest'
import { PartAbsent } from '#app/screens/part/PartAbsent.tsx'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { cart } from '#app/state/cart/cart.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { session } from '#app/state/account/session.ts'
import { showsOf } from '#data/outbox/shows.ts'
import { optimisticCart } from '#data/outbox/optimistic-cart.ts'
import { partCard, partDetail } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, linksOf, openShop, words } from '../../../support/shell.tsx'

const part = partDetail({ mcode: 'AR-S-10001', name: 'Starter', producer: 'Armature', price: 129.5, coreCharge: 40 })
const asOf = new Date().toISOString()

beforeEach(async () => {
  await openShop(`/prod/m/${part.mcode}`)
  cart.lines = []
  guestList.known = true
  catalogue.aggregationSearch.clear()
  connectPort(portTo(() => Promise.reject(new TypeError('Failed to fetch'))))
})

/** What is drawn when the network has failed. */
async function drawn() {
  const { container } = draw(<PartAbsent mcode={part.mcode} />)
  await screen.findByRole('button', { name: 'Try again' })
  return words(container)
}

test('of a part in the cart that was never opened the page shows without a line what the cart keeps: number, picture, name, price', async () => {
  session.now = { is: 'member', token: 't1', userInfo: null }
  const line = { id: part.mcode, qty: 2, ...showsOf(part), amount: 259, job: '', addedAt: asOf }
  Object.assign(cart, { status: 'ready', asOf, lines: ref(optimisticCart([line], [])) })
  const said = await drawn()
  for (const kept of ['AR-S-10001', 'Starter', 'Armature', '$129.50', '+ $40.00 core', 'In your cart: 2 pieces']) expect(said).toContain(kept)
  expect(document.querySelector('img')?.getAttribute('src')).toContain(part.mainImageUrl)
  expect(linksOf()).toContainEqual(['In your cart: 2 pieces', '/shoppingCart'])
})

test('of a part on the guest’s list too', async () => {
  session.now = { is: 'guest' }
  guestList.rows = ref([{ id: 'row', mcode: part.mcode, qty: 1, addedAt: 1, shows: showsOf({ ...part, asOf }) }])
  expect(await drawn()).toContain('On your list: 1 piece')
})

test('of a part that lies nowhere it claims nothing', async () => {
  session.now = { is: 'guest' }
  expect(await drawn()).not.toContain('$129.50')
  expect(screen.queryByRole('link', { name: /cart|list/ })).toBeNull()
})

test('of a part that stood only in a list it shows what the list said, how old that is, and that its details were never opened', async () => {
  session.now = { is: 'guest' }
  const { matched: _, ...card } = partCard({ ...part, specName: '12 V · 1.4 kW', stock: { state: 'in', qty: 12 } })
  const listing = { records: [partCard({ mcode: 'AR-S-100010' }), card], total: 2, size: 20, current: 1, pages: 1, facets: [], categories: [], meant: 'number' }
  const age = 3 * 60 * 60 * 1000
  connectPort(
    portTo(async () => {
      const reply = envelopeReply({ result: listing })
      reply.headers.set('X-Answered-From', `seen-parts; of=0; listed=2; as-of=${new Date(Date.now() - age).toISOString()}`)
      return reply
    }),
  )
  const said = await drawn()
  for (const known of ['AR-S-10001', 'Starter', 'Armature', '$129.50', '3 hours ago', 'on the shelf', 'were never opened']) expect(said).toContain(known)
  expect(said).not.toContain('not on this phone yet')
  expect(screen.getAllByRole('button', { name: 'Add to cart' })).not.toHaveLength(0)
  expect(document.querySelector('img')?.getAttribute('src')).toContain(card.mainImageUrl)
})
