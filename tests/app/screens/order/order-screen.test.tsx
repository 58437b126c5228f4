import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CoreRow } from '#app/screens/order/CoreRow.tsx'
import { CoreShipForm } from '#app/screens/order/CoreShipForm.tsx'
import { OrderPayment } from '#app/screens/order/OrderPayment.tsx'
import { OrderSums } from '#app/screens/order/OrderSums.tsx'
import { SheetSums } from '#app/screens/print/SheetSums.tsx'
import { CoreReturn } from '#contract/orders/returns/returns.ts'
import { wholeOrder } from '../../../support/orders.ts'
import { draw, namesOf, words } from '../../../support/shell.tsx'

describe('the payment', () => {
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
    expect(backRows(<OrderPayment order={shown} />)).toEqual([...sent.map((usd) => `Given back ${usd}`), ...onPage])
    expect(backRows(<SheetSums order={shown} />)).toEqual([...sent.map((usd) => `Paid back ${usd}`), ...onSheet])
  })
})

test('points are called by how many they are, whatever an order says in its own language; a coupon by its name, on paper with its code', () => {
  const taken = [
    { source: 'points', code: '500', name: '500 Punkte', amount: 5 },
    { source: 'coupon', code: 'BENCH10', name: '10 % off bearings', amount: 2 },
  ] as const
  const rowsOf = (page: ReactNode) => {
    const { unmount } = draw(page)
    const names = screen.getAllByRole('term').map(words)
    unmount()
    return names.slice(1, 3)
  }
  const order = wholeOrder({ discounts: [...taken] })
  expect(rowsOf(<OrderSums order={order} />)).toEqual(['500 points', '10 % off bearings'])
  expect(rowsOf(<SheetSums order={order} />)).toEqual(['500 points', '10 % off bearings (BENCH10)'])
})

describe('a used unit that is sent', () => {
  const drawn = (qty: number) => {
    const core = v.parse(CoreReturn, {
      ...{ id: 'c-1', orderId: 'o-1', orderNumber: 'CW-100001', part: 'ST-1', name: 'Starter', mainImageUrl: '', qty, deposit: 40 },
      ...{ state: 'due', dueOn: '2026-12-21', carrier: '', tracking: '', credited: 0, note: '' },
    })
    const seller = { name: 'Lakes Starters', address: '1 Pier Street, Ames', phone: '', email: '', taxId: '' }
    draw(<CoreShipForm core={core} seller={seller} onDone={async () => undefined} />)
  }
  const howMany = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'How many are on their way?' })
  const choices = () => [...howMany().options].map(({ value }) => Number(value))

  test('whoever owes several pieces says how many are on their way; all of them, unless told otherwise', () => {
    drawn(3)
    expect(howMany().name).toBe('qty')
    expect(choices()).toEqual([1, 2, 3])
    expect(namesOf('option')).toEqual(['1 of 3', '2 of 3', '3 of 3'])
    expect(howMany().value).toBe('3')
  })

  test('of one piece nothing is asked', () => {
    drawn(1)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(namesOf('textbox')).toEqual(['Carrier (optional)', 'Tracking number (optional)'])
  })

  test('a long line offers the first hundred, or all', () => {
    drawn(240)
    expect(choices().slice(-2)).toEqual([100, 240])
  })

  test('it says where to send it, and what to write on the parcel', () => {
    drawn(1)
    for (const text of ['Lakes Starters', '1 Pier Street, Ames', 'CW-100001']) expect(words()).toContain(text)
  })
})

test.each([
  ['is coming', '2099-01-03', 'send it by Jan 3, 2099', 'was due'],
  ['has gone by', '2026-01-03', 'was due Jan 3, 2026: call us', 'send it by'],
])('a used unit whose last day %s', (_, dueOn, said, notSaid) => {
  const { seller } = wholeOrder()
  const core = v.parse(CoreReturn, {
    ...{ id: 'c-1', orderId: 'o-1', orderNumber: 'CW-100001', part: 'AL-1001', name: 'Alternator', mainImageUrl: '', qty: 1, deposit: 45 },
    ...{ state: 'due', dueOn, carrier: '', tracking: '', credited: 0, note: '' },
  })
  draw(<CoreRow core={core} returns={[]} language={undefined} seller={seller} waitingChange={null} onChanged={async () => undefined} />)
  expect(words()).toContain(said)
  expect(words()).not.toContain(notSaid)
})
