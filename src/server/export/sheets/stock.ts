import { sql } from 'kysely'
import { partRanges } from '#server/export/part-ranges.ts'
import { figure, type Scope, type Sheet, yes } from '#server/export/sheet.ts'

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
      yield some.map(({ mcode, producer, stock, restock_on, ended }) => [mcode, producer, figure(stock), figure(restock_on), yes(ended)])
  }
  return { head: ['Part number', 'Brand', 'Stock', 'Back in stock', 'Withdrawn'], rows: rows() }
}
