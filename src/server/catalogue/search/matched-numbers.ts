import { sql } from 'kysely'
import type { Matched } from '#contract/catalogue.ts'
import { type NumberKeys, numberKeys } from '#contract/numbers.ts'
import { looksAlike, meetsScratched, withoutZeros } from '#contract/misread.ts'
import { PREPARED } from '#server/db/prepared.ts'
import type { CatalogueAsk } from '#server/catalogue/ask.ts'
import { type HowMatched, howMatched, numberMarks } from './find-numbers.ts'
import type { SearchMatch } from './search-match.ts'

/** Which number of each part met the search, best first; parts that only words met are said to be so. */
export async function matchedOf(ask: CatalogueAsk, match: SearchMatch, ids: readonly number[]): Promise<Map<number, Matched>> {
  const byWords: Matched = { by: match.meant === 'similar' ? 'similar' : 'words' }
  const matched = new Map(ids.map((id): [number, Matched] => [id, byWords]))
  const tests = testsOf(match)
  if (tests.length === 0 || ids.length === 0) return matched
  const best = new Map<number, number>()
  for (const { part_id, numbers } of await numbersOf(ask, ids)) {
    for (const [kind, maker, display, key, zeroless, family] of numbers) {
      for (const test of tests) {
        const how = test({ key, zeroless, family })
        if (how === null || numberMarks[how] <= (best.get(part_id) ?? 0)) continue
        best.set(part_id, numberMarks[how])
        matched.set(part_id, {
          by: kind,
          number: display,
          ...(maker === '' ? {} : { maker }),
          how: how === 'begins-but-zeros' || how === 'cut' ? 'begins' : how,
        })
      }
    }
  }
  return matched
}

type Test = (stored: NumberKeys) => HowMatched | null

/** What each number of a part is held against: the numbers that were typed, or the one that cannot be read wholly. */
function testsOf({ numbers, scratched, forgave }: SearchMatch): Test[] {
  const typed = numbers.map((number): Test => {
    if (forgave === 'alike') return ({ key }) => (looksAlike(number, key) ? 'alike' : null)
    const keys = numberKeys(number)
    return (stored) => (howMatched(keys, stored) === null ? null : (forgave ?? howMatched(keys, stored)))
  })
  if (scratched === undefined) return typed
  const bare = withoutZeros(scratched)
  const meets = ({ key, zeroless }: NumberKeys) =>
    meetsScratched(scratched, key) || meetsScratched(bare, key) || meetsScratched(bare, zeroless)
  return [...typed, (stored) => (meets(stored) ? 'contains' : null)]
}

type StoredNumber = [kind: 'mcode' | 'oe' | 'cross', maker: string, display: string, key: string, zeroless: string, family: string]

/** A part's numbers travel as one JSON value: a row each would take three times as long on the way. */
async function numbersOf({ db, tenantId }: CatalogueAsk, ids: readonly number[]): Promise<{ part_id: number; numbers: StoredNumber[] }[]> {
  const read = await sql<{ part_id: number; numbers: StoredNumber[] }>`${sql.raw(PREPARED)}
    select part_id, json_agg(json_build_array(kind, maker, display, key, zeroless, family) order by sort_num) as numbers
    from part_number where part_id = any(${[...ids]}::int[]) and tenant_id = ${tenantId} group by part_id`.execute(db)
  return read.rows
}
