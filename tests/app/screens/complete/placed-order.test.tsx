import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { PayByCard } from '#app/screens/complete/PayByCard.tsx'
import { PlacedOrder } from '#app/screens/complete/PlacedOrder.tsx'
import { connectPort } from '#app/state/page/ask.ts'
import { wholeOrder } from '../../../support/orders.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, openShop, words } from '../../../support/shell.tsx'

const byCard = (differs: Partial<Order>): Order => {
  const order = wholeOrder({ state: 'awaiting-payment' })
  return { ...order, money: { ...order.money, method: 'card', name: 'Card' }, ...differs }
}
const cancelled = byCard({ state: 'cancelled', may: { cancel: false, pay: false, return: false } })

/** Where a buyer comes back to from the payment company, and what the shop says of the order. */
async function cameBack(order: Order): Promise<void> {
  await openShop('/completeOrder?id=o-1&payment=sent')
  connectPort(portTo(() => envelopeReply({ result: order })))
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('of an order that was cancelled while its card page stood open nobody is told that it is placed and when it comes', async () => {
  await cameBack(cancelled)
  draw(<PlacedOrder id="o-1" answered={null} />)
  await eventually(() => expect(screen.getByRole('heading', { level: 1, name: 'This order is cancelled' })).toBeDefined())
  expect(words()).toContain('What was paid for it goes back.')
  for (const gone of ['the order is placed', 'What happens next', 'expected', 'when it ships']) expect(words()).not.toContain(gone)
})

test('an order that is placed says so, and what happens next', async () => {
  await cameBack(byCard({}))
  draw(<PlacedOrder id="o-1" answered={null} />)
  await eventually(() => expect(screen.getByRole('heading', { level: 1, name: 'Thank you, the order is placed' })).toBeDefined())
  expect(words()).toContain('What happens next')
})

test.each([
  ['a cancellation', cancelled, 'The order was cancelled meanwhile. What was paid for it goes back.'],
  ['a payment', byCard({ state: 'paid', may: { cancel: true, pay: false, return: false } }), 'Your payment has come in.'],
])('who waits for the payment to be confirmed hears of %s as one', async (_, soon, said) => {
  await cameBack(soon)
  draw(<PayByCard order={byCard({ may: { cancel: true, pay: true, return: false } })} />)
  const status = () => words(screen.getByRole('status'))
  expect(status()).toContain('is confirming your payment')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await eventually(() => expect(status()).toBe(said))
})
