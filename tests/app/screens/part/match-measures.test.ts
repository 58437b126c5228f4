import { expect, test } from 'vitest'
import { knownAttributeKeys } from '#app/screens/part/known-keys.ts'
import { matchCheckKeys } from '#app/screens/part/match-measures.ts'
import { groupSpecKeys, hasSpecification } from '#app/screens/part/spec-groups.ts'
import { isMeasurableKey } from '#contract/finder/measurable.ts'
import { partTypeNames, partTypes } from '#contract/part/part-types.ts'

const starter = { voltage: 12, teeth: 9, rotation: 'CW', pilotMm: 76.2, noLoadAmps: 90, supplied: 'without relay' }

test('the most telling measures come first, in the order of the trade', () => {
  expect(matchCheckKeys({ type: 'starter', attributes: starter })).toEqual(['voltage', 'teeth', 'rotation', 'pilotMm'])
})

test('of a part of no kind of the trade’s nothing is said of how to check it', () => {
  expect(matchCheckKeys({ type: 'other', attributes: { widthMm: 50 } })).toEqual([])
})

test('what cannot be checked on the bench is not asked for', () => {
  expect(matchCheckKeys({ type: 'starter', attributes: starter })).not.toContain('noLoadAmps')
})

test('every kind of part of a machine has something to hold against the old one', () => {
  for (const name of partTypeNames.filter((one) => one !== 'workwear' && one !== 'other'))
    expect(partTypes[name].attributes.some(isMeasurableKey), name).toBe(true)
})

test('a specification sheet has its groups in fixed order and no empty one', () => {
  expect(groupSpecKeys({ attributes: starter }).map((group) => [group.name, group.keys])).toEqual([
    ['electrical', ['voltage']],
    ['mechanical', ['teeth', 'rotation']],
    ['mounting', ['pilotMm']],
    ['service', ['noLoadAmps']],
    ['supply', ['supplied']],
  ])
})

test('what the shop sends and this app does not know is passed over', () => {
  expect(knownAttributeKeys({ attributes: { bearingCode: '6203', nonsense: 3, boreMm: 17, 'own-gone': 1 } })).toEqual([
    'bearingCode',
    'boreMm',
  ])
})

test('the shop’s own attributes stand behind the trade’s, and nothing that is not known has a heading', () => {
  const part = { attributes: { 'own-compound': 'ceramic', widthMm: 50 }, own: { 'own-compound': { label: 'Compound', unit: '' } } }

  expect(groupSpecKeys(part)).toEqual([
    { name: 'mechanical', keys: ['widthMm'] },
    { name: 'own', keys: ['own-compound'] },
  ])
  expect([hasSpecification({ ...part, description: '' }), hasSpecification({ attributes: {}, description: '' })]).toEqual([true, false])
})
