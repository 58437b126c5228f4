import { expect, test } from 'vitest'
import { readFiguresArguments } from './arguments.ts'
import { groups, quickGroups } from './groups.ts'

test('without a word everything is measured once and nothing is written', () => {
  expect(readFiguresArguments([])).toEqual({ groups, isQuick: false, runs: 1 })
})

test('groups can be named, and quick is some of them, or fewer rounds of those that are named', () => {
  expect(readFiguresArguments(['wake', 'pages'])).toEqual({ groups: ['pages', 'wake'], isQuick: false, runs: 1 })
  expect(readFiguresArguments(['quick'])).toEqual({ groups: quickGroups, isQuick: true, runs: 1 })
  expect(readFiguresArguments(['quick', 'wake'])).toEqual({ groups: ['wake'], isQuick: true, runs: 1 })
})

test('a change is written with its reason, of so many runs', () => {
  expect(readFiguresArguments(['cart', '--runs', '3', '--write', 'Carts ask for prices at once.'])).toEqual({
    ...{ groups: ['cart'], isQuick: false, runs: 3, reason: 'Carts ask for prices at once.' },
  })
})

test.each([
  ['a change without a reason', ['--write'], '--write'],
  ['an empty reason', ['--write', ' '], 'Say why'],
  ['a reason that is the next option', ['--write', '--runs', '3'], '--write'],
  ['a change by a quick run', ['quick', '--write', 'Because.'], 'in full'],
  ['an unknown group', ['page'], 'No such group: page'],
  ['no runs', ['--runs', '0'], '--runs'],
  ['an unknown option', ['--force'], '--force'],
])('%s is refused', (_, words, said) => {
  const read = readFiguresArguments(words)
  expect('wrong' in read && read.wrong).toContain(said)
})
