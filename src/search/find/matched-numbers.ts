import type { PartSearchMatch } from '#contract/catalogue/catalogue.ts'
import { looksLikeStoredNumber } from '#contract/numbers/misread.ts'
import { type NumberKeys, numberKeys } from '#contract/numbers/numbers.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { gtinMatchKindOf } from './find-gtins.ts'
import { createIllegibleNumberMatcher, type NumberMatchKind, numberMatchKindOf, numberMatchQualities } from './how-matched.ts'
import { isNearNumber } from './is-near.ts'
import type { SearchMatch } from './search-match.ts'

/** What the explanation of a search's results depends on. */
export type SearchedNumbers = Pick<SearchMatch, 'meant' | 'searchedNumbers' | 'illegibleNumber' | 'tolerance'>

/** Returns, for each row, the number of the part that matches the search best. A row without such a number is matched by words. */
export function bestMatchesByRow(catalogue: Catalogue, match: SearchedNumbers, rows: Iterable<number>): Map<number, PartSearchMatch> {
  const byWords: PartSearchMatch = { by: match.meant === 'similar' ? 'similar' : 'words' }
  const tests = numberMatchersOf(match)
  const best = (row: number) => (tests.length === 0 ? null : bestMatchingNumber(catalogue, row, tests, match.searchedNumbers))
  return new Map(Array.from(rows, (row) => [row, best(row) ?? byWords]))
}

function bestMatchingNumber(
  catalogue: Catalogue,
  row: number,
  tests: readonly NumberMatcher[],
  typed: readonly string[],
): PartSearchMatch | null {
  const { segment, segmentRow: place } = catalogue.segmentOfRow(row)
  const { numbers } = segment
  let best = 0
  let matched: PartSearchMatch | null = null
  for (const { numberIndex, styleCode } of segment.numbersOfRow(place)) {
    const keys = numberKeys(numbers.normalisedNumberAt(numberIndex))
    for (const test of tests) {
      const how = test(keys)
      if (how === null || numberMatchQualities[how] <= best) continue
      best = numberMatchQualities[how]
      const { kind, maker } = numbers.styles[styleCode] ?? { kind: 'cross', maker: '' }
      matched = {
        by: kind,
        number: numbers.printedNumberAt(numberIndex, styleCode),
        ...(maker === '' ? {} : { maker }),
        how: how === 'begins-but-zeros' || how === 'cut' ? 'begins' : how,
      }
    }
  }
  const byGtin = gtinMatchKindOf(typed, () => segment.gtins.gtinOfRow(place))
  return byGtin !== null && numberMatchQualities[byGtin] > best
    ? { by: 'gtin', number: segment.gtins.gtinOfRow(place), how: byGtin }
    : matched
}

type NumberMatcher = (stored: NumberKeys) => NumberMatchKind | null

/** Returns the tests for the numbers of a part: one for each typed number, and one for the pattern with illegible characters. */
function numberMatchersOf({ searchedNumbers, illegibleNumber, tolerance: forgave }: SearchedNumbers): NumberMatcher[] {
  const typed = searchedNumbers.map((number): NumberMatcher => {
    if (forgave === 'alike') return ({ key }) => (looksLikeStoredNumber(number, key) ? 'alike' : null)
    const keys = numberKeys(number)
    if (forgave === 'near') return ({ key }) => (isNearNumber(keys.key, key) ? 'near' : null)
    return (stored) => (numberMatchKindOf(keys, stored) === null ? null : (forgave ?? numberMatchKindOf(keys, stored)))
  })
  return illegibleNumber === undefined ? typed : [...typed, createIllegibleNumberMatcher(illegibleNumber)]
}
