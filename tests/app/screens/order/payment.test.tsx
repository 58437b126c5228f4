import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Payment } from '#app/screens/order/Payment.tsx'
import { SheetSums } from '#app/screens/print/SheetSums.tsx'
import { wholeOrder } from '../../../support/orders.ts'
import { draw, words } from '../../../support/shell.tsx'

/** Each row of a list of sums that speaks of money going back, name and amount. */
function backRows(page: ReactNode): string[] {
  const { unmount } = draw(page)
  const [names, amounts] = [screen.getAllByRole('term'), screen.getAllByRole('definition')]
  const rows = names.map((name, at) => `${words(name)} ${amounts[at] === undefined ? '' : words(amounts[at])}`)
  unmount()
  return rows.filter((row) => / back/.test(row))
}
const order = (refunded: number, refundDue: number) => {
  const { money } = wholeOrder()
  return wholeOrder({ money: { ...money, refunded, refundDue } })
}

test.each([
  ['nothing of it is on its way', 100.2, 100.2, [], ['Comes back to you $100.20'], ['To be paid back $100.20']],
  ['some of it is', 100.3, 100.2, ['$0.10'], ['Comes back to you $100.20'], ['To be paid back $100.20']],
  ['all of it is', 100.2, 0, ['$100.20'], [], []],
])('money that goes back is counted once, on the page and on the sheet: %s', (_, refunded, due, sent, onPage, onSheet) => {
  const shown = order(refunded, due)
  expect(backRows(<Payment order={shown} />)).toEqual([...sent.map((usd) => `Given back ${usd}`), ...onPage])
  expect(backRows(<SheetSums order={shown} />)).toEqual([...sent.map((usd) => `Paid back ${usd}`), ...onSheet])
})
