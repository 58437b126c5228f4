import { describe, expect, test } from 'vitest'
import { filterOpenOrders, MAX_ORDERS_SHOWN } from '#app/screens/account/under-way.ts'
import { deadlineStateOf } from '#app/ui/order/deadline.ts'
import { orderRow } from '../../../support/orders.ts'

describe('an order is under way', () => {
  const of = (differs: Parameters<typeof orderRow>[0]) => filterOpenOrders([orderRow(differs)]).length === 1

  test.each(['awaiting-payment', 'paid', 'packed', 'shipped'] as const)('while it is %s', (state) => {
    expect(of({ state })).toBe(true)
  })
  test.each(['delivered', 'cancelled', 'returned'] as const)('not when it is %s', (state) => {
    expect(of({ state })).toBe(false)
  })
  test('when it is delivered and still to be paid', () => {
    expect(of({ state: 'delivered', due: 0.01 })).toBe(true)
  })
})

test('what is to be paid stands first, then the newest, and no more than fit', () => {
  const orders = [3, 9, 5, 7, 4, 8].map((day) =>
    orderRow({ id: `o-${day}`, state: 'paid', placedAt: `2026-11-0${day}T08:00:00.000Z`, due: day === 4 ? 12 : 0 }),
  )
  expect(filterOpenOrders(orders).map(({ id }) => id)).toEqual(['o-4', 'o-9', 'o-8', 'o-7', 'o-5'])
  expect(MAX_ORDERS_SHOWN).toBe(5)
})

test('a last day lasts until its end; its week is near', () => {
  const on = (today: string) => deadlineStateOf('2026-12-16', today)
  expect(['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-16', '2026-12-17'].map(on)).toEqual(['far', 'far', 'soon', 'soon', 'past'])
})
