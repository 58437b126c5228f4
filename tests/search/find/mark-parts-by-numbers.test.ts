import { describe, expect, test } from 'vitest'
import { illegiblePatternOf, matchesIllegiblePattern, removePaddingZeros } from '#contract/numbers/misread.ts'
import { isNumberKey, numberKeys } from '#contract/numbers/numbers.ts'
import { numberMatchKindOf, numberMatchQualities } from '#search/find/how-matched.ts'
import { findScratchedNumber, markPartsByNumbers } from '#search/find/mark-parts-by-numbers.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { freshSeed } from '../../support/runs.ts'
import { randomCatalogue, randomNumber } from '../../support/search-catalogue.ts'
import { catalogueOf, indexedNumber, indexedPart, marked, searchWork } from '../../support/search-parts.ts'

const seed = freshSeed()
const { parts } = randomCatalogue(new RandomGenerator(`find ${seed}`), 200)
const catalogue = catalogueOf(parts)
const stored = parts.map(({ numbers }) => numbers.map(({ display }) => numberKeys(display)))

/** The rule itself, asked of every number of every part; pieces inside only where few begin like that. */
function naive(typed: string): number[] {
  const keys = numberKeys(typed)
  if (keys.key.length < 2 || !isNumberKey(keys.key)) return parts.map(() => 0)
  const best = (counts: (mark: number) => boolean) =>
    stored.map((numbers) =>
      numbers.reduce((most, one) => {
        const how = numberMatchKindOf(keys, one)
        const mark = how === null ? 0 : numberMatchQualities[how]
        return counts(mark) ? Math.max(most, mark) : most
      }, 0),
    )
  const begun = best((mark) => mark > numberMatchQualities.contains)
  return marked(begun).length < 20 ? best(() => true) : begun
}

/** Numbers as they are typed: borne ones, whole, cut, with zeros and revisions, pieces, and others of the same makers. */
function typedAs(rng: RandomGenerator): string {
  const { display } = rng.pickOne(rng.pickOne(parts).numbers)
  const plain = numberKeys(display)
  switch (rng.randomInteger(0, 7)) {
    case 0:
      return '0'.repeat(rng.randomInteger(0, 4)) + plain.zeroless
    case 1:
      return plain.key.slice(0, rng.randomInteger(1, plain.key.length))
    case 2:
      return plain.key.slice(rng.randomInteger(0, 5))
    case 3:
      return plain.family + rng.pickOne(['', 'A', 'BE', 'N', 'R', '3'])
    case 4:
      return plain.zeroless + rng.randomInteger(0, 9)
    case 5:
      return randomNumber(rng)
    case 6:
      return rng.pickOne(['00', '000', '0A', '00A', 'A', '0001', '12', 'LR', '0L']) + rng.randomInteger(0, 99)
    default:
      return display
  }
}

test(`a typed number marks what the rule of meeting says of every number (SEED=${seed})`, async () => {
  const rng = new RandomGenerator(`typed ${seed}`)
  for (const typed of Array.from({ length: 200 }, () => typedAs(rng)))
    expect([typed, [...(await markPartsByNumbers(searchWork(), catalogue, [typed])).marks].join()]).toEqual([typed, naive(typed).join()])
})

test('of several numbers the best meeting of any counts', async () => {
  const rng = new RandomGenerator(`several ${seed}`)
  for (let left = 20; left > 0; left -= 1) {
    const typed = [typedAs(rng), typedAs(rng), typedAs(rng)]
    const each = typed.map(naive)
    const wanted = parts.map((_, row) => Math.max(...each.map((marks) => marks[row] ?? 0)))
    expect([typed, [...(await markPartsByNumbers(searchWork(), catalogue, typed)).marks].join()]).toEqual([typed, wanted.join()])
  }
})

test('pieces inside are looked for where fewer than twenty parts bear a beginning', async () => {
  const begun = Array.from({ length: 20 }, (_, at) => indexedPart(at + 1, { numbers: [indexedNumber(`8877${100 + at}`)] }))
  const holder = indexedPart(99, { numbers: [indexedNumber('61887712')] })
  const isHolderFound = async (few: number) =>
    (await markPartsByNumbers(searchWork(), catalogueOf([...begun.slice(0, few), holder]), ['8877'])).marks.at(-1) !== 0

  expect([await isHolderFound(19), await isHolderFound(20)]).toEqual([true, false])
})

describe('zeros in front', () => {
  const marksOf = async (typed: string, ...displays: string[]) => {
    const some = displays.map((display, at) => indexedPart(at + 1, { numbers: [indexedNumber(display)] }))
    return [...(await markPartsByNumbers(searchWork(), catalogueOf(some), [typed])).marks]
  }

  test('are no part of a number that begins with a letter: it is a piece of the longer one', async () => {
    expect(await marksOf('AB123', '00AB1234', 'AB1234')).toEqual([numberMatchQualities.contains, numberMatchQualities.begins])
  })

  test('are forgiven before digits', async () => {
    expect(await marksOf('12345', '00012345', '000123456', '12345')).toEqual([
      numberMatchQualities.zeros,
      numberMatchQualities.begins,
      numberMatchQualities.same,
    ])
    expect(await marksOf('0012345', '12345', '123456')).toEqual([numberMatchQualities.zeros, numberMatchQualities['begins-but-zeros']])
  })
})

/** Characters that cannot be read, as patterns have them: `?` is any one, `*` any run. */
const patternOf = (scratched: string) => scratched.replaceAll('?', '.').replaceAll('*', '.*')

describe('a number that cannot be read wholly', () => {
  test(`marks what it meets: whole ones, then those that go on, then, of few, those that have it inside (SEED=${seed})`, async () => {
    const rng = new RandomGenerator(`scratched ${seed}`)
    for (let left = 120; left > 0; left -= 1) {
      const signs = [...numberKeys(rng.pickOne(rng.pickOne(parts).numbers).display).key]
      for (let times = rng.randomInteger(1, 3); times > 0; times -= 1)
        signs[rng.randomInteger(0, signs.length - 1)] = rng.pickOne(['?', '?', '*'])
      const scratched = illegiblePatternOf('0'.repeat(rng.pickOne([0, 0, 1])) + signs.slice(0, rng.randomInteger(5, 12)).join(''))
      if (scratched === null) continue
      const bare = removePaddingZeros(scratched)
      const [whole, inside] = [new RegExp(`^${patternOf(scratched)}$`), new RegExp(patternOf(bare))]
      const best = (some: (keys: { key: string; zeroless: string }) => number) =>
        stored.map((numbers) => numbers.reduce((most, one) => Math.max(most, some(one)), 0))
      const begun = ({ key, zeroless }: { key: string; zeroless: string }) => {
        if (whole.test(key)) return numberMatchQualities.begins
        const begins =
          matchesIllegiblePattern(scratched, key) || matchesIllegiblePattern(bare, key) || matchesIllegiblePattern(bare, zeroless)
        return begins ? numberMatchQualities['begins-but-zeros'] : 0
      }
      const beginnings = best(begun)
      // Two readable characters in a row are looked for in front alone.
      const isFew = marked(beginnings).length < 20 && scratched.split(/[?*]+/).some((run) => run.length >= 3)
      const wanted = isFew ? best((keys) => begun(keys) || (inside.test(keys.key) ? numberMatchQualities.contains : 0)) : beginnings
      expect([scratched, [...(await findScratchedNumber(searchWork(), catalogue, scratched)).marks].join()]).toEqual([
        scratched,
        wanted.join(),
      ])
    }
  })

  test('is looked for inside of numbers as well: what can be read of the last digits finds the whole number', async () => {
    const some = ['0281004750', '128100-4751', '28100-47509'].map((display, at) =>
      indexedPart(at + 1, { numbers: [indexedNumber(display)] }),
    )
    const { marks } = await findScratchedNumber(searchWork(), catalogueOf(some), '28?004750')
    expect([...marks]).toEqual([numberMatchQualities['begins-but-zeros'], 0, numberMatchQualities['begins-but-zeros']])
    expect(marked((await findScratchedNumber(searchWork(), catalogueOf(some), '8?00475')).marks)).toEqual([0, 1, 2])
  })

  test('with two readable characters in front is met by what begins so, zeros or not, and by nothing else', async () => {
    const some = ['28100-73057', '0028200', '28-0076', '12810073'].map((display, at) =>
      indexedPart(at + 1, { numbers: [indexedNumber(display)] }),
    )
    const { marks } = await findScratchedNumber(searchWork(), catalogueOf(some), '28?00*')
    expect([...marks]).toEqual([numberMatchQualities.begins, numberMatchQualities['begins-but-zeros'], 0, 0])
  })

  test('of Mitsubishi may have lost a zero or another character behind its letter', async () => {
    const some = ['A3TJ0691', 'A053TJ0691'].map((display, at) => indexedPart(at + 1, { numbers: [indexedNumber(display)] }))

    expect(marked((await findScratchedNumber(searchWork(), catalogueOf(some), 'A0?3TJ069')).marks)).toEqual([0, 1])
  })
})
