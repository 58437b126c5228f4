import { expect, test } from 'vitest'
import { groupNumbers, numbersAsText } from '#app/screens/part/number-groups.ts'

const numbers = [
  { kind: 'cross', maker: 'Lester', number: '17840' },
  { kind: 'oe', maker: 'Denso', number: '428000-1640' },
  { kind: 'cross', maker: 'WAI', number: '17840N' },
  { kind: 'oe', maker: 'Denso', number: '428000-1641' },
  { kind: 'oe', maker: 'Toyota', number: '28100-28041' },
  { kind: 'cross', maker: 'Lester', number: '17840' },
] as const

test('original makers come first, each maker once, every number once', () => {
  expect(groupNumbers(numbers)).toEqual([
    { maker: 'Denso', kind: 'oe', numbers: ['428000-1640', '428000-1641'] },
    { maker: 'Toyota', kind: 'oe', numbers: ['28100-28041'] },
    { maker: 'Lester', kind: 'cross', numbers: ['17840'] },
    { maker: 'WAI', kind: 'cross', numbers: ['17840N'] },
  ])
})

test('a maker that gave an original number and a cross reference stands in both lists', () => {
  const both = groupNumbers([
    { kind: 'cross', maker: 'Bosch', number: '1' },
    { kind: 'oe', maker: 'Bosch', number: '2' },
  ])
  expect(both.map((group) => group.kind)).toEqual(['oe', 'cross'])
})

test('copy all gives one number a line with its maker, ready for a spreadsheet', () => {
  expect(numbersAsText(groupNumbers(numbers.slice(0, 2)))).toBe('428000-1640\tDenso\n17840\tLester')
})
