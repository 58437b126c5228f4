import type { CallLine } from './call-line.ts'

const cart = '/order/api/v1/shoppingcart'
const own = { may: 'member', cache: 'never', fresh: true } as const
const reads = { ...own, method: 'GET', queue: false } as const
const changes = { ...own, queue: true, once: true } as const

/** The cart calls as they go over the wire. */
export const cartLines = {
  cartList: { ...reads, path: `${cart}/list` },
  cartCount: { ...reads, path: `${cart}/count` },
  cartAdd: { ...changes, method: 'POST', path: `${cart}/add` },
  cartUpdate: { ...changes, method: 'POST', path: `${cart}/update` },
  cartSetAside: { ...changes, method: 'POST', path: `${cart}/setAside` },
  cartDeleteBatch: { ...changes, method: 'DELETE', path: `${cart}/deleteBatch` },
} as const satisfies Record<string, CallLine>
