import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { CoreReturn } from '#contract/returns.ts'
import { CoreShipForm } from '#app/screens/order/CoreShipForm.tsx'
import { draw, namesOf, words } from '../../../support/shell.tsx'

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
