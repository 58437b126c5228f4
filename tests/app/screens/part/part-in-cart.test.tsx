import { screen } from '@testing-library/react'
import { ref } from 'valtio/vanilla'
import { beforeEach, describe, expect, test } from 'vitest'
import { PartAbsent } from '#app/screens/part/PartAbsent.tsx'
import { cart } from '#app/state/cart/cart.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { session } from '#app/state/session/session.ts'
import { calls } from '#contract/calls.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { REPLY_SOURCE_HEADER } from '#contract/envelope.ts'
import { replySourceHeader } from '#data/answered-from.ts'
import { optimisticCart } from '#data/outbox/optimistic-cart.ts'
import { displayedPartOf } from '#data/outbox/shows.ts'
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
  session.current = { type: 'member', token: 't1', userInfo: null }
  const line = { id: part.mcode, qty: 2, ...displayedPartOf(part), amount: 259, job: '', addedAt: asOf }
  Object.assign(cart, { status: 'ready', asOf, lines: ref(optimisticCart([line], [])) })
  const said = await drawn()
  for (const kept of ['AR-S-10001', 'Starter', 'Armature', '$129.50', '+ $40.00 core', 'In your cart: 2 pieces'])
    expect(said).toContain(kept)
  expect(document.querySelector('img')?.getAttribute('src')).toContain(part.mainImageUrl)
  expect(linksOf()).toContainEqual(['In your cart: 2 pieces', '/shoppingCart'])
})

test('of a part on the guest’s list too', async () => {
  session.current = { type: 'guest' }
  guestList.rows = ref([{ id: 'row', mcode: part.mcode, qty: 1, addedAt: 1, shows: displayedPartOf({ ...part, asOf }) }])
  expect(await drawn()).toContain('On your list: 1 piece')
})

test('of a part that lies nowhere it claims nothing', async () => {
  session.current = { type: 'guest' }
  expect(await drawn()).not.toContain('$129.50')
  expect(screen.queryByRole('link', { name: /cart|list/ })).toBeNull()
})

describe('of a part that stood only in a list', () => {
  const HOUR_MS = 60 * 60 * 1000
  const { matched: _, ...card } = partCard({ ...part, specName: '12 V · 1.4 kW', stock: { state: 'in', qty: 12 } })
  const alike = partCard({ mcode: 'AR-S-100010', price: 7 })
  const asked: URL[] = []

  /** What a search on this device finds, seen so long ago. */
  function findsHere(records: readonly PartCard[], ageMs: number) {
    const asOf = new Date(Date.now() - ageMs).toISOString()
    const page = { total: records.length, size: 20, current: 1, pages: 1, facets: [], categories: [], meant: 'number' }
    connectPort(
      portTo(async ({ url }) => {
        if (!url.includes(calls.aggregationSearch.path)) throw new TypeError('Failed to fetch')
        asked.push(new URL(url))
        const reply = envelopeReply({ result: { records, ...page } })
        reply.headers.set(REPLY_SOURCE_HEADER, replySourceHeader('seen-parts', asOf, { openedPartCount: 0, listedPartCount: 2 }))
        return reply
      }),
    )
  }

  beforeEach(() => {
    session.current = { type: 'guest' }
    asked.length = 0
  })

  test('the page shows what the list said, how old that is, and that the details are not here', async () => {
    findsHere([alike, card], 3 * HOUR_MS)
    const said = await drawn()
    for (const known of ['AR-S-10001', 'Starter', 'Armature', '$129.50', '12 on the shelf, ready to ship', '1.4 kW'])
      expect(said).toContain(known)
    expect(said).toContain('The details of this part are not on this phone')
    expect(said).toContain('What is shown stood in a list 3 hours ago.')
    expect(said).not.toContain('not on this phone yet')
    expect(said).not.toContain('$7.00')
    expect(screen.getAllByRole('button', { name: 'Add to cart' })).not.toHaveLength(0)
    expect(document.querySelector('img')?.getAttribute('src')).toContain(card.mainImageUrl)
    // One drawing is all that a list has; there is none to choose from.
    expect(document.querySelectorAll('img')).toHaveLength(1)
    expect(document.title).toContain('AR-S-10001 Starter')
    expect(asked.map(({ searchParams }) => searchParams.get('searchStr'))).toEqual([part.mcode])
  })

  test('after a day its stock is unknown', async () => {
    findsHere([card], 25 * HOUR_MS)
    const said = await drawn()
    expect(said).toContain('Stock unknown: last seen')
    expect(said).not.toContain('ready to ship')
    expect(said).toContain('stood in a list yesterday.')
  })

  test('it is ordered from its least quantity up, at the price of that', async () => {
    findsHere(
      [
        {
          ...card,
          minQty: 4,
          priceLadder: [
            { fromQty: 1, unitPrice: 129.5 },
            { fromQty: 4, unitPrice: 100 },
          ],
        },
      ],
      HOUR_MS,
    )
    const said = await drawn()
    expect(said).toContain('4 pieces')
    expect(said).toContain('$560.00')
  })

  test('another part with a number like it is not taken for it', async () => {
    findsHere([alike], HOUR_MS)
    const said = await drawn()
    expect(said).toContain('This part is not on this phone yet')
    expect(said).not.toContain('$7.00')
  })
})
