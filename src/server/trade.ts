import { builtInPayments } from '#server/payments/providers.ts'
import { shippedPush } from '#server/push/shipped.ts'
import type { Trade } from './orders/events/hooks.ts'
import { mailHook } from './orders/events/mail-hook.ts'
import { pointsHook } from './orders/rewards/points-hook.ts'

/** The payment methods and the order hooks that need no keys of other companies. */
export const plainTrade: Trade = { payments: builtInPayments, hooks: [mailHook, shippedPush(), pointsHook] }
