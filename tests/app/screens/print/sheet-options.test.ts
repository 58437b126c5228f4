import { expect, test } from 'vitest'
import { sheetOptions } from '#app/screens/print/sheet-options.ts'
import { type OrderDocumentKind, orderPrintHref } from '#app/ui/order/order-hrefs.ts'

test.each([
  ['?id=7', { id: '7', kind: 'prices' }],
  ['?id=7&prices=yes', { id: '7', kind: 'prices' }],
  ['?id=7&prices=no', { id: '7', kind: 'no-prices' }],
  ['?id=7&slip=1', { id: '7', kind: 'slip' }],
  ['?id=7&slip=1&prices=yes', { id: '7', kind: 'slip' }],
  ['', { id: null, kind: 'prices' }],
])('%s asks for %j', (search, change) => {
  expect(sheetOptions(search)).toEqual(change)
})

test.each<OrderDocumentKind>(['prices', 'no-prices', 'slip'])('the address of %s is read back as it', (kind) => {
  const address = orderPrintHref('CW-100042', kind)
  expect(address).toMatch(/^\/orderPrint1\?id=CW-100042/)
  expect(sheetOptions(address.slice(address.indexOf('?')))).toEqual({ id: 'CW-100042', kind })
})
