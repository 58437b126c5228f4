import type { Matched } from '#contract/catalogue.ts'
import { numberKeys } from '#contract/numbers.ts'
import type { Ask } from './ask.ts'
import { howMet, numberMarks } from './find-numbers.ts'
import type { Met } from './search-text.ts'

/** Which number of each part met the search, best first; parts that only words met are said to be so. */
export async function matchedOf(ask: Ask, met: Met, ids: readonly number[]): Promise<Map<number, Matched>> {
  const byWords: Matched = { by: met.meant === 'similar' ? 'similar' : 'words' }
  const matched = new Map(ids.map((id): [number, Matched] => [id, byWords]))
  if (met.numbers.length === 0 || ids.length === 0) return matched
  const typed = met.numbers.map(numberKeys)
  const numbers = await ask.db
    .selectFrom('part_number')
    .select(['part_id', 'kind', 'maker', 'display', 'key', 'zeroless', 'family'])
    .where('part_id', 'in', [...ids])
    .where('tenant_id', '=', ask.tenantId)
    .orderBy('part_id')
    .orderBy('sort_num')
    .execute()
  const best = new Map<number, number>()
  for (const number of numbers) {
    for (const keys of typed) {
      const how = howMet(keys, number)
      if (how === null || numberMarks[how] <= (best.get(number.part_id) ?? 0)) continue
      best.set(number.part_id, numberMarks[how])
      matched.set(number.part_id, {
        by: number.kind,
        number: number.display,
        ...(number.maker === '' ? {} : { maker: number.maker }),
        how,
      })
    }
  }
  return matched
}
