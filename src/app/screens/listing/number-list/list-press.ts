import { useState } from 'react'
import { addListToCart } from '#app/state/cart-changes/add-list.ts'
import type { PartToOrder } from './number-lines.ts'

export type AddProgress = 'ready' | 'busy' | 'done'

/**
 * Returns the action that adds a list to the cart, with its state. Both buttons of the list share it. After a change the list can be added
 * again.
 */
export function useListAdd(toOrder: readonly PartToOrder[], left: readonly string[]): { press: AddProgress; add: () => void } {
  const [pressed, setPressed] = useState<{ for: string; type: AddProgress }>({ for: '', type: 'ready' })
  const now = toOrder.map(({ part, qty }) => `${part.mcode} ${qty}`).join()
  const press = pressed.for === now ? pressed.type : 'ready'
  const add = async () => {
    setPressed({ for: now, type: 'busy' })
    const made = await addListToCart(toOrder, left)
    setPressed({ for: now, type: made === 'kept' || made === 'sent' || made === 'listed' ? 'done' : 'ready' })
  }
  return { press, add: () => (press === 'ready' ? void add() : undefined) }
}
