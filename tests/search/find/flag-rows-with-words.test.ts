import { describe, expect, test } from 'vitest'
import { correctWords, flagRowsWithWords, isIndexedWord } from '#search/find/flag-rows-with-words.ts'
import { catalogueOf, indexedPart, marked, searchWork, segmentOf } from '../../support/search-parts.ts'

const fits = [{ modelId: 'hilux', engine: '2.4 D', from: null, to: null }]
const catalogue = catalogueOf([
  indexedPart(1, { words: 'starter sealed' }),
  indexedPart(2, { words: 'starter zinc', fits }),
  indexedPart(3, { words: 'starters sealed' }),
  indexedPart(4, { words: 'starter sealing' }),
])
/** The same without the parts that alone say zinc, hilux and starters. */
const less = catalogue.withNewerSegment(segmentOf([]), new Map(), [2, 3])
const mended = async (some: typeof catalogue, ...words: string[]) => (await correctWords(searchWork(), some, words))?.words

test('parts that hold all words are marked, the last of which may be unfinished', () => {
  expect(marked(flagRowsWithWords(catalogue, ['starter', 'seal']))).toEqual([0, 3])
  expect(marked(flagRowsWithWords(catalogue, ['seal', 'starter']))).toEqual([])
  expect(marked(flagRowsWithWords(catalogue, []))).toEqual([])
})

describe('words that only parts had which have gone', () => {
  test('are not known any more, nor what they begin with', () => {
    const words = ['zinc', 'hilux', 'hil', 'starters', 'sealed', 'sta']

    expect(words.map((word) => isIndexedWord(catalogue, word))).toEqual([true, true, true, true, true, true])
    expect(words.map((word) => isIndexedWord(less, word))).toEqual([false, false, false, false, true, true])
  })

  test('are mended into no longer', async () => {
    expect(await mended(catalogue, 'startres', 'sealed')).toEqual(['starters', 'sealed'])
    expect(await mended(less, 'startres', 'sealed')).toEqual(['starter', 'sealed'])
  })
})

test('of words that are alike the one that more parts hold stands for it', async () => {
  expect(
    await mended(
      catalogueOf([indexedPart(1, { words: 'bolt' }), indexedPart(2, { words: 'boot' }), indexedPart(3, { words: 'boot' })]),
      'boxt',
    ),
  ).toEqual(['boot'])
})

test('what resembles nothing is left out, and pieces with a digit are never replaced', async () => {
  expect(await correctWords(searchWork(), catalogue, ['xylophone', 'starter', 'seal3d'])).toEqual({
    words: ['starter'],
    leftOut: ['xylophone', 'seal3d'],
  })
  expect(await correctWords(searchWork(), catalogue, ['starter', 'sealed'])).toBeNull()
})
