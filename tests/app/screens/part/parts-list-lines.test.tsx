import { beforeEach, describe, expect, test } from 'vitest'
import { leastQuantityOf, orderableLine, wasAdded } from '#app/screens/part/parts-list-lines.ts'
import { partsListAsText } from '#app/screens/part/parts-list-text.ts'
import { partCard } from '../../../support/parts.ts'
import { openShop } from '../../../support/shell.tsx'

beforeEach(() => openShop())

const line = (differs: Parameters<typeof partCard>[0] = {}, qty = 2) => ({ position: 4, name: 'Bearing', qty, part: partCard(differs) })
const quantity = (...asked: Parameters<typeof orderableLine>) => orderableLine(...asked)?.qty ?? null

describe('the quantity that a line orders', () => {
  test('is that of the list until another is chosen', () => {
    expect([quantity(line()), quantity(line(), 5)]).toEqual([2, 5])
  })
  test('is at least the minimum of the part', () => {
    expect([quantity(line({ minQty: 10 })), quantity(line({ minQty: 10 }), 3), leastQuantityOf(line({ minQty: 10 }).part)]).toEqual([
      10, 10, 10,
    ])
  })
  test('of the last pieces is what is left, also below the minimum', () => {
    const last = line({ minQty: 10, stock: { state: 'low', qty: 1, last: true } })
    expect([quantity(last), leastQuantityOf(last.part)]).toEqual([1, 1])
  })
  test('of a part that comes again counts pieces that are on their way', () => {
    expect(quantity(line({ stock: { state: 'out', qty: 0, restockOn: '2999-01-01' } }))).toBe(2)
  })
  test('is none where the part is sold out, ended, or not sold on its own', () => {
    const gone = [
      line({ stock: { state: 'out', qty: 0 } }),
      line({ stock: { state: 'ended', qty: 0 } }),
      { position: 1, name: 'Screw', qty: 4 },
    ]
    expect(gone.map((one) => orderableLine(one))).toEqual([null, null, null])
  })
})

test('a line is ordered when the cart or the list has it, and not when the change was refused', () => {
  expect(['kept', 'sent', 'listed', 'failed', 'sign-in', undefined].map(wasAdded)).toEqual([true, true, true, false, false, false])
})

test('as text each line has quantity, code, name and mark', () => {
  const lines = [line({ mcode: 'B-1' }), { position: 5, name: 'Screw', qty: 4 }]
  expect(partsListAsText('ST-1 · Hilux', lines, ({ position }) => (position === 4 ? 'Ordered' : ''))).toBe(
    'ST-1 · Hilux\n2 ×\tB-1\tBearing\tOrdered\n4 ×\t–\tScrew',
  )
})
