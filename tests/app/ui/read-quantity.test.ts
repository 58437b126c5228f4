import { expect, test } from 'vitest'
import { readQuantity } from '#app/ui/read-quantity.ts'

test('a typed quantity is held between the least sold and 9999', () => {
  expect(readQuantity('12', 1, 'en-US')).toBe(12)
  expect(readQuantity('0', 1, 'en-US')).toBe(1)
  expect(readQuantity('4', 10, 'en-US')).toBe(10)
  expect(readQuantity('123456', 1, 'en-US')).toBe(9999)
})

test('what is not a whole number is no quantity', () => {
  for (const text of ['', '1.5', '-2', '1e3', 'two', '0x10']) expect(readQuantity(text, 1, 'en-US')).toBeNull()
})
