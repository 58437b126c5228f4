import type { Stock } from '#contract/catalogue.ts'

/** Five or fewer is "low" (contract/catalogue.ts). */
const MAX_LOW = 5

/** An ended part is sold as long as some are left. */
export function stockState(qty: number, ended: boolean): Stock['state'] {
  if (qty <= 0) return ended ? 'ended' : 'out'
  return qty <= MAX_LOW ? 'low' : 'in'
}

/** What a customer is told of a part's stock. Of an ended part no more will come, whatever day its row names. */
export const stockFrom = (qty: number, ended: boolean, restockOn: string | null): Stock => ({
  state: stockState(qty, ended),
  qty,
  ...(restockOn === null || ended ? {} : { restockOn }),
  ...(ended && qty > 0 ? { last: true } : {}),
})
