import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePaidSoon } from '#app/hooks/use-paid-soon.ts'
import { wholeOrder } from '../../support/orders.ts'

test('an order that the page has asked for anew is shown, not the one of before', () => {
  const { result, rerender } = renderHook(({ order }) => usePaidSoon(order, false), {
    initialProps: { order: wholeOrder({ state: 'paid' }) },
  })
  rerender({ order: wholeOrder({ state: 'cancelled' }) })
  expect(result.current.order.state).toBe('cancelled')
})
