import { expect, test } from 'vitest'
import { buildCrewOrder, parseEnteredQuantity } from '#app/screens/apparel/crew.ts'
import { partCard } from '../../../support/parts.ts'

test.each([
  ['', 0],
  [' 3 ', 3],
  ['0', 0],
  ['9999', 9999],
  ['10000', null],
  ['2.5', null],
  ['-1', null],
  ['M', null],
])('pieces typed as %j are %j', (text, pieces) => {
  expect(parseEnteredQuantity(text, 'en-US')).toBe(pieces)
})

test('each size is paid at the price of its own quantity, to the cent', () => {
  const variants = ['S', 'M'].map((size, at) => ({
    colour: 'Black',
    size,
    part: partCard({
      mcode: `WW-${at}`,
      price: 0.1,
      priceLadder: [
        { fromQty: 1, unitPrice: 0.1 },
        { fromQty: 5, unitPrice: 0.07 },
      ],
    }),
  }))
  expect(buildCrewOrder(variants, { 'WW-0': '3', 'WW-1': '6' }, 'en-US')).toMatchObject({
    pieces: 9,
    goodsTotalUsd: 0.72,
    hasInvalidQuantity: false,
  })
})
