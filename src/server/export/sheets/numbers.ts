import { sql } from 'kysely'
import { type AdditionalPartNumber, additionalPartNumbersOf, numbersColumnSql } from '#server/export/further-numbers.ts'
import { readPartRanges } from '#server/export/part-ranges.ts'
import type { ExportScope, ExportSheet } from '#server/export/sheet.ts'

const numberKindTexts = { oe: 'OE', cross: 'cross reference' } as const

/** Exports one line per OE number and cross reference of a part. */
export async function numbersSheet(scope: ExportScope): Promise<ExportSheet> {
  async function* generateRows() {
    for await (const some of readPartRanges<{ producer: string; numbers: AdditionalPartNumber[] | null }>(
      scope,
      sql`producer, ${numbersColumnSql}`,
    ))
      yield some.flatMap((part) =>
        additionalPartNumbersOf(part).map(({ kind, maker, display }) => [part.mcode, part.producer, numberKindTexts[kind], maker, display]),
      )
  }
  return { headings: ['Part number', 'Brand', 'Kind of number', 'Maker', 'Number'], rows: generateRows() }
}
