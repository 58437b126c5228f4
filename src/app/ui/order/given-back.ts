import { centsOf } from '#contract/kernel/primitives.ts'
import type { OrderPaymentStatus } from '#contract/orders/order.ts'

/** Returns the dollars that were already paid back. Refunds that are only promised are part of `refunded`, and are shown separately. */
export const refundedUsd = ({ refunded, refundDue }: Pick<OrderPaymentStatus, 'refunded' | 'refundDue'>): number =>
  (centsOf(refunded) - centsOf(refundDue)) / 100
