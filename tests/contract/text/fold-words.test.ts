import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldLatin, foldWords, isUnspacedScriptWord } from '#contract/text/fold-words.ts'

const folded: [string, string][] = [
  ['Démarreur', 'demarreur'],
  ['Kohlebürsten', 'kohlebursten'],
  ['F-150 (2015)', 'f 150 2015'],
  ['1.4 kW', '1.4 kw'],
  ['St. Louis.', 'st louis'],
  ['１２Ｖ', '12v'],
  ["it's '; drop", 'it s drop'],
  ['Großer Anlaßer', 'grosser anlasser'],
  ['İzmir IŞIK', 'izmir isik'],
]

test.each(folded)('%s is folded to %s', (text, words) => {
  expect(foldWords(text)).toBe(words)
  expect(foldLatin(text)).toBe(words)
})

describe('letters of every script are kept, and folded where their readers fold them', () => {
  test.each([
    ['Polish', 'Łożysko wałka', 'lozysko walka'],
    ['Danish, a diameter apart from words', 'Kølerør Ø12', 'koleror 12'],
    ['Cyrillic, ё as е', 'СТАРТЁР', 'стартер'],
    ['Cyrillic й is a letter', 'Генераторный Шкив', 'генераторный шкив'],
    ['Ukrainian ї and apostrophes', 'Запобіжник м’ята м\u02bcята Її', 'запобіжник м ята м ята іі'],
    ['Greek accents go', 'Μίζα ΕΚΚΙΝΗΣΗΣ', 'μιζα εκκινησησ'],
    ['Greek final sigma', 'κινητήρας', 'κινητηρασ'],
    ['Hangul by words', '스타터 모터', '스타터 모터'],
    ['Hangul in jamo', '스타터'.normalize('NFD'), '스타터'],
    ['Arabic without vowel signs and strokes', 'مُحَرِّك بـــدء', 'محرك بدء'],
    ['Arabic digits', '١٢ فولت', '12 فولت'],
    ['Hebrew without points', 'מַתְנֵעַ', 'מתנע'],
    ['Devanagari keeps its vowels', 'स्टार्टर', 'स्टार्टर'],
    ['soft hyphens and joiners are not seen', 'Licht\u00admaschine می\u200cشود', 'lichtmaschine میشود'],
    ['dots inside numbers alone', 'Стартер 2.4 кВт.', 'стартер 2.4 квт'],
  ])('%s', (_, text, words) => {
    expect(foldWords(text)).toBe(words)
  })
})

describe('what is written without spaces comes in pairs', () => {
  test.each([
    ['Chinese', '启动机', '启动 动机'],
    ['one sign', '机', '机'],
    ['Chinese beside a measure', '12V启动机24', '12v 启动 动机 24'],
    ['Kanji and Kana', '始動モーター', '始動 動モ モー ータ ター'],
    ['half-width Kana', 'ｽﾀｰﾀｰ ﾎﾞﾃﾞｨ', 'スタ ター ータ ター ボデ ディ'],
    ['Kana with its marks apart', 'ボデ'.normalize('NFD'), 'ボデ'],
    ['Kana that its mark makes another', 'ハバ', 'ハバ'],
    ['full stops and middle dots', '启动机。总成・大', '启动 动机 总成 大'],
    ['Thai by sign with its marks', 'สตาร์ท', 'สต ตา าร์ ร์ท'],
  ])('%s', (_, text, words) => {
    expect(foldWords(text)).toBe(words)
  })

  test('a pair and a sign are told from words', () => {
    expect(['启动', '机', 'ー', 'าร์'].map(isUnspacedScriptWord)).toEqual([true, true, true, true])
    expect(['starter', '스타터', 'стартер', '12v', ''].map(isUnspacedScriptWord)).toEqual([false, false, false, false, false])
  })
})

test('what is folded once more stays as it is', () => {
  for (const text of ['Démarreur 1.4 kW', 'Стартёр й', '启动机总成 12V', 'ｽﾀｰﾀｰ', 'สตาร์ท', 'Μίζα', '스타터', 'مُحَرِّك', 'Ø12'])
    expect(foldWords(foldWords(text)), text).toBe(foldWords(text))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      expect(foldWords(foldWords(text))).toBe(foldWords(text))
      expect(foldWords(text)).not.toMatch(/ {2}|^ | $/)
    }),
    { numRuns: 3000 },
  )
})

test('words that are made of Latin letters alone leave others out, as keys were always made', () => {
  expect(foldLatin('Стартер 12V')).toBe('12v')
  expect(foldLatin('启动机')).toBe('')
  expect(foldLatin('Łożysko')).toBe('ozysko')
})
