import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NumberChoice } from '#app/screens/listing/number-list/NumberChoice.tsx'
import { partCard } from '../../../../support/parts.ts'
import { draw, openShop, words } from '../../../../support/shell.tsx'

// On a phone the end of a choice is cut off, and what several parts of one number differ by is what they cost.
test('what a part costs, its deposit and its condition stand first in the choice', async () => {
  await openShop('/prod/s/LRS-1')
  const parts = [
    partCard({ mcode: 'A-1', producer: 'Bosch', specName: '12 V', price: 62.1, coreCharge: 30, condition: 'reman' }),
    partCard({ mcode: 'A-2', producer: 'Valeo', specName: '12 V', price: 99, coreCharge: 0, condition: 'new' }),
    partCard({
      mcode: 'A-3',
      producer: 'Valeo',
      specName: '',
      price: 99,
      coreCharge: 0,
      condition: 'used',
      stock: { state: 'ended', qty: 0 },
    }),
  ]
  draw(
    <NumberChoice
      number="LRS-1"
      finding={{ type: 'found', parts, matchingPartCount: 3, asOf: null }}
      toOrder={null}
      onChange={() => undefined}
    />,
  )
  const choice = screen.getByRole('combobox', { name: 'Part for LRS-1' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map((one) => words(one)),
  ).toEqual([
    'Leave this number out',
    '$62.10 + $30.00 core · Reman · A-1 · Bosch · 12 V',
    '$99.00 · New · A-2 · Valeo · 12 V',
    'no longer made · $99.00 · Used · A-3 · Valeo',
  ])
})
