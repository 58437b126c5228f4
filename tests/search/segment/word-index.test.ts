import { expect, test } from 'vitest'
import { foldWords } from '#contract/text/fold-words.ts'
import type { WordCondition } from '#search/segment/word-index.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { freshSeed } from '../../support/runs.ts'
import { randomCatalogue } from '../../support/search-catalogue.ts'
import { indexedPart, marked, modelNames, segmentOf } from '../../support/search-parts.ts'

const seed = freshSeed()
const { parts } = randomCatalogue(new RandomGenerator(`words ${seed}`), 200)
const { words } = segmentOf(parts)

const split = (text: string) => foldWords(text).split(' ').filter(Boolean)
/** The words of each part: its own, and those of what it fits. */
const wordsOf = parts.map(({ words: own, fits }) => {
  const named = fits.flatMap(({ modelId, engine }) => {
    const { make = '', line = '', model = '' } = modelNames.get(modelId) ?? {}
    return split([make, line, model, engine].join(' '))
  })
  return new Set([...own.split(' ').filter(Boolean), ...named])
})
const all = [...new Set(wordsOf.flatMap((own) => [...own]))].sort()

const isHeld = (own: ReadonlySet<string>, { forms, begun }: WordCondition) =>
  forms.some((form) => own.has(form)) || (begun !== undefined && [...own].some((word) => word.startsWith(begun)))

test('all words of parts and of what they fit stand there, in order', () => {
  expect(words.words).toEqual(all)
})

test(`rows that hold all words are those whose parts do (SEED=${seed})`, () => {
  const rng = new RandomGenerator(`sought ${seed}`)
  const anySought = (): WordCondition => {
    const word = rng.happensWith(0.1) ? 'unheard' : rng.pickOne(all)
    if (rng.happensWith(0.3)) return { forms: [word], begun: rng.pickOne(all).slice(0, rng.randomInteger(1, 4)) }
    return { forms: rng.happensWith(0.3) ? [word, rng.pickOne(all), 'unheard'] : [word] }
  }
  const searches = [
    ...all.map((word) => [{ forms: [word] }]),
    ...Array.from({ length: 300 }, () => Array.from({ length: rng.randomInteger(0, 3) }, anySought)),
    // More than one pass over the rows tests: the words of one part, some of them twice.
    ...wordsOf.slice(0, 40).map((own) => [...own, ...own].slice(0, 20).map((word) => ({ forms: [word] }))),
    ...wordsOf.slice(0, 40).map((own) => [...[...own, ...own].slice(0, 20), rng.pickOne(all)].map((word) => ({ forms: [word] }))),
  ]
  const wanted = (sought: WordCondition[]) => wordsOf.flatMap((own, row) => (sought.every((one) => isHeld(own, one)) ? [row] : []))
  expect(searches.map((sought) => [sought, marked(words.flagMatchingRows(sought)).join()])).toEqual(
    searches.map((sought) => [sought, wanted(sought).join()]),
  )
})

test('a word that begins like that counts only where it may', () => {
  expect(words.hasWordBeginningWith('start')).toBe(true)
  expect(words.hasWordBeginningWith('starters')).toBe(false)
  expect(words.hasWordBeginningWith('1.9')).toBe(true)
  expect(words.hasWordBeginningWith('1.9', (word) => /^[a-z]+$/.test(word))).toBe(false)
})

test('a word stands at its place, or would', () => {
  expect(all.map((word) => words.insertionIndexOfWord(word))).toEqual(all.map((_, at) => at))
  expect([words.insertionIndexOfWord(''), words.insertionIndexOfWord('~')]).toEqual([0, all.length])
})

test('a word that all parts of one brand have, but for one, is not found for that one', () => {
  const brand = (id: number, own: string) => indexedPart(id, { producer: 'Cargo', words: own })
  const segment = segmentOf([brand(1, 'cargo sealed'), brand(2, 'cargo'), brand(3, 'cargo sealed'), indexedPart(4, { words: 'sealed' })])

  expect(marked(segment.words.flagMatchingRows([{ forms: ['sealed'] }]))).toEqual([0, 2, 3])
  expect(marked(segment.words.flagMatchingRows([{ forms: ['cargo'] }, { forms: ['sealed'] }]))).toEqual([0, 2])
})

test('an engine of a model that nobody knows is found by its name alone', () => {
  const segment = segmentOf([indexedPart(1, { words: '', fits: [{ modelId: 'gone', engine: 'V8 Turbo', from: null, to: null }] })])

  expect(segment.words.words).toEqual(['turbo', 'v8'])
  expect(marked(segment.words.flagMatchingRows([{ forms: ['turbo'] }]))).toEqual([0])
})

test('a segment without parts has no words', () => {
  const empty = segmentOf([]).words

  expect([empty.words, empty.hasWordBeginningWith('a'), [...empty.flagMatchingRows([{ forms: ['a'] }])]]).toEqual([[], false, []])
})
