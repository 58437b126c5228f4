import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import ApparelScreen from '#app/screens/apparel/ApparelScreen.tsx'
import PartScreen from '#app/screens/part/PartScreen.tsx'
import { guestList } from '#app/state/cart/guest-list.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import type { Style, StyleDetail } from '#contract/apparel/style-calls.ts'
import { Id, Mcode } from '#contract/kernel/primitives.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { partCard, partDetail } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, linksOf, namesOf, openShop, words } from '../../../support/shell.tsx'

const id = v.parse(Id, 'workshop-jacket')
const variant = (colour: string, size: string, at: number, differs: Parameters<typeof partCard>[0] = {}) => {
  const mcode = `WW-4101${at}`
  return {
    colour,
    size,
    part: partCard({ mcode, type: 'workwear', name: 'Workshop jacket', mainImageUrl: `/part/${mcode}/view.svg`, price: 59, ...differs }),
  }
}
const shown = { id, name: 'Workshop jacket', text: 'Canvas.', producer: 'Torchfield', colours: ['Black', 'Navy'], sizes: ['S', 'M', 'L'] }
const jacket: StyleDetail = {
  ...shown,
  guide: {
    measures: ['chest'],
    rows: [
      { size: 'S', also: 'EU 46', cm: [[88, 96]] },
      { size: 'M', also: '', cm: [[96, 104]] },
    ],
  },
  variants: [
    variant('Black', 'S', 10),
    variant('Black', 'M', 11, { stock: { state: 'out', qty: 0 } }),
    variant('Black', 'L', 12, {
      price: 64.5,
      priceLadder: [
        { fromQty: 1, unitPrice: 64.5 },
        { fromQty: 5, unitPrice: 60 },
      ],
    }),
    variant('Navy', 'S', 20),
    variant('Navy', 'M', 21, { stock: { state: 'ended', qty: 0 } }),
  ],
}
const styles: Style[] = [{ ...shown, mainImageUrl: '/part/WW-410110/view.svg', priceFrom: 59, priceTo: 64.5, onShelf: true }]
const onList = () => [...guestList.tabRows, ...guestList.rows].map(({ mcode, qty }) => [mcode, qty])
const radio = (name: RegExp) => screen.getByRole('radio', { name })
let made = 0

beforeEach(async () => {
  made += 1
  await openShop('/apparel')
  for (const one of [catalogue.productStyle, catalogue.productStyles, catalogue.productDetail]) one.clear()
  connectMirror(`apparel-${made}`, openMirrorDatabase)
  connectPort(
    portTo(async ({ url }) => {
      if (url.includes('/product/styles')) return envelopeReply({ result: styles })
      if (url.includes('/product/style?')) return envelopeReply({ result: jacket })
      if (url.includes('/product/detail?'))
        return envelopeReply({
          result: partDetail({
            mcode: 'WW-410110',
            type: 'workwear',
            attributes: { size: 'S', colour: 'Black' },
            numbers: [],
            fitmentCount: 0,
            style: { id, name: shown.name },
          }),
        })
      return envelopeReply({ result: url.includes('/partsList?') ? { contains: [], usedIn: [], usedInTotal: 0 } : [] })
    }),
  )
})

/** Opens the style, with a size and colour in its address where one is said. */
async function openStyle(mcode?: string) {
  draw(<ApparelScreen params={{ style: id, ...(mcode && { mcode: v.parse(Mcode, mcode) }) }} />)
  await screen.findByRole('heading', { level: 1, name: 'Workshop jacket' })
}

test('section 2: /apparel shows each style with price from, sizes and its colours by name, and leads to it', async () => {
  draw(<ApparelScreen params={{}} />)
  await screen.findByRole('heading', { name: 'Workshop jacket' })
  for (const said of ['Torchfield', 'from $59.00', 'S to L', 'Black', 'Navy']) expect(words()).toContain(said)
  expect(linksOf()).toEqual([['Workshop jacket Torchfield from $59.00 S to L Black Navy', '/apparel?style=workshop-jacket']])
})

test('no size is chosen for anybody: the button asks for one, in words and with the focus, and nothing is ordered', async () => {
  await openStyle()
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([radio(/Black/)])
  expect(words()).toContain('from $59.00')
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(words(screen.getByRole('alert'))).toContain('Choose a size first.')
  expect(document.activeElement).toBe(radio(/^S/))
  expect(onList()).toEqual([])
})

test('a size says that it is sold out or no longer made, and can still be chosen and seen', async () => {
  await openStyle()
  expect(namesOf('radio')).toEqual(['Black', 'Navy', 'S', 'M Sold out', 'L'])
  await userEvent.click(radio(/Navy/))
  expect(namesOf('radio')).toEqual(['Black', 'Navy', 'S', 'M No longer made', 'L Not in this colour'])
  await userEvent.click(radio(/^M/))
  expect(words()).toContain('not made any more')
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  await userEvent.click(radio(/^L/))
  expect(words()).toContain('This size is not made in this colour.')
})

test('the chosen size in the chosen colour is what goes into the cart, at its own price and quantity', async () => {
  await openStyle()
  await userEvent.click(radio(/^L/))
  expect(words(document.querySelector<HTMLElement>('[data-variant]') ?? undefined)).toContain('$64.50')
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(words()).toContain('together $129.00')
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  await eventually(() => expect(onList()).toEqual([['WW-410112', 2]]))
})

test('a size and colour in the address is chosen', async () => {
  await openStyle('WW-410120')
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([radio(/Navy/), radio(/^S/)])
})

test('a crew: several sizes, in several colours, go into the cart with one press; what was typed stays over a change of colour', async () => {
  await openStyle()
  await userEvent.click(screen.getByText('Several sizes at once'))
  await userEvent.type(screen.getByLabelText('Pieces of S'), '3')
  await userEvent.type(screen.getByLabelText('Pieces of L'), '5')
  await userEvent.click(radio(/Navy/))
  await userEvent.type(screen.getByLabelText('Pieces of S'), '1y')
  expect(words(screen.getByRole('status'))).toContain('A quantity is a whole number up to')
  expect(screen.getByRole('button', { name: /^Add \d/ }).hasAttribute('disabled')).toBe(true)
  await userEvent.type(screen.getByLabelText('Pieces of S'), '{Backspace}')
  expect(words(screen.getByRole('status'))).toContain('3 × S Black, 5 × L Black, 1 × S Navy')
  // 3 × 59 + 5 × 60 + 1 × 59
  await userEvent.click(screen.getByRole('button', { name: /^Add 9 pieces to cart\s*\$536\.00$/ }))
  await eventually(() =>
    expect(new Map(onList() as [string, number][])).toEqual(
      new Map([
        ['WW-410110', 3],
        ['WW-410112', 5],
        ['WW-410120', 1],
      ]),
    ),
  )
})

test('the size guide is a table in centimetres and inches, and says how to measure', async () => {
  await openStyle()
  await userEvent.click(screen.getByRole('button', { name: 'Size guide' }))
  const table = within(screen.getByRole('dialog', { name: 'Size guide' })).getByRole('table')
  expect([namesOf('rowheader', table), namesOf('cell', table)]).toEqual([
    ['S EU 46', 'M'],
    ['88–96\u00a0cm 34.5–38\u00a0in', '96–104\u00a0cm 38–41\u00a0in'],
  ])
  expect(words(screen.getByRole('dialog'))).toContain('Around the fullest part')
})

test('the page of a variant leads to its other sizes and colours, to its size guide and to its style', async () => {
  history.replaceState(null, '', '/prod/m/WW-410110')
  onTestFinished(() => history.replaceState(null, '', '/'))
  draw(<PartScreen params={{ mcode: v.parse(Mcode, 'WW-410110') }} />)
  const section = (await screen.findByRole('heading', { name: 'Sizes and colours' })).closest('section') ?? undefined
  await eventually(() => expect(linksOf(section)).toContainEqual(['L', '/prod/m/WW-410112']))
  expect(linksOf(section)).toContainEqual(['Navy', '/prod/m/WW-410120'])
  expect(linksOf(section).at(-1)?.[1]).toBe('/apparel?style=workshop-jacket&mcode=WW-410110')
  within(section ?? document.body).getByRole('button', { name: 'Size guide' })
})
