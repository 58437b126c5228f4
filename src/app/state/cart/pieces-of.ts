import { session } from '#app/state/account/session.ts'
import { isOrdered } from '#contract/pricing.ts'
import { cart } from './cart.ts'
import { guestList } from './guest-list.ts'

/** State that contains quantities of parts. */
export const wantedFacts = [cart, guestList, session] as const

/** The quantity of a part in the optimistic cart, without lines set aside; for a guest in the guest list. */
export function piecesOfPart(mcode: string): number {
  const rows =
    session.now.type === 'guest'
      ? [...guestList.tabRows, ...guestList.rows].filter((row) => row.mcode === mcode)
      : cart.lines.filter((line) => line.product.goodsSkuCode === mcode && isOrdered(line))
  return rows.reduce((sum, { qty }) => sum + qty, 0)
}
