import type { PaymentProvider } from '#server/payments/port.ts'
import { builtInPayments } from '#server/payments/providers.ts'
import { shippedPush } from '#server/push/shipped.ts'
import type { OrderHook } from './hooks.ts'
import { orderHooks } from './hooks.ts'

/** What orders need from the server around them. One for the whole server. */
export interface Trade {
  payments: readonly PaymentProvider[]
  /** Who hears of what becomes of an order. */
  hooks: readonly OrderHook[]
}

/** What every server has, without keys of other companies. */
export const plainTrade: Trade = { payments: builtInPayments, hooks: [...orderHooks, shippedPush()] }
