import { expect, test } from 'vitest'
import { mainOrderAction, secondaryOrderActions } from '#app/screens/orders/next-way.ts'
import { orderRow } from '../../../support/orders.ts'

test.each([
  [{ state: 'awaiting-payment', due: 80 }, 'pay'],
  [{ state: 'packed', due: 80 }, 'pay'],
  [{ state: 'paid' }, 'track'],
  [{ state: 'packed' }, 'track'],
  // What is on its way is waited for, whatever else there is to do.
  [{ state: 'shipped', due: 80, openCores: 1 }, 'track'],
  [{ state: 'delivered', due: 80, openCores: 1 }, 'pay'],
  [{ state: 'delivered', openCores: 1 }, 'old-unit'],
  [{ state: 'delivered' }, 'again'],
  [{ state: 'cancelled' }, 'again'],
  [{ state: 'returned' }, 'again'],
] as const)('an order that is %o asks for: %s', (is, next) => {
  expect(mainOrderAction(orderRow(is))).toBe(next)
})

test.each([
  ['pay', { state: 'packed', due: 80 }],
  ['track', { state: 'shipped' }],
  ['old-unit', { state: 'delivered', openCores: 1 }],
  ['again', { state: 'delivered' }],
] as const)(
  'with %s in sight it does not stand in the menu again, and its page, ordering it again and its paper are always there',
  (next, is) => {
    const order = orderRow(is)
    const others = secondaryOrderActions(order)
    expect(mainOrderAction(order)).toBe(next)
    expect(others).not.toContain(next)
    expect([...others, next]).toEqual(expect.arrayContaining(['again', 'open', 'print']))
  },
)

test('the return form is in the menu while something may go back, and only then', () => {
  expect(secondaryOrderActions(orderRow({ state: 'delivered', returnable: 2 }))).toContain('send-back')
  // An old unit that is owed too is another way.
  expect(secondaryOrderActions(orderRow({ state: 'delivered', returnable: 2, openCores: 1 }))).toContain('send-back')
  expect(secondaryOrderActions(orderRow({ state: 'delivered', returnable: 0 }))).not.toContain('send-back')
  expect(secondaryOrderActions(orderRow({ state: 'delivered' }))).not.toContain('send-back')
})
