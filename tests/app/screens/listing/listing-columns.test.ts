import { describe, expect, test } from 'vitest'
import { i18n } from '#app/i18n/language.ts'
import { chooseListingColumns, columnValueText } from '#app/screens/listing/listing-columns.ts'

const starter = { type: 'starter', attributes: { voltage: 12, powerKw: 1.4, teeth: 9, rotation: 'CW' } } as const

test('a page of one kind of part gets its deciding data as columns, in the order of the trade', () => {
  expect(chooseListingColumns([starter, starter])).toEqual(['voltage', 'powerKw', 'teeth', 'rotation'])
})

test('a mixed page has no data columns', () => {
  expect(chooseListingColumns([starter, { type: 'bearing', attributes: { boreMm: 17 } }])).toEqual([])
})

test('a column that no part fills is left out', () => {
  expect(chooseListingColumns([{ type: 'starter', attributes: { voltage: 24, teeth: 11 } }])).toEqual(['voltage', 'teeth'])
  expect(chooseListingColumns([{ type: 'starter', attributes: { teeth: 11 } }, starter])).toEqual([
    'voltage',
    'powerKw',
    'teeth',
    'rotation',
  ])
  expect(chooseListingColumns([])).toEqual([])
})

describe('a pulley', () => {
  const alternator = (attributes: Record<string, string | number>) => ({ type: 'alternator', attributes }) as const
  const shown = (attributes: Record<string, string | number>) => {
    const part = alternator({ voltage: 12, amps: 110, ...attributes })
    const columns = chooseListingColumns([part])
    return columns.map((key) => columnValueText(i18n, key, part, columns))
  }

  test.each([
    ['OAP', 6, 'OAP6'],
    ['PV', 7, 'PV7'],
    ['V', 2, '2V'],
    ['V', 1, 'V'],
  ])('of the kind %s with %i grooves is called %s in the table', (pulleyKind, grooves, called) => {
    expect(shown({ pulleyKind, rotation: 'CW', grooves })).toEqual(['12\u00a0V', '110\u00a0A', called, 'CW'])
  })

  test('is its kind alone where the grooves have a column of their own', () => {
    expect(shown({ pulleyKind: 'OAP', grooves: 6 }).slice(2)).toEqual(['OAP', '6'])
  })

  test('that is not there is called so', () => {
    expect(shown({ pulleyKind: 'none', rotation: 'CW' })[2]).toBe('none')
  })
})
