import type { OrderMoney } from '#contract/order.ts'
import { centsOf } from '#contract/primitives.ts'

/** Dollars already paid back. Promised refunds are part of `refunded`, and shown separately. */
export const givenBack = ({ refunded, refundDue }: Pick<OrderMoney, 'refunded' | 'refundDue'>): number =>
  (centsOf(refunded) - centsOf(refundDue)) / 100
