import { runInThisContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MAX_PART_NUMBER_CHARACTERS } from '#contract/limits.ts'
import { parseListedNumbers } from '#contract/number-list/number-list.ts'
import {
  crossedOutPatternOf,
  illegiblePatternOf,
  isCertainlyIllegible,
  looksLikeStoredNumber,
  matchesIllegiblePattern,
  possibleMisreadings,
  removeNumberSuffix,
} from '#contract/numbers/misread.ts'
import { isNumberKey, looksLikeNumber, numberKey, numberKeys, splitNumbers } from '#contract/numbers/numbers.ts'
import { foldWords } from '#contract/text/fold-words.ts'
import { parseSearchText } from '#search/find/understand.ts'

/** Everything that reads a search text before a database is asked. */
const readers: [string, (text: string) => unknown][] = [
  ['readNumbers', parseListedNumbers],
  ['withoutSuffix', removeNumberSuffix],
  ['misreadings', possibleMisreadings],
  ['looksAlike', (text) => looksLikeStoredNumber(text, '104210')],
  ['numberKeys', numberKeys],
  ['looksLikeNumber', looksLikeNumber],
  ['splitNumbers', splitNumbers],
  ['scratchedNumber', illegiblePatternOf],
  ['crossedOut', crossedOutPatternOf],
  ['isSurelyScratched', isCertainlyIllegible],
  ['meetsScratched', (text) => matchesIllegiblePattern(text.slice(0, MAX_PART_NUMBER_CHARACTERS), text)],
  ['foldWords', foldWords],
  ['understand', parseSearchText],
]

/** Begins, repeats and ends in something: what makes a pattern that looks for an end begin anew at each repeat. */
const repeated: [string, string, string][] = [
  ['1a', '-', 'b'],
  ['a1', ' ', 'x'],
  ['a1', '*', '-'],
  ['', '0', '!'],
]

/**
 * A hundred times what a text may have: reading it takes milliseconds, or, where the time grows with the square of the length, half a
 * minute.
 */
const LENGTH = 100_000
const STUCK_MS = 8000

/** Ends work that would not end by itself: no timer runs while a pattern is tried. */
function unlessStuck(work: () => unknown): void {
  Reflect.set(globalThis, 'hostileWork', work)
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'hostileWork'))
  runInThisContext('void hostileWork()', { timeout: STUCK_MS })
}

describe.each(readers)('%s reads a hostile text in one pass', (_, read) => {
  test('of every repeated piece', () => {
    for (const [begins, piece, ends] of repeated) unlessStuck(() => read(begins + piece.repeat(LENGTH) + ends))
  })
})

describe('a number has at most 32 characters', () => {
  const ofLength = fc.integer({ min: MAX_PART_NUMBER_CHARACTERS + 1, max: 990 }).map((length) => '1O0B8S'.repeat(200).slice(0, length))
  test('what has more is no number: not in a list, not misread, not scratched, not shortened, and none by its key', () => {
    fc.assert(
      fc.property(ofLength, (long) => {
        expect(parseListedNumbers(long)).toEqual([])
        expect(parseListedNumbers(`ref ${long}; 104210-3120`).map(({ number }) => number)).toEqual(['104210-3120'])
        expect(possibleMisreadings(long)).toEqual([])
        expect(illegiblePatternOf(`${long}?`)).toBeNull()
        expect(removeNumberSuffix(`${long}-R`)).toBeNull()
        expect(isNumberKey(numberKey(long))).toBe(false)
      }),
      { numRuns: 30 },
    )
  })
  test('what has just as many is one', () => {
    const longest = '1042103120'.repeat(4).slice(0, MAX_PART_NUMBER_CHARACTERS)
    expect(parseListedNumbers(longest)).toHaveLength(1)
    expect(possibleMisreadings(longest).length).toBeGreaterThan(10)
    expect(illegiblePatternOf(`${longest.slice(1)}?`)).toHaveLength(MAX_PART_NUMBER_CHARACTERS)
    expect(removeNumberSuffix(`${longest}-R`)).toBe(longest)
    expect(isNumberKey(numberKey(longest))).toBe(true)
  })
  test('of no number are there more readings than one statement takes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9OQDILZSGB]{5,1000}$/), (key) => {
        expect(possibleMisreadings(key).length).toBeLessThanOrEqual(100)
      }),
      { numRuns: 100, examples: [['1O0B8S'.repeat(165)]] },
    )
  })
})

test('marks around a number are left out as before, those within it stay', () => {
  const said = (text: string) => parseListedNumbers(text).map(({ number }) => number)
  expect(said('--(104210-3120)--')).toEqual(['104210-3120'])
  expect(said('“0-986-041-870”…')).toEqual(['0-986-041-870'])
  expect(said('.?104210.')).toEqual(['?104210'])
})
