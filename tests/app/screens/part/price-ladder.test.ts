import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ladderRows, priceOf } from '#app/screens/part/price-ladder.ts'

const ladder = [
  { fromQty: 1, unitPrice: 129.95 },
  { fromQty: 3, unitPrice: 126.05 },
  { fromQty: 10, unitPrice: 119.55 },
]

test('one piece costs the first step and says how many more reach the next', () => {
  expect(priceOf(ladder, 129.95, 35, 1)).toEqual({
    qty: 1,
    unit: 12995,
    goods: 12995,
    core: 3500,
    total: 16495,
    next: { more: 2, fromQty: 3, unit: 12605 },
  })
})

test('a quantity on a step has that step’s price, and the last step has no next', () => {
  expect(priceOf(ladder, 129.95, 0, 3).unit).toBe(12605)
  expect(priceOf(ladder, 129.95, 0, 9).unit).toBe(12605)
  expect(priceOf(ladder, 129.95, 0, 10)).toMatchObject({ unit: 11955, goods: 119550, next: null })
})

test('the core charge is never discounted', () => {
  expect(priceOf(ladder, 129.95, 35, 10).core).toBe(35000)
})

test('sums stay exact where floats drift', () => {
  expect(priceOf([{ fromQty: 1, unitPrice: 0.1 }], 0.1, 0.2, 3).total).toBe(90)
  expect(priceOf([{ fromQty: 1, unitPrice: 1.1 }], 1.1, 0, 9999).goods).toBe(1_099_890)
})

test('a part without a ladder costs its single price', () => {
  expect(priceOf([], 24.9, 0, 4)).toMatchObject({ unit: 2490, goods: 9960, next: null })
})

test('the order in which steps arrive does not matter', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(ladder, { minLength: 3 }), fc.integer({ min: 1, max: 500 }), (steps, qty) => {
      expect(priceOf(steps, 129.95, 35, qty)).toEqual(priceOf(ladder, 129.95, 35, qty))
    }),
  )
})

test('the table says from, to, each and what is saved', () => {
  expect(ladderRows(ladder)).toEqual([
    { fromQty: 1, toQty: 2, unit: 12995, savesPercent: 0 },
    { fromQty: 3, toQty: 9, unit: 12605, savesPercent: 3 },
    { fromQty: 10, toQty: null, unit: 11955, savesPercent: 8 },
  ])
})
