import { session } from '#app/state/session/session.ts'
import { isIncludedInOrder } from '#contract/pricing/pricing.ts'
import { cart } from './cart.ts'
import { guestList } from './guest-list.ts'

/** The pieces of state that `quantityInCart` reads. */
export const partQuantityStates = [cart, guestList, session] as const

/** Returns how many pieces of a part are in the cart, without lines that are set aside; for a guest, on the guest's list. */
export function quantityInCart(mcode: string): number {
  const rows =
    session.current.type === 'guest'
      ? [...guestList.tabRows, ...guestList.rows].filter((row) => row.mcode === mcode)
      : cart.lines.filter((line) => line.product.goodsSkuCode === mcode && isIncludedInOrder(line))
  return rows.reduce((sum, { qty }) => sum + qty, 0)
}
