import type { Stock } from '#contract/catalogue/catalogue.ts'
import { buildShownStock } from '#search/catalogue/stock-state.ts'

/** Returns the stock state that customers see for a part. */
export const stockOfRow = (part: { stock: number; restock_on: string | null; ended: boolean }): Stock =>
  buildShownStock(part.stock, part.ended, part.restock_on)
