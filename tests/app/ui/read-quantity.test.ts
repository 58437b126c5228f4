import { expect, test } from 'vitest'
import { parseQuantity } from '#app/ui/read-quantity.ts'

test('a typed quantity is held between the least sold and 9999', () => {
  expect(parseQuantity('12', 1, 'en-US')).toBe(12)
  expect(parseQuantity('0', 1, 'en-US')).toBe(1)
  expect(parseQuantity('4', 10, 'en-US')).toBe(10)
  expect(parseQuantity('123456', 1, 'en-US')).toBe(9999)
})

test('what is not a whole number is no quantity', () => {
  for (const text of ['', '1.5', '-2', '1e3', 'two', '0x10']) expect(parseQuantity(text, 1, 'en-US')).toBeNull()
})
