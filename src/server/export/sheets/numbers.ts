import { sql } from 'kysely'
import { type FurtherNumber, furtherNumbers, numbersColumn } from '#server/export/further-numbers.ts'
import { partRanges } from '#server/export/part-ranges.ts'
import type { Scope, Sheet } from '#server/export/sheet.ts'

const kinds = { oe: 'OE', cross: 'cross reference' } as const

/** Exports one line per OE number and cross reference of a part. */
export async function numbersSheet(scope: Scope): Promise<Sheet> {
  async function* rows() {
    for await (const some of partRanges<{ producer: string; numbers: FurtherNumber[] | null }>(scope, sql`producer, ${numbersColumn}`))
      yield some.flatMap((part) =>
        furtherNumbers(part).map(({ kind, maker, display }) => [part.mcode, part.producer, kinds[kind], maker, display]),
      )
  }
  return { head: ['Part number', 'Brand', 'Kind of number', 'Maker', 'Number'], rows: rows() }
}
