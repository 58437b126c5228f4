import { expect, test } from 'vitest'
import { sheetType } from '#app/ui/order/order-hrefs.ts'

test('the sheet with prices is the invoice that the checkout promises; of a cancelled order there is none', () => {
  expect(sheetType('prices', 'awaiting-payment')).toBe('invoice')
  expect(sheetType('prices', 'delivered')).toBe('invoice')
  expect(sheetType('prices', 'cancelled')).toBe('order')
  expect(sheetType('no-prices', 'paid')).toBe('order')
  expect(sheetType('slip', 'paid')).toBe('slip')
})
