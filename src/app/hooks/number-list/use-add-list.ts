import { useState } from 'react'
import { addListToCart } from '#app/state/cart-changes/add-list.ts'
import type { PartQuantity } from '#contract/number-list/list-sums.ts'

export type AddProgress = 'ready' | 'busy' | 'done'

/**
 * Returns the action that adds a list to the cart, with its state. The button at the totals and the one in the bottom bar share it. After a
 * change of the list, the list can be added again.
 */
export function useAddListToCart(
  toOrder: readonly PartQuantity[],
  left: readonly string[],
): { addProgress: AddProgress; addToCart: () => void } {
  const [pressed, setPressed] = useState<{ listKey: string; addProgress: AddProgress }>({ listKey: '', addProgress: 'ready' })
  const now = toOrder.map(({ part, qty }) => `${part.mcode} ${qty}`).join()
  const press = pressed.listKey === now ? pressed.addProgress : 'ready'
  const add = async () => {
    setPressed({ listKey: now, addProgress: 'busy' })
    const made = await addListToCart(toOrder, left)
    setPressed({ listKey: now, addProgress: made === 'kept' || made === 'sent' || made === 'listed' ? 'done' : 'ready' })
  }
  return { addProgress: press, addToCart: () => (press === 'ready' ? void add() : undefined) }
}
