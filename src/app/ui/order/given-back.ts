import type { OrderMoney } from '#contract/order.ts'
import { centsOf } from '#contract/primitives.ts'

/** Dollars that have gone back already. What is promised counts as refunded too, and is told beside it. */
export const givenBack = ({ refunded, refundDue }: Pick<OrderMoney, 'refunded' | 'refundDue'>): number =>
  (centsOf(refunded) - centsOf(refundDue)) / 100
