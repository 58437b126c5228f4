import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  availability,
  canSubscribeToRestock,
  completeShippingDate,
  isOrderable,
  isPartOrderable,
  type SoldOutRule,
  shippingDateOf,
} from '#contract/catalogue/availability.ts'
import type { Stock } from '#contract/catalogue/catalogue.ts'
import { addDays } from '#contract/kernel/shop-days.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'

const TODAY = '2026-11-28'
const ask = (stock: Stock, qty: number, soldOut?: SoldOutRule, minQty = 1) =>
  availability({ stock, minQty }, qty, { soldOutRule: soldOut, today: TODAY })
const out = (restockOn?: string): Stock => ({ state: 'out', qty: 0, ...(restockOn === undefined ? {} : { restockOn }) })

test('what is on the shelf leaves at once, whatever the shop does with what is sold out', () => {
  expect(ask({ state: 'in', qty: 12 }, 12)).toEqual({ type: 'in-stock', quantityNow: 12 })
  expect(ask({ state: 'in', qty: 12 }, 12, 'wait')).toEqual({ type: 'in-stock', quantityNow: 12 })
})

test('a sold-out part with a day is taken for later, and of one partly there the rest', () => {
  expect(ask(out('2026-12-12'), 3)).toEqual({ type: 'back-order', quantityNow: 0, quantityLater: 3, expectedOn: '2026-12-12' })
  expect(ask({ state: 'low', qty: 5, restockOn: '2026-12-12' }, 8)).toEqual({
    type: 'back-order',
    quantityNow: 5,
    quantityLater: 3,
    expectedOn: '2026-12-12',
  })
})

test('a shop that waits takes what is there and no more, and says when it is back', () => {
  expect(ask(out('2026-12-12'), 1, 'wait')).toEqual({ type: 'sold-out', expectedOn: '2026-12-12' })
  expect(ask({ state: 'low', qty: 5, restockOn: '2026-12-12' }, 8, 'wait')).toEqual({
    type: 'short',
    maxQuantity: 5,
    isDiscontinued: false,
    expectedOn: '2026-12-12',
  })
})

test('without a day, or after it, nothing is promised', () => {
  expect(ask(out(), 1)).toEqual({ type: 'sold-out', expectedOn: null })
  expect(ask(out('2026-11-27'), 1)).toEqual({ type: 'sold-out', expectedOn: null })
  expect(ask(out('2026-11-28'), 1)).toMatchObject({ type: 'back-order', expectedOn: '2026-11-28' })
  expect(ask({ state: 'low', qty: 5 }, 8)).toEqual({ type: 'short', maxQuantity: 5, isDiscontinued: false, expectedOn: null })
})

test('of what is not made any more the last pieces are sold, also fewer than the least', () => {
  expect(ask({ state: 'ended', qty: 0 }, 1)).toEqual({ type: 'ended' })
  expect(ask({ state: 'low', qty: 3, last: true }, 3, undefined, 5)).toEqual({ type: 'in-stock', quantityNow: 3 })
  expect(ask({ state: 'low', qty: 3, last: true, restockOn: '2026-12-12' }, 4)).toEqual({
    type: 'short',
    maxQuantity: 3,
    isDiscontinued: true,
    expectedOn: '2026-12-12',
  })
})

test('the least and the most of a line', () => {
  expect(ask({ state: 'in', qty: 40 }, 3, undefined, 10)).toEqual({ type: 'too-few', minQuantity: 10 })
  expect(ask({ state: 'in', qty: 40 }, MAX_QUANTITY + 1)).toEqual({ type: 'too-many', maxQuantity: MAX_QUANTITY })
  // Fewer are left than it is sold by: none of them may be ordered.
  expect(ask({ state: 'low', qty: 3 }, 3, undefined, 10)).toEqual({ type: 'sold-out', expectedOn: null })
})

test('when the last pieces leave, and when all lines are there', () => {
  expect(shippingDateOf({ type: 'in-stock', quantityNow: 2 }, TODAY)).toBe(TODAY)
  expect(shippingDateOf({ type: 'back-order', quantityNow: 1, quantityLater: 1, expectedOn: '2026-12-12' }, TODAY)).toBe('2026-12-12')
  expect(shippingDateOf({ type: 'back-order', quantityNow: 1, quantityLater: 1, expectedOn: '2026-11-28' }, TODAY)).toBe(TODAY)
  expect(shippingDateOf({ type: 'sold-out', expectedOn: '2026-12-12' }, TODAY)).toBeNull()
  expect(completeShippingDate([{ type: 'in-stock', quantityNow: 1 }], TODAY)).toBe('2026-11-28')
  expect(
    completeShippingDate(
      [
        { type: 'back-order', quantityNow: 0, quantityLater: 1, expectedOn: '2026-12-12' },
        { type: 'in-stock', quantityNow: 1 },
      ],
      TODAY,
    ),
  ).toBe('2026-12-12')
})

test.each([
  [{ state: 'out', qty: 0 }, 1, true],
  [{ state: 'out', qty: 0, restockOn: '2099-01-01' }, 1, true],
  [{ state: 'low', qty: 3 }, 4, true],
  [{ state: 'in', qty: 4 }, 4, false],
  [{ state: 'low', qty: 3, last: true }, 4, false],
  [{ state: 'ended', qty: 0 }, 1, false],
] as const)('a part with stock %j, sold from %i up, can be waited for: %s', (stock, minQty, answer) => {
  expect(canSubscribeToRestock({ stock, minQty }, TODAY)).toBe(answer)
})

/** Any part that a shop may have. */
const stocks = fc
  .record({ qty: fc.integer({ min: 0, max: 20 }), ended: fc.boolean(), day: fc.option(fc.integer({ min: -10, max: 40 })) })
  .map(
    ({ qty, ended, day }): Stock => ({
      state: qty > 0 ? 'in' : ended ? 'ended' : 'out',
      qty,
      ...(day === null ? {} : { restockOn: addDays(TODAY, day) }),
      ...(ended && qty > 0 ? { last: true } : {}),
    }),
  )

test('every answer is of one mind: pieces add up, what stands there never exceeds the shelf, and Add stands where some can be had', () => {
  fc.assert(
    fc.property(
      stocks,
      fc.constantFrom('back-order', 'wait', undefined),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 30 }),
      (stock, soldOut, minQty, qty) => {
        const asked = { soldOutRule: soldOut, today: TODAY } as const
        const answer = availability({ stock, minQty }, qty, asked)
        if (isOrderable(answer)) {
          expect(answer.quantityNow).toBeLessThanOrEqual(stock.qty)
          expect(answer.quantityNow + (answer.type === 'back-order' ? answer.quantityLater : 0)).toBe(qty)
        }
        const any = Array.from({ length: 40 }, (_, at) => at + 1).some((wanted) =>
          isOrderable(availability({ stock, minQty }, wanted, asked)),
        )
        expect(isPartOrderable({ stock, minQty }, asked)).toBe(any)
        // Whoever cannot order a part that is made still can wait for it.
        expect(any || stock.state === 'ended' || canSubscribeToRestock({ stock, minQty }, TODAY)).toBe(true)
      },
    ),
  )
})
