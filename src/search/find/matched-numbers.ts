import type { Matched } from '#contract/catalogue/catalogue.ts'
import { looksAlike } from '#contract/numbers/misread.ts'
import { type NumberKeys, numberKeys } from '#contract/numbers/numbers.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { howGtinMatched } from './find-gtins.ts'
import { type HowMatched, howMatched, numberMarks, scratchedMatcher } from './how-matched.ts'
import { isNear } from './is-near.ts'
import type { SearchMatch } from './search-match.ts'

/** Returns, for each row, the number of the part that matches the search best. A row without such a number is matched by words. */
export function matchedOf(catalogue: Catalogue, match: SearchMatch, rows: Iterable<number>): Map<number, Matched> {
  const byWords: Matched = { by: match.meant === 'similar' ? 'similar' : 'words' }
  const tests = testsOf(match)
  const best = (row: number) => (tests.length === 0 ? null : bestNumber(catalogue, row, tests, match.numbers))
  return new Map(Array.from(rows, (row) => [row, best(row) ?? byWords]))
}

function bestNumber(catalogue: Catalogue, row: number, tests: readonly Test[], typed: readonly string[]): Matched | null {
  const { segment, at: place } = catalogue.segmentOfRow(row)
  const { numbers } = segment
  let best = 0
  let matched: Matched | null = null
  for (const { at, style } of segment.numbersOf(place)) {
    const keys = numberKeys(numbers.key(at))
    for (const test of tests) {
      const how = test(keys)
      if (how === null || numberMarks[how] <= best) continue
      best = numberMarks[how]
      const { kind, maker } = numbers.styles[style] ?? { kind: 'cross', maker: '' }
      matched = {
        by: kind,
        number: numbers.printed(at, style),
        ...(maker === '' ? {} : { maker }),
        how: how === 'begins-but-zeros' || how === 'cut' ? 'begins' : how,
      }
    }
  }
  const byGtin = howGtinMatched(typed, () => segment.gtins.at(place))
  return byGtin !== null && numberMarks[byGtin] > best ? { by: 'gtin', number: segment.gtins.at(place), how: byGtin } : matched
}

type Test = (stored: NumberKeys) => HowMatched | null

/** Returns the tests for the numbers of a part: one for each typed number, and one for the pattern with illegible characters. */
function testsOf({ numbers, scratched, tolerance: forgave }: SearchMatch): Test[] {
  const typed = numbers.map((number): Test => {
    if (forgave === 'alike') return ({ key }) => (looksAlike(number, key) ? 'alike' : null)
    const keys = numberKeys(number)
    if (forgave === 'near') return ({ key }) => (isNear(keys.key, key) ? 'near' : null)
    return (stored) => (howMatched(keys, stored) === null ? null : (forgave ?? howMatched(keys, stored)))
  })
  return scratched === undefined ? typed : [...typed, scratchedMatcher(scratched)]
}
