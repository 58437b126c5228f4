import * as v from 'valibot'
import { ask } from '#app/state/page/ask.ts'
import type { Order, PaymentStep } from '#contract/order.ts'
import { Id } from '#contract/primitives.ts'

/** An order's id as an address names it; null when it is none. */
export function orderIdOf(text: string | null): string | null {
  const read = v.safeParse(Id, text)
  return read.success ? read.output : null
}

/** One order, whole. Rejects with `not-found` for another customer's. */
export const askOrder = async (id: string): Promise<Order> => (await ask('orderDetail', { id })).value

/** What to do next to pay an order. May be asked again. */
export const askPayment = async (id: string): Promise<PaymentStep> => (await ask('orderPay', { id })).value
