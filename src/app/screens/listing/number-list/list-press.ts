import { useState } from 'react'
import { addListToCart } from '#app/state/cart/add-list.ts'
import type { PartToOrder } from './number-lines.ts'

export type Press = 'ready' | 'busy' | 'done'

/**
 * The one press of a list, shared by the button beside it and the one at the thumb. What is changed after it is a list of its own, which
 * can be pressed again.
 */
export function useListAdd(toOrder: readonly PartToOrder[], left: readonly string[]): { press: Press; add: () => void } {
  const [pressed, setPressed] = useState<{ for: string; type: Press }>({ for: '', type: 'ready' })
  const now = toOrder.map(({ part, qty }) => `${part.mcode} ${qty}`).join()
  const press = pressed.for === now ? pressed.type : 'ready'
  const add = async () => {
    setPressed({ for: now, type: 'busy' })
    const made = await addListToCart(toOrder, left)
    setPressed({ for: now, type: made === 'kept' || made === 'sent' || made === 'listed' ? 'done' : 'ready' })
  }
  return { press, add: () => (press === 'ready' ? void add() : undefined) }
}
