import { expect, test } from 'vitest'
import { WaitingChangesText } from '#app/ui/cart/WaitingChangesText.tsx'
import { draw, words } from '../../../support/shell.tsx'

test.each([
  [1, 0, '1 change waits on this phone.'],
  [2, 0, '2 changes wait on this phone.'],
  [1, 1, '1 order waits on this phone.'],
  [3, 3, '3 orders wait on this phone.'],
  [2, 1, '1 order and 1 change wait on this phone.'],
  [5, 2, '2 orders and 3 changes wait on this phone.'],
])('of %i that wait, %i orders: an order is called an order, and not a change', (waiting, waitingOrders, said) => {
  draw(<WaitingChangesText counts={{ waiting, waitingOrders }} />)
  expect(words()).toBe(said)
})
