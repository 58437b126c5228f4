import { type CallChange, splitIds } from '#data/outbox/intent.ts'
import type { PlainCart } from './shop.ts'

/** What a change does to a cart, written a second time and independently of both server and device. */
export function effectOn(cart: PlainCart, { call, input }: CallChange): PlainCart {
  const next = { ...cart }
  switch (call) {
    case 'cartAdd':
      next[input.mcode] = { qty: (next[input.mcode]?.qty ?? 0) + Number(input.qty), job: '' }
      return next
    case 'cartUpdate': {
      const line = next[input.id]
      if (line) next[input.id] = { ...line, qty: Number(input.qty) }
      return next
    }
    case 'cartSetAside':
      for (const id of splitIds(input.ids)) if (next[id]) next[id] = { ...next[id], job: input.job }
      return next
    case 'cartDeleteBatch':
      for (const id of splitIds(input.ids)) delete next[id]
      return next
    default:
      return next
  }
}
