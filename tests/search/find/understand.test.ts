import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearchText, wordConditions } from '#search/find/understand.ts'

describe('measures in a search text are read as filters', () => {
  test.each([
    ['12v starter', { voltage: '12' }],
    ['starter 12 volt', { voltage: '12' }],
    ['24-volt alternator', { voltage: '24' }],
    ['110a', { amps: '110' }],
    ['alternator 110 amp', { amps: '110' }],
    ['1.4kw', { powerKw: '1.4' }],
    ['1,4 kW starter', { powerKw: '1.4' }],
    ['2.0 kw', { powerKw: '2' }],
    ['9t drive', { teeth: '9' }],
    ['9 teeth', { teeth: '9' }],
    ['6pk pulley', { grooves: '6' }],
    ['6 groove', { grooves: '6' }],
    ['starter cw', { rotation: 'CW' }],
    ['starter ccw', { rotation: 'CCW' }],
    ['counter-clockwise', { rotation: 'CCW' }],
    ['reman starter', { condition: 'reman' }],
    ['12v 1.4 kw 9t cw starter', { voltage: '12', powerKw: '1.4', teeth: '9', rotation: 'CW' }],
  ])('%s', (text, measures) => {
    expect(parseSearchText(text).measures).toEqual(measures)
  })

  test.each(['A127', '104210-4610', '10si', 'TG15C020', 'D11E120', '24MT', 'CW12345', '312v5'])('%s holds no measure', (text) => {
    expect(parseSearchText(text).measures).toEqual({})
  })

  test('a measure is no word that must be found', () => {
    expect(parseSearchText('12 volt starter for Toyota').words).toEqual(['starter', 'toyota'])
  })
})

describe('numbers', () => {
  test('a text that can be one number is one, with its blanks', () => {
    expect(parseSearchText('104210 4610').wholeNumber).toBe('104210 4610')
  })
  test('a text with words is not one number, but the number in it is found', () => {
    const said = parseSearchText('denso 104210')
    expect(said.wholeNumber).toBeNull()
    expect(said.numbers).toEqual(['104210'])
  })
  test('a measure is not taken for a number', () => {
    expect(parseSearchText('12v').wholeNumber).toBeNull()
  })
})

describe('kinds of part', () => {
  test.each([
    ['starter toyota', 'starter', 2],
    ['starters', 'starter', 2],
    ['lichtmaschine', 'alternator', 1],
    ['bendix', 'drive', 1],
    ['Anlasser', 'starter', 1],
    ['altern', 'alternator', 2],
  ] as const)('%s names the kind %s', (text, kind, strength) => {
    expect(parseSearchText(text).partTypeScores.get(kind)).toBe(strength)
  })
  test('a starter repair kit is named only when it is asked for', () => {
    expect(parseSearchText('starter').partTypeScores.has('starterRepairKit')).toBe(false)
    expect(parseSearchText('starter repair kit').partTypeScores.get('starterRepairKit')).toBe(2)
  })
})

describe('the text-search query', () => {
  test('asks for all words, forgives plurals, and lets the last be unfinished', () => {
    expect(wordConditions(['brushes', 'toy'])).toEqual([{ forms: ['brushes', 'brushe', 'brush'] }, { forms: ['toy'], begun: 'toy' }])
  })
  test('never lets typed signs through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const word of parseSearchText(text).words) expect(word).toMatch(/^[\p{L}\p{M}\p{N}.]+$/u)
      }),
    )
  })
})
