import { sql } from 'kysely'
import { partRanges } from '../part-ranges.ts'
import type { Scope, Sheet } from '../sheet.ts'

interface NumberRow {
  producer: string
  numbers: { kind: 'oe' | 'cross'; maker: string; display: string }[] | null
}

const kinds = { oe: 'OE', cross: 'cross reference' } as const

/** A line for each number that a part bears beside the shop's own. */
export async function numbersSheet(scope: Scope): Promise<Sheet> {
  const columns = sql`producer, (
    select json_agg(json_build_object('kind', kind, 'maker', maker, 'display', display) order by sort_num) from part_number
    where part_number.tenant_id = part.tenant_id and part_number.part_id = part.id and kind <> 'mcode') as numbers`
  async function* rows() {
    for await (const some of partRanges<NumberRow>(scope, columns))
      yield some.flatMap(({ mcode, producer, numbers }) =>
        (numbers ?? []).map(({ kind, maker, display }) => [mcode, producer, kinds[kind], maker, display]),
      )
  }
  return { head: ['Part number', 'Brand', 'Kind of number', 'Maker', 'Number'], rows: rows() }
}
