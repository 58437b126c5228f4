import { describe, expect, test } from 'vitest'
import { foldWords } from '#contract/text/fold-words.ts'
import { englishByGermanWord, splitGermanCompound, translateGermanWord } from '#search/find/german-words.ts'

describe('the trade’s German words', () => {
  test('stand folded and in the singular', () => {
    for (const word of Object.keys(englishByGermanWord)) expect(foldWords(word)).toBe(word)
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
    expect(translateGermanWord(foldWords(typed))).toContain(english)
  })

  test('one that is being typed names what it begins, any other word nothing', () => {
    expect(translateGermanWord('lichtm', true)).toEqual(['alternator'])
    expect([translateGermanWord('lichtm'), translateGermanWord('toyota', true), translateGermanWord('bosch', true)]).toEqual([[], [], []])
  })

  test('compounds are their words', () => {
    expect(splitGermanCompound('lichtmaschinenriemenscheibe')).toEqual(['lichtmaschine', 'riemenscheibe'])
    expect(splitGermanCompound('anlasserkohlen')).toEqual(['anlasser', 'kohlen'])
    expect(splitGermanCompound('lichtmaschinenregler')).toEqual(['lichtmaschine', 'regler'])
    expect(splitGermanCompound('anlasserteile')).toEqual(['anlasser'])
    expect(splitGermanCompound('starterrelais')).toEqual(['starter', 'relais'])
    for (const whole of ['massey', 'caterpillar', 'mercruiser', 'alternators']) expect(splitGermanCompound(whole)).toEqual([whole])
  })
})
