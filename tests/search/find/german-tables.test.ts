import { describe, expect, test } from 'vitest'
import { valueWords } from '#contract/attributes/value-words.ts'
import { type PartType, partTypeNames, partTypes } from '#contract/part/part-types.ts'
import { foldWords } from '#contract/text/fold-words.ts'
import { firstRows } from '#search/catalogue/first-rows.ts'
import { germanPhraseWords, translateGermanPhrase } from '#search/find/german-phrases.ts'
import { translateGermanWord } from '#search/find/german-words.ts'
import { matchingRows } from '#search/find/search-match.ts'
import { searchText } from '#search/find/search-text.ts'
import { demoCategories } from '#server/demo/categories.ts'
import { germanCategories } from '#server/demo/german/categories.ts'
import { GERMAN_LOCALE } from '#server/demo/german/names.ts'
import { translateText } from '#server/kernel/words.ts'
import { searchWork } from '../../support/search-parts.ts'
import { catalogueOf, demoShop, Packs } from '../records/shop.ts'

const { parts, rows } = demoShop(600)
const catalogue = await catalogueOf(new Packs(), parts, rows)
const sold = new Set(parts.map(({ part }) => part.type))

async function typesFound(text: string, most = 5): Promise<{ types: string[]; leftOut: readonly string[] }> {
  const match = await searchText(searchWork(), catalogue, text)
  const first = firstRows(catalogue, { rows: matchingRows(match), marks: match.marks }, 'best', most)
  return { types: [...new Set(Array.from(first, (row) => catalogue.columnTextOf('type', row)))], leftOut: match.droppedWords ?? [] }
}

const kinds = partTypeNames.filter((type) => type !== 'other')

describe('every kind of part has its German words, which find it', () => {
  test.each(kinds)('%s', async (type: PartType) => {
    const german = translateText(GERMAN_LOCALE, partTypes[type].name)
    expect(german).not.toBe(partTypes[type].name)
    if (sold.has(type))
      expect([german, (await typesFound(german)).types[0], (await typesFound(german)).leftOut]).toEqual([german, type, []])
  })

  test.each([
    ['Freilaufriemenscheibe', 'clutchPulley'],
    ['Freilaufriemenscheiben', 'clutchPulley'],
    ['Zündschalter', 'switch'],
    ['Zuendschloss', 'switch'],
    ['Kohlebürstenhalter', 'brushHolder'],
    ['Kohlebuerstenhalter', 'brushHolder'],
    ['Schleifkohlen', 'brushSet'],
    ['Keilrippenriemenscheibe', 'pulley'],
    ['Dichtungssatz Anlasser', 'starterRepairKit'],
    ['Überholsatz Anlasser', 'starterRepairKit'],
    ['Reparatursätze Lichtmaschine', 'alternatorRepairKit'],
    ['Buchsensatz', 'bushing'],
    ['Anlasserkohlenhalter', 'brushHolder'],
    ['Schleifring', 'slipRing'],
    ['Batteriehauptschalter', 'switch'],
  ] as const)('%s', async (text, type) => {
    const { types, leftOut } = await typesFound(text, 3)
    expect([leftOut, types[0]]).toEqual([[], type])
  })

  test('a freewheel pulley is no freewheel', async () => {
    expect((await typesFound('Freilaufriemenscheibe', 400)).types).not.toContain('drive')
  })
})

test('every value of an attribute has a German word that stands for it', () => {
  const folded = (text: string) =>
    foldWords(text)
      .split(' ')
      .filter((word) => !/^(?:\d+|mit)$/.test(word))
  const missing = valueWords.flatMap((value) => {
    const german = translateText(GERMAN_LOCALE, value)
    // Spelt alike in both, a measure (`rotation`), or an answer that nobody searches for.
    if (foldWords(german) === foldWords(value) || ['CW', 'CCW', 'yes', 'no', 'none', 'both'].includes(value)) return []
    const named = folded(german).flatMap((word) => translateGermanPhrase(word) ?? translateGermanWord(word))
    const said = folded(value).map((word) => word.replace(/e?s$/, ''))
    return said.some((word) => named.some((one) => one.startsWith(word) || word.startsWith(one))) ? [] : [`${value}: ${german}`]
  })
  expect(missing).toEqual([])
})

test('every category has German words that find parts of it', async () => {
  const missing: string[] = []
  for (const { id, name, parent_id } of demoCategories([])) {
    const german = germanCategories.get(name) ?? translateText(GERMAN_LOCALE, name)
    const own = parts.filter(({ part }) => part.categoryId === id).map(({ part }) => part.type as string)
    if (german === name) missing.push(name)
    else if (parent_id !== '0' && own.length > 0 && !own.includes((await typesFound(german)).types[0] ?? ''))
      missing.push(`${name}: ${german}`)
  }
  expect(missing).toEqual([])
})

test.each([
  ['lichtmas', null],
  ['generato', null],
  ['kohlebur', null],
  ['riemensch', null],
  ['spannung', null],
  ['lichtmaschinenfr', 'overrunning pulley'],
  ['kohleburstenh', 'brush holder'],
  ['reparatur', 'repair kit'],
])('one that is being typed means the shortest that it begins: %s', (typed, english) => {
  expect(translateGermanPhrase(typed, true)?.join(' ') ?? null).toBe(english)
})

test('every German word of the tables finds what its English words find', async () => {
  const wrong: string[] = []
  for (const word of germanPhraseWords) {
    const english = translateGermanPhrase(word)?.join(' ') ?? ''
    const [found, wanted] = [await typesFound(word), await typesFound(english)]
    if (found.types[0] !== wanted.types[0]) wrong.push(`${word}: ${found.types[0]} for ${wanted.types[0]}`)
  }
  expect(wrong).toEqual([])
})
