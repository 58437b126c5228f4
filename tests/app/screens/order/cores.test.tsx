import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { OrderCores } from '#app/screens/order/OrderCores.tsx'
import { Timeline } from '#app/screens/order/Timeline.tsx'
import { CoreReturn, OrderReturn } from '#contract/orders/returns/returns.ts'
import { wholeOrder } from '../../../support/orders.ts'
import { draw, openShop, words } from '../../../support/shell.tsx'

const core = v.parse(CoreReturn, {
  ...{ id: 'c-1', orderId: 'o-1', orderNumber: 'CW-1', part: 'ST-1', name: 'Starter', mainImageUrl: '', qty: 1, deposit: 33 },
  ...{ state: 'due', toSend: 0, dueOn: '2999-12-21', carrier: '', tracking: '', credited: 0, note: '' },
})
const asked = v.parse(OrderReturn, {
  ...{ id: 'r-1', number: 'CW-1-R1', state: 'requested', reason: 'not-needed', note: '', photo: null },
  ...{ lines: [{ id: 'ST-1', name: 'Starter', qty: 1 }], requestedAt: '2026-11-28T08:00:00Z', refund: 0, say: '' },
})
const show = (toSend: number, returns: OrderReturn[]) =>
  draw(<OrderCores order={wholeOrder({ cores: [{ ...core, toSend }], returns })} onChanged={() => Promise.resolve()} />)

beforeEach(() => openShop())

test('while the new part is in a return nothing is asked for its old unit, and no step is lit', () => {
  show(0, [asked])
  expect(words()).toContain('In return CW-1-R1 (asked for): when it has arrived, no old unit is owed for it.')
  for (const text of ['to send back', 'You pay', 'To send', 'Sent back with']) expect(words()).not.toContain(text)
  expect(screen.queryByRole('list', { name: 'How far ST-1 is' })).toBeNull()
})

test('an old unit that is owed has its steps, and who pays for its parcel', () => {
  show(1, [])
  expect(words()).toContain('Used units to send back')
  expect(words()).toContain('You pay for the parcel back.')
  expect(screen.getByRole('list', { name: 'How far ST-1 is' })).toBeDefined()
})

test('the shop does not pay: it records a payment', () => {
  const at = '2026-11-28T08:00:00Z'
  draw(
    <Timeline
      events={[
        { at, what: 'payment', state: 'awaiting-payment', by: 'shop', say: 'Payment', facts: { amount: '5.00' } },
        { at, what: 'state', state: 'paid', by: 'shop', say: 'Paid', facts: {} },
      ]}
    />,
  )
  expect(words()).toContain('Payment recorded by the shop')
  expect(words()).toContain('Payment of $5.00 recorded by the shop')
  expect(words()).not.toContain('Paid by the shop')
})
