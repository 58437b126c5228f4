import { describe, expect, test } from 'vitest'
import { foldWords } from '#contract/text/fold-words.ts'
import { compoundParts, englishOfGerman, germanWords } from '#search/find/german-words.ts'

describe('the trade’s German words', () => {
  test('stand folded and in the singular', () => {
    for (const word of Object.keys(germanWords)) expect(foldWords(word)).toBe(word)
  })

  test.each([
    ['Anlasser', 'starter'],
    ['Lichtmaschinen', 'alternator'],
    ['Generator', 'alternator'],
    ['Regler', 'regulator'],
    ['Ritzel', 'pinion'],
    ['Kohlebürsten', 'brush'],
    ['Kohlebuersten', 'brush'],
    ['Magnetschalter', 'solenoid'],
    ['Freilauf', 'freewheel'],
    ['Ständer', 'stator'],
    ['Staender', 'stator'],
    ['Prüfgerät', 'tester'],
  ])('%s is found as %s', (typed, english) => {
    expect(englishOfGerman(foldWords(typed))).toContain(english)
  })

  test('one that is being typed names what it begins, any other word nothing', () => {
    expect(englishOfGerman('lichtm', true)).toEqual(['alternator'])
    expect([englishOfGerman('lichtm'), englishOfGerman('toyota', true), englishOfGerman('bosch', true)]).toEqual([[], [], []])
  })

  test('compounds are their words', () => {
    expect(compoundParts('lichtmaschinenriemenscheibe')).toEqual(['lichtmaschine', 'riemenscheibe'])
    expect(compoundParts('anlasserkohlen')).toEqual(['anlasser', 'kohlen'])
    expect(compoundParts('lichtmaschinenregler')).toEqual(['lichtmaschine', 'regler'])
    expect(compoundParts('anlasserteile')).toEqual(['anlasser'])
    expect(compoundParts('starterrelais')).toEqual(['starter', 'relais'])
    for (const whole of ['massey', 'caterpillar', 'mercruiser', 'alternators']) expect(compoundParts(whole)).toEqual([whole])
  })
})
