import { accountLines } from './account-lines.ts'
import { addressLines } from './address-lines.ts'
import { cartLines } from './cart-lines.ts'
import { catalogueLines } from './catalogue-lines.ts'
import { checkoutLines } from './checkout-lines.ts'
import { orderLines } from './order-lines.ts'
import { pushLines } from './push-lines.ts'

/** THE lines of all calls: those of section 7 of the specification and ours beside them. The page's first paint takes catalogue-lines.ts alone. */
export const callLines = {
  ...catalogueLines,
  ...accountLines,
  ...cartLines,
  ...addressLines,
  ...checkoutLines,
  ...orderLines,
  ...pushLines,
} as const

export type CallName = keyof typeof callLines
export const callNames = Object.keys(callLines) as [CallName, ...CallName[]]
