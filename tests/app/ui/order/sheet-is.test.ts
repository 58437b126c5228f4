import { expect, test } from 'vitest'
import { sheetIs } from '#app/ui/order/order-hrefs.ts'

test('the sheet with prices is the invoice that the checkout promises; of a cancelled order there is none', () => {
  expect(sheetIs('prices', 'awaiting-payment')).toBe('invoice')
  expect(sheetIs('prices', 'delivered')).toBe('invoice')
  expect(sheetIs('prices', 'cancelled')).toBe('order')
  expect(sheetIs('no-prices', 'paid')).toBe('order')
  expect(sheetIs('slip', 'paid')).toBe('slip')
})
