import type { Stock } from '#contract/catalogue.ts'

/** At most this many pieces are "low" (contract/catalogue.ts). */
const MAX_LOW = 5

/** A discontinued part is sold while stock lasts. */
export function stockState(qty: number, ended: boolean): Stock['state'] {
  if (qty <= 0) return ended ? 'ended' : 'out'
  return qty <= MAX_LOW ? 'low' : 'in'
}

/** The stock as shown to customers. For a discontinued part the restocking day is ignored. */
export const stockFrom = (qty: number, ended: boolean, restockOn: string | null): Stock => ({
  state: stockState(qty, ended),
  qty,
  ...(restockOn === null || ended ? {} : { restockOn }),
  ...(ended && qty > 0 ? { last: true } : {}),
})
