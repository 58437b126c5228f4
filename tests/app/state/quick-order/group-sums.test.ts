import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideByCartRoom } from '#app/state/quick-order/cart-room.ts'
import { sumsByGroup } from '#app/state/quick-order/group-sums.ts'
import { centsOf, dollarsOf } from '#contract/kernel/primitives.ts'
import { sumPartsToOrder } from '#contract/number-list/list-sums.ts'
import { cartSumsOf, unitPriceAt } from '#contract/pricing/pricing.ts'
import { partCard } from '../../../support/parts.ts'
import { runs } from '../../../support/runs.ts'

const conditions = { soldOutRule: 'back-order', today: '2026-11-29' } as const
const laddered = partCard({
  ...{ mcode: 'AR-S-1', price: 19.99, coreCharge: 7.35 },
  priceLadder: [
    { fromQty: 1, unitPrice: 19.99 },
    { fromQty: 10, unitPrice: 17.49 },
    { fromQty: 50, unitPrice: 15.01 },
  ],
  stock: { state: 'in', qty: 20, restockOn: '2026-12-10' },
})
const plain = partCard({ mcode: 'AR-S-2', price: 0.07, stock: { state: 'in', qty: 9999 } })
const later = partCard({ mcode: 'AR-S-3', price: 249.95, coreCharge: 60, stock: { state: 'out', qty: 0, restockOn: '2026-12-10' } })

test('two lines of one part reach the price break together', () => {
  const toOrder = [
    { part: laddered, qty: 6 },
    { part: laddered, qty: 4 },
  ]
  expect(sumsByGroup(toOrder, conditions)).toEqual([{ type: 'in-stock', parts: 1, pieces: 10, goodsUsd: 174.9, coreChargesUsd: 73.5 }])
})

test('the groups add up to the cart’s total to the cent, for any quantities', () => {
  const lines = fc.array(fc.record({ part: fc.constantFrom(laddered, plain, later), qty: fc.integer({ min: 1, max: 900 }) }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(lines, (toOrder) => {
      const groups = sumsByGroup(toOrder, conditions)
      const pieces = new Map<typeof plain, number>()
      for (const { part, qty } of toOrder) pieces.set(part, (pieces.get(part) ?? 0) + qty)
      // What the cart says of the same pieces, by its own lines.
      const cart = cartSumsOf(
        [...pieces].map(([part, qty]) => ({
          qty,
          amount: dollarsOf(centsOf(unitPriceAt({ price: part.price, priceLadder: part.priceLadder ?? [] }, qty).unitPrice) * qty),
          coreCharge: part.coreCharge,
        })),
      )
      const total = (of: (group: (typeof groups)[number]) => number) => groups.reduce((sum, group) => sum + centsOf(of(group)), 0)
      const sums = sumPartsToOrder(toOrder)
      expect([total((one) => one.goodsUsd), total((one) => one.coreChargesUsd)]).toEqual([centsOf(cart.goods), centsOf(cart.coreCharges)])
      expect([sums.goodsTotalUsd, sums.coreChargesUsd, sums.pieces, sums.lineCount]).toEqual([
        ...[cart.goods, cart.coreCharges, cart.pieces, cart.lines],
      ])
    }),
    runs(200),
  )
})

test('what a part brings on back-order is a group of its own', () => {
  expect(
    sumsByGroup(
      [
        { part: laddered, qty: 21 },
        { part: plain, qty: 1 },
      ],
      conditions,
    ).map(({ type, pieces }) => [type, pieces]),
  ).toEqual([
    ['in-stock', 1],
    ['back-order', 21],
  ])
})

test('a full cart takes the parts that are in it already, and as many others as it has room for', () => {
  const toOrder = [plain, later, laddered].map((part) => ({ part, qty: 1 }))
  const { fits, exceeds } = divideByCartRoom(toOrder, new Set(['AR-S-3', 'X']), 3)
  expect([fits, exceeds].map((some) => some.map(({ part }) => part.mcode))).toEqual([['AR-S-2', 'AR-S-3'], ['AR-S-1']])
})
