import { expect, test } from 'vitest'
import type { Measured } from './figure.ts'
import { groupOf } from './figure.ts'
import { groups } from './groups.ts'
import { readStanding, standingAfter } from './standing.ts'

const measured = (name: string, ratio: number): Measured => ({ name, ratio, took: '', reference: '' })
const first = { date: '2026-11-01', reason: 'First measured.' }
const change = { groups: ['pages'], date: '2026-11-29', reason: 'Pages are kept longer.' }

test('a figure that moved gets the day and the reason, another keeps its own', () => {
  const before = { 'pages: first': { ratio: 10, ...first }, 'pages: again': { ratio: 2, ...first } }

  const after = standingAfter(before, [measured('pages: first', 8), measured('pages: again', 2.1)], change)

  expect(after).toEqual({
    'pages: first': { ratio: 8, date: '2026-11-29', reason: 'Pages are kept longer.' },
    'pages: again': { ratio: 2, ...first },
  })
})

test('a new figure comes in, one that is measured no more goes, and those of other groups stay', () => {
  const before = { 'pages: old': { ratio: 10, ...first }, 'wake: first suggestions': { ratio: 20, ...first } }

  const after = standingAfter(before, [measured('pages: new', 4.5678)], change)

  expect(after).toEqual({
    'wake: first suggestions': { ratio: 20, ...first },
    'pages: new': { ratio: 4.57, date: '2026-11-29', reason: 'Pages are kept longer.' },
  })
})

test('every figure in the file belongs to a group that is measured', () => {
  expect(Object.keys(readStanding()).filter((name) => !groups.some((group) => group === groupOf(name)))).toEqual([])
  expect(Object.keys(readStanding())).not.toEqual([])
})
