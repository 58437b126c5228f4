import { builtInPayments } from '#server/payments/providers.ts'
import { createOrderShippedPushHook } from '#server/push/shipped.ts'
import type { OrderExtensions } from './orders/events/hooks.ts'
import { orderMailHook } from './orders/events/mail-hook.ts'
import { pointsHook } from './orders/rewards/points-hook.ts'

/** The payment methods and the order hooks that need no keys of other companies. */
export const defaultOrderExtensions: OrderExtensions = {
  payments: builtInPayments,
  hooks: [orderMailHook, createOrderShippedPushHook(), pointsHook],
}
