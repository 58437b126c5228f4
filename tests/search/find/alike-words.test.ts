import { expect, test } from 'vitest'
import { forEachSimilarWord } from '#search/find/alike-words.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { freshSeed } from '../../support/runs.ts'

/** Optimal string alignment: letters that are others, too many, missing, or turned with their neighbour. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const instead = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const turned =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      rows[i]?.splice(j, 1, Math.min(instead, at(i - 1, j) + 1, at(i, j - 1) + 1, turned))
    }
  }
  return at(one.length, other.length)
}

/** How much a word differs, or its best beginning and half a letter; null when that is too much. */
function naive(word: string, typed: string): number | null {
  const begun = Array.from(word, (_, end) => distance(word.slice(0, end + 1), typed) + 0.5)
  const differs = Math.min(distance(word, typed), ...begun)
  return differs <= (typed.length >= 7 ? 2 : 1) ? differs : null
}

function alike(words: readonly string[], typed: string): Record<string, number> {
  const found: Record<string, number> = {}
  forEachSimilarWord(words, typed, (word, differs) => {
    found[word] = differs
  })
  return found
}

const naively = (words: readonly string[], typed: string) =>
  Object.fromEntries(
    words.flatMap((word) => {
      const differs = naive(word, typed)
      return differs === null ? [] : [[word, differs]]
    }),
  )

const seed = freshSeed()
const rng = new RandomGenerator(`alike ${seed}`)
const anyWord = () => Array.from({ length: rng.randomInteger(1, 9) }, () => rng.pickOne(['a', 'b', 'c'])).join('')
const trade = [
  'alternator',
  'alternators',
  'armature',
  'bosch',
  'brush',
  'brushes',
  'bushing',
  'cargo',
  'solenoid',
  'starter',
  'starters',
  'stator',
  'start',
  'rotor',
  'regulator',
]

test(`words that differ little are found with how much they do (SEED=${seed})`, () => {
  for (let left = 12; left > 0; left -= 1) {
    const words = [...new Set(Array.from({ length: 60 }, anyWord))].sort()
    const typed = anyWord()
    expect([typed, words, alike(words, typed)]).toEqual([typed, words, naively(words, typed)])
    // Neighbours that begin alike share the work, wherever they stand.
    const mixed = words.toSorted(() => rng.nextFraction() - 0.5)
    expect([typed, mixed, alike(mixed, typed)]).toEqual([typed, mixed, naively(words, typed)])
  }
})

test.each([
  'altrenator',
  'laternator',
  'tsarter',
  'statrer',
  'satrter',
  'bosh',
  'alternater',
  'solenoi',
  'regu',
  'stat',
  'brushs',
  'xyz',
  'startersx',
])('%s among words of the trade', (typed) => {
  expect(alike(trade, typed)).toEqual(naively(trade, typed))
})

test('the word itself does not differ, and one that goes on does by half a letter', () => {
  expect(alike(trade, 'starter')).toMatchObject({ starter: 0, starters: 0.5 })
})

test('among no words nothing is found', () => {
  expect(alike([], 'starter')).toEqual({})
})
