import { expect, test } from 'vitest'
import { totalOfParts } from '#contract/pricing/sum-parts.ts'
import { partCard } from '../../support/parts.ts'

const bearing = partCard({
  ...{ mcode: 'B-1', type: 'bearing', price: 3.3 },
  priceLadder: [
    { fromQty: 1, unitPrice: 3.3 },
    { fromQty: 4, unitPrice: 2.95 },
  ],
})
const solenoid = partCard({ mcode: 'S-1', type: 'solenoid', price: 19.99, coreCharge: 5 })

test('the sum is exact to the cent, with core charges beside it', () => {
  expect(
    totalOfParts([
      { part: bearing, qty: 3 },
      { part: solenoid, qty: 2 },
    ]),
  ).toEqual({
    ...{ partCount: 2, pieces: 5, goodsUsd: 49.88, coreChargesUsd: 10 },
  })
})

test('one part in two places reaches a price break together, as in the cart', () => {
  expect(
    totalOfParts([
      { part: bearing, qty: 2 },
      { part: bearing, qty: 2 },
    ]),
  ).toEqual({
    ...{ partCount: 1, pieces: 4, goodsUsd: 11.8, coreChargesUsd: 0 },
  })
})

test('nothing costs nothing', () => {
  expect(totalOfParts([])).toEqual({ partCount: 0, pieces: 0, goodsUsd: 0, coreChargesUsd: 0 })
})
