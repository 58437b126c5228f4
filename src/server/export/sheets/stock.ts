import { sql } from 'kysely'
import { readPartRanges } from '#server/export/part-ranges.ts'
import { booleanCell, type ExportScope, type ExportSheet, numericCell } from '#server/export/sheet.ts'

interface StockRow {
  producer: string
  stock: number
  restock_on: string | null
  ended: boolean
}

/** Exports the stock of each part. */
export async function stockSheet(scope: ExportScope): Promise<ExportSheet> {
  async function* generateRows() {
    for await (const some of readPartRanges<StockRow>(scope, sql`producer, stock, restock_on, ended`))
      yield some.map(({ mcode, producer, stock, restock_on, ended }) => [
        mcode,
        producer,
        numericCell(stock),
        numericCell(restock_on),
        booleanCell(ended),
      ])
  }
  return { headings: ['Part number', 'Brand', 'Stock', 'Back in stock', 'Withdrawn'], rows: generateRows() }
}
