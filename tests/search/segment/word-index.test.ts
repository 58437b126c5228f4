import { expect, test } from 'vitest'
import { foldWords } from '#contract/text/fold-words.ts'
import type { SoughtWord } from '#search/segment/word-index.ts'
import { Rng } from '#server/demo/rng.ts'
import { freshSeed } from '../../support/runs.ts'
import { randomCatalogue } from '../../support/search-catalogue.ts'
import { indexedPart, marked, modelNames, segmentOf } from '../../support/search-parts.ts'

const seed = freshSeed()
const { parts } = randomCatalogue(new Rng(`words ${seed}`), 200)
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

const isHeld = (own: ReadonlySet<string>, { forms, begun }: SoughtWord) =>
  forms.some((form) => own.has(form)) || (begun !== undefined && [...own].some((word) => word.startsWith(begun)))

test('all words of parts and of what they fit stand there, in order', () => {
  expect(words.words).toEqual(all)
})

test(`rows that hold all words are those whose parts do (SEED=${seed})`, () => {
  const rng = new Rng(`sought ${seed}`)
  const anySought = (): SoughtWord => {
    const word = rng.chance(0.1) ? 'unheard' : rng.pick(all)
    if (rng.chance(0.3)) return { forms: [word], begun: rng.pick(all).slice(0, rng.int(1, 4)) }
    return { forms: rng.chance(0.3) ? [word, rng.pick(all), 'unheard'] : [word] }
  }
  const searches = [
    ...all.map((word) => [{ forms: [word] }]),
    ...Array.from({ length: 300 }, () => Array.from({ length: rng.int(0, 3) }, anySought)),
  ]
  const wanted = (sought: SoughtWord[]) => wordsOf.flatMap((own, row) => (sought.every((one) => isHeld(own, one)) ? [row] : []))
  expect(searches.map((sought) => [sought, marked(words.rowsMatching(sought)).join()])).toEqual(
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
  expect(all.map((word) => words.placeOf(word))).toEqual(all.map((_, at) => at))
  expect([words.placeOf(''), words.placeOf('~')]).toEqual([0, all.length])
})

test('a word that all parts of one brand have, but for one, is not found for that one', () => {
  const brand = (id: number, own: string) => indexedPart(id, { producer: 'Cargo', words: own })
  const segment = segmentOf([brand(1, 'cargo sealed'), brand(2, 'cargo'), brand(3, 'cargo sealed'), indexedPart(4, { words: 'sealed' })])

  expect(marked(segment.words.rowsMatching([{ forms: ['sealed'] }]))).toEqual([0, 2, 3])
  expect(marked(segment.words.rowsMatching([{ forms: ['cargo'] }, { forms: ['sealed'] }]))).toEqual([0, 2])
})

test('an engine of a model that nobody knows is found by its name alone', () => {
  const segment = segmentOf([indexedPart(1, { words: '', fits: [{ modelId: 'gone', engine: 'V8 Turbo', from: null, to: null }] })])

  expect(segment.words.words).toEqual(['turbo', 'v8'])
  expect(marked(segment.words.rowsMatching([{ forms: ['turbo'] }]))).toEqual([0])
})

test('a segment without parts has no words', () => {
  const empty = segmentOf([]).words

  expect([empty.words, empty.hasWordBeginningWith('a'), [...empty.rowsMatching([{ forms: ['a'] }])]]).toEqual([[], false, []])
})
