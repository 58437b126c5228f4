import { expect, test } from 'vitest'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { bestSellingParts } from '#search/answer/part/best-selling.ts'
import type { ShopCatalogueData } from '#search/answer/part/card.ts'
import { buildFitmentList, type FitmentData } from '#search/answer/part/fitments.ts'
import { buildPartsList } from '#search/answer/part/parts-list.ts'
import { priceOfQuantity } from '#search/answer/part/prices.ts'

test('what sells best stands first, and equal sales go by the code', () => {
  const parts = [
    { mcode: 'C-3', popularity: 5 },
    { mcode: 'A-1', popularity: 5 },
    { mcode: 'B-2', popularity: 9 },
  ]
  expect(bestSellingParts(parts, 2).map(({ mcode }) => mcode)).toEqual(['B-2', 'A-1'])
})

test('the fitments of one model follow the years', () => {
  const fitment = (from: number | null): FitmentData => ({
    ...{ applicationPlace: 1, appid: '1', application: 'Automotive', brandid: '2', brand: 'Toyota', modelid: '3', model: 'Corolla' },
    ...{ engine: '1.6', from, to: null, note: '' },
  })
  expect(buildFitmentList([fitment(2001), fitment(1993), fitment(null)]).map(({ yearFrom }) => yearFrom ?? null)).toEqual([
    null,
    1993,
    2001,
  ])
})

test('a parts list follows the positions of the drawing', () => {
  const line = (position: number) => ({ position, name: `Position ${position}`, qty: 1, part: null })
  // No line has a part of the shop, so nothing is asked of the catalogue.
  const { contains } = buildPartsList({} as ShopCatalogueData, { lines: [line(30), line(10), line(20)], usedIn: [], usedInTotal: 0 })
  expect(contains.map(({ position }) => position)).toEqual([10, 20, 30])
})

test('the price of a quantity has the core charge of each piece in it', () => {
  const part = { priceCents: 10_000, wasCents: null, steps: [], offer: null, coreCents: 2500 }
  expect(priceOfQuantity(part, { mcode: mcodeOf('ST-1'), quantity: 3 })).toMatchObject({ unitPrice: 100, coreCharge: 25, total: 375 })
})
