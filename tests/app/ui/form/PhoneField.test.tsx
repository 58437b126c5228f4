import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { AddressFields } from '#app/ui/address/AddressFields.tsx'
import { PhoneField } from '#app/ui/form/PhoneField.tsx'
import { draw, eventually, openShop, words } from '../../../support/shell.tsx'

const DOUBT = 'This does not look like a phone number of that country. It is kept as you typed it.'

beforeEach(() => openShop('/address'))

function type(label: string, text: string): void {
  const field = screen.getByLabelText(new RegExp(`^${label}`))
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
}

test.each([
  ['DE', '0711 123456', 'Dialled as +49 711 123456.'],
  ['US', '(414) 555-0142', 'Dialled as +1 414 555 0142.'],
  ['+44', '020 7946 0018', 'Dialled as +44 20 7946 0018.'],
  ['', '0048 22 123 45 67', 'Dialled as +48 22 123 45 67.'],
  ['DE', '12', DOUBT],
])('in %j, %s is answered: %s', async (where, typed, said) => {
  draw(<PhoneField name="phone" label="Phone" optional defaultCountryCode={where} />)
  type('Phone', typed)
  await eventually(() => expect(words(screen.getByRole('status'))).toBe(said))
  // A doubt marks nothing as wrong, so nothing is kept from being sent.
  expect(screen.getByLabelText(/^Phone/).getAttribute('aria-invalid')).toBeNull()
})

test('a number of nobody knows which country is not doubted', async () => {
  draw(<PhoneField name="phone" label="Phone" optional defaultCountryCode="" />)
  type('Phone', '+12')
  await eventually(() => expect(words(screen.getByRole('status'))).toBe(DOUBT))
  type('Phone', '12')
  await eventually(() => expect(screen.queryByRole('status')).toBeNull())
})

test('the driver’s number is read by the country of the address, and anew when that is another', async () => {
  const form = (country: string) => (
    <AddressFields country={country} fieldOrder={['name']} requirementOf={() => 'optional'} initialValues={{}} errors={{}} />
  )
  const { rerender } = draw(form('DE'))
  type('Phone for the driver', '0711 123456')
  await eventually(() => expect(words(screen.getByRole('status'))).toBe('Dialled as +49 711 123456.'))
  rerender(form('AT'))
  await eventually(() => expect(words(screen.getByRole('status'))).toBe('Dialled as +43 7111 23456.'))
})
