import type { Stock } from '#contract/catalogue.ts'
import { stockState } from '#search/catalogue/stock-state.ts'

/** What a customer is told of a part's stock. The day of the next delivery matters only while there is none. */
export const stockOf = (part: { stock: number; restock_on: string | null; ended: boolean }): Stock => ({
  state: stockState(part.stock, part.ended),
  qty: part.stock,
  ...(part.restock_on === null || part.stock > 0 ? {} : { restockOn: part.restock_on }),
})
