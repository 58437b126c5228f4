import type { Stock } from '#contract/catalogue.ts'
import { stockFrom } from '#search/catalogue/stock-state.ts'

/** What a customer is told of the stock of a part's row. */
export const stockOf = (part: { stock: number; restock_on: string | null; ended: boolean }): Stock =>
  stockFrom(part.stock, part.ended, part.restock_on)
