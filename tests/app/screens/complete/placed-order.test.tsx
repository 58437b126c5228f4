import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PayByCard } from '#app/screens/complete/PayByCard.tsx'
import { PlacedOrder } from '#app/screens/complete/PlacedOrder.tsx'
import { WithdrawnOrder } from '#app/screens/complete/WithdrawnOrder.tsx'
import { connectPort } from '#app/state/page/ask.ts'
import type { Order } from '#contract/orders/order.ts'
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
  draw(<PlacedOrder id="o-1" serverReply={null} />)
  await eventually(() => expect(screen.getByRole('heading', { level: 1, name: 'This order is cancelled' })).toBeDefined())
  expect(words()).toContain('What was paid for it goes back.')
  for (const gone of ['the order is placed', 'What happens next', 'expected', 'when it ships']) expect(words()).not.toContain(gone)
})

test('an order that is placed says so, and what happens next', async () => {
  await cameBack(byCard({}))
  draw(<PlacedOrder id="o-1" serverReply={null} />)
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

const delivery = wholeOrder().delivery

/** What the page of a placed order says once the shop has answered. */
async function saidOf(order: Order): Promise<string> {
  await cameBack(order)
  draw(<PlacedOrder id="o-1" serverReply={null} />)
  await eventually(() => expect(words()).toContain('Total $100.00'))
  await eventually(() => expect(words()).toContain(order.delivery.name))
  return words()
}

test.each(['shipped', 'delivered', 'returned'] as const)(
  'opened again, an order that is %s is not said to be packed or expected',
  async (state) => {
    const said = await saidOf(wholeOrder({ state }))
    expect(said).toContain({ shipped: 'Shipped', delivered: 'Delivered', returned: 'Returned' }[state])
    for (const gone of ['What happens next', 'expected', 'We mail a confirmation']) expect(said).not.toContain(gone)
  },
)

test('what waits at the counter is not said to be packed one day', async () => {
  const collected = { ...delivery, id: 'collection', name: 'Fetch at the counter' } as const
  expect(await saidOf(wholeOrder({ state: 'paid', delivery: collected }))).toContain('We mail you when it is packed.')
})

test('packed, it waits at the counter', async () => {
  const collected = { ...delivery, id: 'collection', name: 'Fetch at the counter' } as const
  const said = await saidOf(wholeOrder({ state: 'packed', delivery: collected }))
  expect(said).toContain('It is packed and waits for you.')
  expect(said).not.toContain('when it is packed')
})

test('what is expected on one day is not said to come from that day to that day', async () => {
  const said = await saidOf(wholeOrder({ state: 'paid', delivery: { ...delivery, expectedFrom: '2026-11-03', expectedTo: '2026-11-03' } }))
  expect(said.match(/Nov 3/g)).toHaveLength(1)
})

test('of an order that was cancelled unpaid nothing is said to go back', async () => {
  const { money } = wholeOrder()
  await cameBack(wholeOrder({ state: 'cancelled', money: { ...money, paid: 0 } }))
  draw(<PlacedOrder id="o-1" serverReply={null} />)
  await eventually(() => expect(words()).toContain('Nothing of it will be sent, and there is nothing to pay.'))
  expect(words()).not.toContain('goes back')
})

test('of an order that was taken back it is said where its parts went, not where they lie now', () => {
  draw(<WithdrawnOrder />)
  expect(words()).toContain('its parts went back into your cart.')
})
