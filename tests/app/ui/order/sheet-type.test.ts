import { expect, test } from 'vitest'
import { documentTypeOf } from '#app/ui/order/order-hrefs.ts'

test('the sheet with prices is the invoice that the checkout promises; of a cancelled order there is none', () => {
  expect(documentTypeOf('prices', 'awaiting-payment')).toBe('invoice')
  expect(documentTypeOf('prices', 'delivered')).toBe('invoice')
  expect(documentTypeOf('prices', 'cancelled')).toBe('order')
  expect(documentTypeOf('no-prices', 'paid')).toBe('order')
  expect(documentTypeOf('slip', 'paid')).toBe('slip')
})
