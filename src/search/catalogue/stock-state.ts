import type { Stock } from '#contract/catalogue.ts'

/** Five or fewer is "low" (contract/catalogue.ts). */
const LOW_MOST = 5

/** An ended part is sold as long as some are left. */
export function stockState(qty: number, ended: boolean): Stock['state'] {
  if (qty <= 0) return ended ? 'ended' : 'out'
  return qty <= LOW_MOST ? 'low' : 'in'
}
