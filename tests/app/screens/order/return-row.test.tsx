import { expect, test } from 'vitest'
import { ReturnRow } from '#app/screens/order/ReturnRow.tsx'
import type { OrderReturn } from '#contract/orders/returns/returns.ts'
import { wholeOrder } from '../../../support/orders.ts'
import { draw, openShop, words } from '../../../support/shell.tsx'

const one: OrderReturn = {
  ...{ id: 'r-1', number: 'CW-1-R1', state: 'approved', reason: 'wrong-part-sent', note: '', photo: null },
  ...{ lines: [], requestedAt: '2026-11-28T08:00:00Z', refund: 0, say: '' },
}

test('a return that may be sent names the whole address of the shop, its number for the parcel, and who pays by its reason', async () => {
  await openShop()
  const order = wholeOrder()
  const { rerender } = draw(<ReturnRow orderReturn={one} order={order} onChanged={() => Promise.resolve()} />)
  const said = words(document.body)
  for (const text of [order.seller.name, order.seller.address, 'Write CW-1-R1 on the parcel.', 'The shop pays for the parcel back.'])
    expect(said).toContain(text)
  rerender(<ReturnRow orderReturn={{ ...one, reason: 'ordered-wrong' }} order={order} onChanged={() => Promise.resolve()} />)
  expect(words(document.body)).toContain('You pay for the parcel back.')
})
