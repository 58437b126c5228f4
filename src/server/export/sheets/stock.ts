import { sql } from 'kysely'
import { partRanges } from '#server/export/part-ranges.ts'
import { numericCell, type Scope, type Sheet, yesCell } from '#server/export/sheet.ts'

interface StockRow {
  producer: string
  stock: number
  restock_on: string | null
  ended: boolean
}

/** Exports the stock of each part. */
export async function stockSheet(scope: Scope): Promise<Sheet> {
  async function* rows() {
    for await (const some of partRanges<StockRow>(scope, sql`producer, stock, restock_on, ended`))
      yield some.map(({ mcode, producer, stock, restock_on, ended }) => [
        mcode,
        producer,
        numericCell(stock),
        numericCell(restock_on),
        yesCell(ended),
      ])
  }
  return { head: ['Part number', 'Brand', 'Stock', 'Back in stock', 'Withdrawn'], rows: rows() }
}
