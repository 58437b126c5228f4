import { expect, test } from 'vitest'
import { matchHints, matchMeasures } from '#app/screens/part/match-measures.ts'
import { orderedKeys, specGroups } from '#app/screens/part/spec-groups.ts'
import { partTypeNames, partTypes } from '#contract/part-types.ts'

const starter = { rotation: 'CW', teeth: 9, voltage: 12, noLoadAmps: 90, pilotMm: 76.2, supplied: 'without relay' }

test('the most telling measures come first, in the order of the trade', () => {
  expect(matchMeasures('starter', starter)).toEqual(['voltage', 'teeth', 'rotation', 'pilotMm'])
})

test('what cannot be checked on the bench is not asked for', () => {
  expect(matchMeasures('starter', starter)).not.toContain('noLoadAmps')
})

test('every kind of part has something to hold against the old one', () => {
  for (const name of partTypeNames) expect(partTypes[name].attributes.some((key) => matchHints[key]), name).toBe(true)
})

test('a specification sheet has its groups in fixed order and no empty one', () => {
  expect(specGroups('starter', starter).map((group) => [group.name, group.keys])).toEqual([
    ['electrical', ['voltage']],
    ['mechanical', ['teeth', 'rotation']],
    ['mounting', ['pilotMm']],
    ['service', ['noLoadAmps']],
    ['supply', ['supplied']],
  ])
})

test('what the shop sends and this app does not know is passed over', () => {
  expect(orderedKeys('bearing', { boreMm: 17, nonsense: 3, bearingCode: '6203' })).toEqual(['bearingCode', 'boreMm'])
})
