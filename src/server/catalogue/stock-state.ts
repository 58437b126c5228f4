import type { Stock } from '#contract/catalogue/catalogue.ts'
import { stockFrom } from '#search/catalogue/stock-state.ts'

/** Returns the stock state that customers see for a part. */
export const stockOf = (part: { stock: number; restock_on: string | null; ended: boolean }): Stock =>
  stockFrom(part.stock, part.ended, part.restock_on)
