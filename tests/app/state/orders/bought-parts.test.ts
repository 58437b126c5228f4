import { expect, test } from 'vitest'
import { readBoughtQuery } from '#app/state/orders/bought-parts.ts'

test.each([
  ['', { text: '', sort: 'last', pageNo: 1 }],
  ['?q=0001-108&page=3', { text: '0001-108', sort: 'last', pageNo: 3 }],
  ['?q=%20%20&page=0', { text: '', sort: 'last', pageNo: 1 }],
  ['?sort=pieces-up&page=2', { text: '', sort: 'pieces-up', pageNo: 2 }],
  ['?sort=mood', { text: '', sort: 'last', pageNo: 1 }],
  ['?page=many', { text: '', sort: 'last', pageNo: 1 }],
  [`?q=${'9'.repeat(1001)}`, { text: '', sort: 'last', pageNo: 1 }],
])('%s asks for %j', (search, query) => {
  expect(readBoughtQuery(search)).toEqual(query)
})
