import type { Stock } from '#contract/catalogue.ts'

/** Five or fewer is "low" (contract/catalogue.ts). */
const LOW_MOST = 5

/** An ended part is sold as long as some are left. */
export function stockState(qty: number, ended: boolean): Stock['state'] {
  if (qty <= 0) return ended ? 'ended' : 'out'
  return qty <= LOW_MOST ? 'low' : 'in'
}

/** What a customer is told of a part's stock. The day of the next delivery matters only while there is none. */
export const stockOf = (part: { stock: number; restock_on: string | null; ended: boolean }): Stock => ({
  state: stockState(part.stock, part.ended),
  qty: part.stock,
  ...(part.restock_on === null || part.stock > 0 ? {} : { restockOn: part.restock_on }),
})
