import type { Stock } from '#contract/catalogue/catalogue.ts'

/** The stock state is "low" up to this number of pieces (contract/catalogue/catalogue.ts). */
const MAX_LOW_STOCK_QTY = 5

/** Returns the stock state of a part. A discontinued part is sold while stock lasts. */
export function stockState(qty: number, ended: boolean): Stock['state'] {
  if (qty <= 0) return ended ? 'ended' : 'out'
  return qty <= MAX_LOW_STOCK_QTY ? 'low' : 'in'
}

/** Returns the stock as customers see it. For a discontinued part, the day of the next delivery is ignored. */
export const buildShownStock = (qty: number, ended: boolean, restockOn: string | null): Stock => ({
  state: stockState(qty, ended),
  qty,
  ...(restockOn === null || ended ? {} : { restockOn }),
  ...(ended && qty > 0 ? { last: true } : {}),
})
