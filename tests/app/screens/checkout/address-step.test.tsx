import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ref } from 'valtio/vanilla'
import { AddressStep } from '#app/screens/checkout/AddressStep.tsx'
import { addresses } from '#app/state/account/addresses.ts'
import { checkout, newDraft } from '#app/state/checkout/checkout.ts'
import { draw } from '../../../support/shell.tsx'

beforeEach(() => {
  checkout.draft = ref(newDraft())
})

test('before the address book is known the step keeps its place and offers nothing that would open on a guess', () => {
  Object.assign(addresses, { status: 'loading', rows: [] })
  const { container } = draw(<AddressStep />)
  expect(screen.queryByRole('button', { name: 'Another address' })).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(container.querySelector('div[aria-hidden=true]')?.childElementCount).toBeGreaterThan(0)
})

test('an empty book opens the form', async () => {
  Object.assign(addresses, { status: 'ready', rows: [] })
  draw(<AddressStep />)
  expect(screen.getByText('New address')).toBeDefined()
  expect((await screen.findAllByRole('textbox')).length).toBeGreaterThan(0)
})
