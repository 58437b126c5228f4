import { expect, test } from 'vitest'
import { compare, fails } from './compare.ts'
import type { Measured, StandingFigures } from './figure.ts'

const standing = (ratios: Record<string, number>): StandingFigures =>
  Object.fromEntries(Object.entries(ratios).map(([name, ratio]) => [name, { ratio, date: '2026-11-29', reason: 'First measured.' }]))

const measured = (name: string, ratio: number, unnoticed?: number): Measured => ({
  ...{ name, ratio, took: '', reference: '' },
  ...(unnoticed === undefined ? {} : { unnoticed }),
})

const verdictOf = (one: Measured, ratio: number) => compare([one], standing({ [one.name]: ratio }), ['pages'])[0]?.verdict

test('a figure holds up to one and a half times what stands, and is worse above', () => {
  expect(verdictOf(measured('pages: first', 15), 10)).toBe('holds')
  expect(verdictOf(measured('pages: first', 15.01), 10)).toBe('worse')
})

test('a figure that is better never fails, and it is said when a later fall would go unnoticed', () => {
  expect(verdictOf(measured('pages: first', 7), 10)).toBe('holds')
  expect(verdictOf(measured('pages: first', 6), 10)).toBe('better')
  expect(fails({ name: 'pages: first', verdict: 'better' })).toBe(false)
  expect(fails({ name: 'pages: first', verdict: 'holds' })).toBe(false)
})

test('what nobody notices is neither worse nor better, however small it was', () => {
  expect(verdictOf(measured('pages: shifts', 0.9, 1), 0)).toBe('holds')
  expect(verdictOf(measured('pages: shifts', 1.1, 1), 0)).toBe('worse')
  expect(verdictOf(measured('pages: shifts', 0, 1), 0.6)).toBe('holds')
  expect(verdictOf(measured('pages: shifts', 0.2, 1), 3)).toBe('better')
})

test('a figure that is in no file fails, and says so', () => {
  const compared = compare([measured('pages: new', 2)], standing({}), ['pages'])

  expect(compared.map(({ verdict }) => verdict)).toEqual(['unwritten'])
  expect(compared.every(fails)).toBe(true)
})

test('a figure of the file that nobody measured fails when its group was to be measured, and only then', () => {
  const file = standing({ 'pages: first': 10, 'wake: first suggestions': 20 })

  const compared = compare([], file, ['pages', 'index'])

  expect(compared).toEqual([{ name: 'pages: first', verdict: 'unmeasured', standing: file['pages: first'] }])
  expect(compared.every(fails)).toBe(true)
})

test('what was measured and is no number fails, whether or not it is in the file', () => {
  const compared = compare(
    [measured('pages: first', Number.NaN), measured('pages: new', Number.NaN), measured('pages: again', Number.POSITIVE_INFINITY)],
    standing({ 'pages: first': 10, 'pages: again': 2 }),
    ['pages'],
  )

  expect(compared.map(({ verdict }) => verdict)).toEqual(['unmeasured', 'unmeasured', 'unmeasured'])
  expect(compared.every(fails)).toBe(true)
})

test('what is worse where other programs had the processor is named, and fails only from three times what stands', () => {
  const at = (ratio: number, contention: number) => verdictOf({ ...measured('pages: first', ratio), contention }, 10)
  expect([at(16, 1.3), at(16, 1.5), at(30, 1.5), at(31, 1.5), at(14, 1.5)]).toEqual(['worse', 'contended', 'contended', 'worse', 'holds'])
  expect(fails({ name: 'pages: first', verdict: 'contended' })).toBe(false)
})

test('what is worse fails and tells the limit', () => {
  const [compared] = compare([measured('pages: first', 30)], standing({ 'pages: first': 10 }), ['pages'])

  expect(compared).toMatchObject({ name: 'pages: first', verdict: 'worse', limit: 15 })
  expect(compared && fails(compared)).toBe(true)
})
