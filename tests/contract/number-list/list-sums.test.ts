import { expect, test } from 'vitest'
import { sumPartsToOrder } from '#contract/number-list/list-sums.ts'
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
    sumPartsToOrder([
      { part: bearing, qty: 3 },
      { part: solenoid, qty: 2 },
    ]),
  ).toEqual({
    ...{ lineCount: 2, pieces: 5, goodsTotalUsd: 49.88, coreChargesUsd: 10 },
  })
})

test('one part in two places reaches a price break together, as in the cart', () => {
  expect(
    sumPartsToOrder([
      { part: bearing, qty: 2 },
      { part: bearing, qty: 2 },
    ]),
  ).toEqual({
    ...{ lineCount: 1, pieces: 4, goodsTotalUsd: 11.8, coreChargesUsd: 0 },
  })
})

test('nothing costs nothing', () => {
  expect(sumPartsToOrder([])).toEqual({ lineCount: 0, pieces: 0, goodsTotalUsd: 0, coreChargesUsd: 0 })
})
