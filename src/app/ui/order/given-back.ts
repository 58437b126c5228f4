import { centsOf } from '#contract/kernel/primitives.ts'
import type { OrderMoney } from '#contract/orders/order.ts'

/** Returns the dollars that were already paid back. Refunds that are only promised are part of `refunded`, and are shown separately. */
export const refundedUsd = ({ refunded, refundDue }: Pick<OrderMoney, 'refunded' | 'refundDue'>): number =>
  (centsOf(refunded) - centsOf(refundDue)) / 100
