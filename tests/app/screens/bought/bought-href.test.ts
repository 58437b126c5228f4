import { expect, test } from 'vitest'
import { boughtPartsHref } from '#app/screens/bought/bought-href.ts'

test.each([
  [{ text: '', sort: 'last', pageNo: 1 }, '/accountProduct'],
  [{ text: ' brush & spring ', sort: 'last', pageNo: 1 }, '/accountProduct?q=brush+%26+spring'],
  [{ text: '', sort: 'pieces', pageNo: 1 }, '/accountProduct?sort=pieces'],
  [{ text: '', sort: 'last', pageNo: 2 }, '/accountProduct?page=2'],
] as const)('%j has the address %s', (query, address) => {
  expect(boughtPartsHref(query)).toBe(address)
})
