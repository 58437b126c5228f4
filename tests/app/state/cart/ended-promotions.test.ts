import * as v from 'valibot'
import { expect, test } from 'vitest'
import { guestListLines } from '#app/state/cart/guest-list-lines.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { removeEndedPromotions } from '#contract/promotions/ended.ts'
import { pendingAddOfRow } from '#data/outbox/guest-list.ts'
import { optimisticCart } from '#data/outbox/optimistic-cart.ts'
import { displayedPartOf } from '#data/outbox/shows.ts'
import { cartLine, intent, update } from '../../../support/cart/lines.ts'
import { partCard } from '../../../support/parts.ts'

const end = Date.parse('2026-12-01T00:00:00.000Z')
const usual = [
  { fromQty: 1, unitPrice: 20 },
  { fromQty: 5, unitPrice: 16 },
]
const promotion = { id: 'autumn' as never, name: 'Autumn', until: new Date(end).toISOString(), usual }
const part = partCard({ mcode: 'A-1', price: 17, wasPrice: 20, promotion, coreCharge: 3 })
const sold = {
  ...part,
  priceLadder: [
    { fromQty: 1, unitPrice: 17 },
    { fromQty: 5, unitPrice: 16 },
  ],
}
const row = { id: '1', mcode: v.parse(Mcode, 'A-1'), qty: 2, shows: displayedPartOf(sold), addedAt: 0 }

test('a guest’s list is at the promotion’s price while it runs, and at the price before it afterwards', () => {
  const running = guestListLines([row], end - 1)
  expect([running.lines[0]?.line.price, running.lines[0]?.line.wasPrice, running.sums]).toEqual([
    17,
    20,
    { lines: 1, pieces: 2, goods: 34, coreCharges: 6, total: 40 },
  ])
  const ended = guestListLines([row], end)
  expect(ended.lines[0]?.line).toMatchObject({ price: 20, amount: 40, priceBefore: 17 })
  expect(ended.sums).toMatchObject({ goods: 40, total: 46 })
  // The shop hears what was seen when it was added, and says old and new.
  expect(pendingAddOfRow(row).input).toMatchObject({ seen: { unitPrice: 17 } })
})

test('a line of the mirrored cart is put right, also one whose quantity was changed here', () => {
  const line = cartLine('A-1', 2, { price: 17, amount: 34, wasPrice: 20, priceLadder: sold.priceLadder, promotion })
  const [many] = optimisticCart([line], [intent(update('A-1', 6))])
  // Six pieces reach a step that is below the promotion: it makes them no cheaper.
  expect(many).toMatchObject({ price: 16, amount: 96 })
  expect(many).not.toHaveProperty('wasPrice')
  expect(removeEndedPromotions([many], end)[0]).toMatchObject({ price: 16, amount: 96 })
  expect(removeEndedPromotions([many], end)[0]).not.toHaveProperty('priceBefore')
  const [few] = optimisticCart([line], [intent(update('A-1', 3))])
  expect(few).toMatchObject({ price: 17, amount: 51, wasPrice: 20 })
  expect(removeEndedPromotions([few], end)[0]).toMatchObject({ price: 20, amount: 60, priceBefore: 17 })
})
