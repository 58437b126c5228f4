import { expect, test } from 'vitest'
import { boughtHref } from '#app/screens/bought/bought-href.ts'

test.each([
  [{ text: '', pageNo: 1 }, '/accountProduct'],
  [{ text: ' brush & spring ', pageNo: 1 }, '/accountProduct?q=brush+%26+spring'],
  [{ text: '', pageNo: 2 }, '/accountProduct?page=2'],
])('%j has the address %s', (query, address) => {
  expect(boughtHref(query)).toBe(address)
})
