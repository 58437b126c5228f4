import { expect, test } from 'vitest'
import { filterByName, groupByLetter, indexLetterOf } from '#app/screens/fitment/letter-groups.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('makes stand under their first letters, A to Z', () => {
  expect(groupByLetter(named('Toyota', 'BMW', 'Toro', 'Audi'))).toEqual([
    { letter: 'A', rows: named('Audi') },
    { letter: 'B', rows: named('BMW') },
    { letter: 'T', rows: named('Toro', 'Toyota') },
  ])
})

test('accents do not make a letter of their own and digits come last', () => {
  expect(indexLetterOf('Škoda')).toBe('S')
  expect(groupByLetter(named('3Com', 'Zetor')).map((group) => group.letter)).toEqual(['Z', '#'])
})

test('the quick filter forgives case, accents, blanks and dashes', () => {
  const rows = named('Mercedes-Benz', 'Škoda', 'John Deere')
  expect(filterByName(rows, 'skoda')).toEqual(named('Škoda'))
  expect(filterByName(rows, 'mercedes benz')).toEqual(named('Mercedes-Benz'))
  expect(filterByName(rows, 'johnd')).toEqual(named('John Deere'))
})
