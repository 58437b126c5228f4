import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import BoughtPartsScreen from '#app/screens/bought/BoughtPartsScreen.tsx'
import type { BoughtPage } from '#app/state/orders/bought-parts.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { network } from '#app/state/page/network.ts'
import { cartLine } from '../../../support/cart/lines.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, linksOf, openShop, words } from '../../../support/shell.tsx'
import { windowWide } from '../../../support/window-width.ts'

const { id, product } = cartLine('P-1', 1)
const bought: BoughtPage['records'][number] = {
  ...{ id, product, qty: 4, orders: 2, lastPrice: 10.1, lastBoughtAt: '2026-11-01T08:00:00.000Z', lastOrderId: 'o-1' },
  ...{ lastOrderNumber: 'CW-100001', warrantyUntil: '', priceNow: 12.5, now: partCard({ mcode: 'P-1', price: 12.5 }), insteadId: null },
}
let asked: string[]

async function boughtAt(address: string, width: number, differs: Partial<typeof bought> = {}): Promise<void> {
  windowWide(width)
  await openShop(address)
  connectPort(
    portTo((request) => {
      asked.push(new URL(request.url).searchParams.get('sort') ?? '')
      const page: BoughtPage = { records: [{ ...bought, ...differs }], total: 1, size: 20, current: 1, pages: 1 }
      return envelopeReply({ result: page })
    }),
  )
  draw(<BoughtPartsScreen />)
}

beforeEach(() => {
  network.up = true
  asked = []
})

test('at a desk a table; its heads sort the whole list, not the page, and say how it is sorted', async () => {
  await boughtAt('/accountProduct?q=bosch', 1440)
  const table = await screen.findByRole('table', { name: 'Parts you bought' })
  const heads = () => within(table).getAllByRole('columnheader')
  expect(heads().map((head) => [words(head), head.getAttribute('aria-sort')])).toEqual([
    ['Number', 'none'],
    ['Part', null],
    ['Last bought', 'descending'],
    ['Pieces', 'none'],
    ['Warranty', null],
    ['Price now', 'none'],
  ])
  expect(linksOf(heads()[2])).toEqual([['Last bought', '/accountProduct?q=bosch&sort=last-up']])
  await userEvent.click(within(table).getByRole('link', { name: 'Price now' }))
  await eventually(() => expect(screen.getByRole('columnheader', { name: 'Price now' }).getAttribute('aria-sort')).toBe('ascending'))
  expect(asked).toEqual(['last', 'price-up'])
})

test('on a phone a tight row: number, name, when and how many, the price now, the way into the cart; papers behind one press', async () => {
  await boughtAt('/accountProduct', 390)
  const list = await screen.findByRole('list', { name: 'Parts you bought' })
  const row = within(list).getByRole('listitem')
  for (const said of ['P-1', product.producer, bought.now?.name, 'Nov 1', 'paid $10.10 each', '4 pieces in 2 orders', '$12.50'])
    expect(words(row)).toContain(said)
  const more = within(row).getByRole('button', { name: 'More for P-1' })
  // Behind "More", which happy-dom does not hide: to note where the part was fitted.
  expect(within(row).getAllByRole('button')).toEqual([
    within(row).getByRole('button', { name: 'Add P-1 to cart' }),
    more,
    within(row).getByRole('button', { name: 'Fitted to …' }),
  ])
  const menu = document.getElementById(more.getAttribute('popovertarget') ?? '')
  expect(linksOf(menu ?? undefined)).toEqual([
    ['Order CW-100001', '/shoppingOrderDetail?id=o-1'],
    ['Print order CW-100001', '/orderPrint1?id=o-1'],
  ])
})

const menuOf = () =>
  linksOf(document.getElementById(screen.getByRole('button', { name: 'More for P-1' }).getAttribute('popovertarget') ?? '') ?? undefined)

test('what may still go back leads to the return form of that order and that part', async () => {
  await boughtAt('/accountProduct', 390, { returnable: 1 })
  await screen.findByRole('list', { name: 'Parts you bought' })
  expect(menuOf()).toContainEqual(['Send back', '/shoppingOrderDetail?id=o-1&return=P-1'])
})

test.each([390, 1440])(
  'a part is called as the shop calls it today; one that has gone as the order has it, in the language of the order (%d px)',
  async (width) => {
    await boughtAt('/accountProduct', width, {
      now: null,
      priceNow: null,
      language: 'de',
      product: { ...product, name: 'Anlasser, Bosch' },
    })
    expect((await screen.findByText(/^Anlasser, Bosch/)).lang).toBe('de')
  },
)
