import { session } from '#app/state/account/session.ts'
import { isOrdered } from '#contract/pricing.ts'
import { cart } from './cart.ts'
import { guestList } from './guest-list.ts'

/** Whoever says how many pieces of a part are wanted changes one of these. */
export const wantedFacts = [cart, guestList, session] as const

/**
 * How many pieces of a part lie in the cart as this device believes it, without those that are set aside for a job; a guest's lie on the
 * guest's list.
 */
export function piecesOfPart(mcode: string): number {
  const rows =
    session.now.type === 'guest'
      ? [...guestList.tabRows, ...guestList.rows].filter((row) => row.mcode === mcode)
      : cart.lines.filter((line) => line.product.goodsSkuCode === mcode && isOrdered(line))
  return rows.reduce((sum, { qty }) => sum + qty, 0)
}
