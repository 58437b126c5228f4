import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { lastPurchases } from '#app/state/orders/bought-days.ts'
import { MoreOffers } from '#app/ui/offers/MoreOffers.tsx'
import { PartList } from '#app/ui/PartList.tsx'
import { groupOffersByPart } from '#contract/offers/fold-offers.ts'
import { partCard } from '../../../support/parts.ts'
import { draw, openShop, words } from '../../../support/shell.tsx'

const offers = [
  partCard({ mcode: 'ST-1', condition: 'new', price: 129.5 }),
  partCard({ mcode: 'ST-2', condition: 'reman', price: 99, coreCharge: 55 }),
  partCard({ mcode: 'ST-3', condition: 'used', price: 46, stock: { state: 'out', qty: 0 } }),
]

beforeEach(() => openShop('/prod/all/starter'))

test('the other offers of a number stand under its row with what they cost, and beside each other when it is opened', () => {
  const { visibleOffers, offerGroups } = groupOffersByPart(offers, { isSortedByBest: true })
  draw(
    <PartList
      parts={visibleOffers}
      label="Starters"
      renderBelowPart={(part) => <MoreOffers offers={offerGroups.get(part.mcode) ?? []} />}
    />,
  )
  const [row, under] = screen.getAllByRole('listitem')
  expect(words(row)).toContain('ST-1')
  const fold = within(under ?? document.body).getByRole('group')
  expect(fold.hasAttribute('open')).toBe(false)
  expect(words(fold.querySelector('summary') ?? undefined)).toBe('2 more offers Reman $99.00 + $55.00 core Used $46.00')
  // Closed or not, all of it is in the page: without a script, and for the browser's own search.
  const compared = within(fold).getAllByRole('rowheader', { hidden: true })
  expect(compared.map(words).map((text) => text.split(' ')[0])).toEqual(['ST-1', 'ST-2', 'ST-3'])
  // The row above leads to the first of them and has its button: neither is there twice.
  expect(within(fold).getAllByRole('link', { hidden: true }).map(words)).toEqual(['ST-2', 'ST-3'])
})

test('a row says that the part was bought before, and when', () => {
  act(() => {
    lastPurchases.lastBoughtDays = { 'ST-2': '2026-01-07T09:00:00Z' }
  })
  draw(<PartList parts={offers.slice(0, 2)} label="Starters" />)
  expect(screen.getAllByRole('listitem').map((row) => /Bought before, Jan 7/.test(words(row)))).toEqual([false, true])
  lastPurchases.lastBoughtDays = {}
})

test('each offer has one place for the verdict whether it fits the chosen vehicle, also one that is folded', () => {
  draw(<PartList parts={offers.slice(0, 1)} label="Starters" renderBelowPart={() => <MoreOffers offers={offers} />} />)
  const places = document.querySelectorAll<HTMLElement>('[data-fit]')
  expect(Array.from(places, ({ dataset }) => dataset['fit'])).toEqual(['ST-1', 'ST-2', 'ST-3'])
})
