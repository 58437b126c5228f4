import { describe, expect, test } from 'vitest'
import { lookalikeKey, looksLikeStoredNumber } from '#contract/numbers/misread.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import { findMisreadNumber } from '#search/find/find-misread.ts'
import { isNearNumber } from '#search/find/is-near.ts'
import { forEachNearNumber, MIN_BEGINNING_CHARACTERS } from '#search/find/near-numbers.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { freshSeed } from '../../support/runs.ts'
import { randomCatalogue, randomNumber } from '../../support/search-catalogue.ts'
import { catalogueOf, indexedNumber, indexedPart, marked, searchWork, segmentOf } from '../../support/search-parts.ts'

const seed = freshSeed()
const { parts } = randomCatalogue(new RandomGenerator(`near ${seed}`), 150)
const index = segmentOf(parts).numbers
const keys = Array.from({ length: index.size }, (_, at) => index.normalisedNumberAt(at))

/** Everything that one text becomes by one wrong character: another, one more, one less, two the wrong way round. */
function allWrong(text: string): Set<string> {
  const wrong = new Set<string>()
  for (let at = 0; at <= text.length; at += 1) {
    const [before, here, behind] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)]
    for (const sign of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') wrong.add(before + sign + here + behind).add(before + sign + behind)
    wrong.add(before + behind)
    wrong.add(before + (text[at + 1] ?? '') + here + text.slice(at + 2))
  }
  wrong.delete(text)
  return wrong
}

/** From eight characters on also what goes on behind the wrong one. */
function isNaivelyNear(typed: string, wrong: ReadonlySet<string>, stored: string): boolean {
  if (typed.length < MIN_BEGINNING_CHARACTERS) return wrong.has(stored)
  return [typed.length - 1, typed.length, typed.length + 1].some((end) => wrong.has(stored.slice(0, end)))
}

/** A number with something wrong, often borne. */
function typedWrong(rng: RandomGenerator): string {
  const key = rng.happensWith(0.8) ? rng.pickOne(keys) : numberKey(randomNumber(rng))
  const at = rng.randomInteger(0, key.length - 1)
  const changed = [
    key.slice(0, at) + rng.randomInteger(0, 9) + key.slice(at + 1),
    key.slice(0, at) + rng.pickOne(['0', '1', 'A', 'N']) + key.slice(at),
    key.slice(0, at) + key.slice(at + 1),
    key.slice(0, at) + (key[at + 1] ?? '') + (key[at] ?? '') + key.slice(at + 2),
  ]
  return rng.pickOne([...changed, changed[0]?.slice(0, 8) ?? '', changed[3]?.slice(0, 9) ?? ''])
}

describe(`one wrong character (SEED=${seed})`, () => {
  const rng = new RandomGenerator(`wrong ${seed}`)
  const typed = [...new Set(Array.from({ length: 120 }, () => typedWrong(rng)))].filter((key) => key.length >= 6)

  test('what is found is what differs by one, or begins like that', () => {
    for (const key of typed) {
      const found = new Set<number>()
      forEachNearNumber(index, key, (at) => found.add(at))
      const wrong = allWrong(key)
      const wanted = keys.filter((one) => isNaivelyNear(key, wrong, one))
      expect([key, [...found].sort((a, b) => a - b).map((at) => index.normalisedNumberAt(at))]).toEqual([key, wanted])
    }
  })

  test('and is said to be near, and nothing else is but the number itself', () => {
    for (const key of typed) {
      const wrong = allWrong(key)
      expect([key, keys.filter((one) => one !== key && isNearNumber(key, one))]).toEqual([
        key,
        keys.filter((one) => one !== key && isNaivelyNear(key, wrong, one)),
      ])
    }
  })

  test('in few characters is no search', () => {
    const found: number[] = []
    forEachNearNumber(index, '12345', (at) => found.push(at))
    expect(found).toEqual([])
  })
})

describe('characters that look alike', () => {
  test(`whoever is found is said to look alike (SEED=${seed})`, async () => {
    const rng = new RandomGenerator(`misread ${seed}`)
    const catalogue = catalogueOf(parts)
    let met = 0
    for (let left = 60; left > 0; left -= 1) {
      const misread = [...rng.pickOne(keys)]
        .map((sign) => (rng.happensWith(0.3) ? ({ '0': 'O', '1': 'I', '8': 'B', '5': 'S', B: '8' }[sign] ?? sign) : sign))
        .join('')
      if (lookalikeKey(misread).length < 5) continue
      const rows = marked((await findMisreadNumber(searchWork(), catalogue, misread)).marks)
      met += rows.length
      const wrong = rows.filter((row) => !parts[row]?.numbers.some(({ display }) => looksLikeStoredNumber(misread, display)))
      expect([misread, wrong]).toEqual([misread, []])
    }
    expect(met).toBeGreaterThan(0)
  })

  test.each([
    ['0OO1IO7O26', '0001107026'],
    ['1107O26', '0001107026'],
    ['NA000103', 'NAD00103'],
    ['LR25O51OB', 'LR250510B'],
    ['OOO1107', '0001107026'],
  ])('%s is found as %s', async (misread, display) => {
    const catalogue = catalogueOf([
      indexedPart(1, { numbers: [indexedNumber(display)] }),
      indexedPart(2, { numbers: [indexedNumber('99-77')] }),
    ])

    expect(marked((await findMisreadNumber(searchWork(), catalogue, misread)).marks)).toEqual([0])
  })
})
