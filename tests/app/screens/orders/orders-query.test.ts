import { describe, expect, test } from 'vitest'
import { ordersHref, readOrdersQuery } from '#app/screens/orders/orders-query.ts'

describe('the address of Your Orders', () => {
  test('tab, text and page stand in it, and come back out of it as they were', () => {
    const asked = { tab: 'delivered', text: 'Loader 12 & trailer', pageNo: 3 } as const
    const address = ordersHref(asked)
    expect(address).toBe('/accountOrder?tab=delivered&q=Loader+12+%26+trailer&page=3')
    expect(readOrdersQuery(address.slice(address.indexOf('?')))).toEqual(asked)
  })

  test('what goes without saying is left out', () => {
    expect(ordersHref({ tab: 'all', text: '', pageNo: 1 })).toBe('/accountOrder')
    expect(readOrdersQuery('')).toEqual({ tab: 'all', text: '', pageNo: 1 })
  })

  test.each(['?tab=lost', '?page=0', '?page=minus', '?page=1e9', '?q=', `?q=${'x'.repeat(1001)}`, '?q=%00'])(
    '%s is passed over',
    (search) => {
      expect(readOrdersQuery(search)).toEqual({ tab: 'all', text: '', pageNo: 1 })
    },
  )
})
