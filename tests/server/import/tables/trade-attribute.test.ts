import { expect, test } from 'vitest'
import { isTradeAttribute } from '#server/import/tables/trade-attribute.ts'

const taken = (name: string, values: readonly string[], unit = '') =>
  isTradeAttribute(
    name,
    unit,
    values.map((text) => ({ text, type: 'text' as const })),
  )

test('a column ID is an inner diameter by its unit or its decimals, and a number of a database without', () => {
  expect(taken('ID', ['1', '2', '3'])).toBe(false)
  expect(taken('ID', ['17', '12', '17'])).toBe(false)
  expect(taken('ID', ['10', '12', '17'], 'mm')).toBe(true)
  expect(taken('ID', ['17 mm', '12 mm'])).toBe(true)
  expect(taken('ID', ['17.5', '12'])).toBe(true)
  expect(taken('Inner diameter', ['17', '12'])).toBe(true)
})

test('a Type of shop systems is no type of the part', () => {
  expect(taken('Type', ['simple', 'simple', 'variable'])).toBe(false)
  expect(taken('Product type', ['configurable', 'virtual'])).toBe(false)
})
