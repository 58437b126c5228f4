import * as v from 'valibot'
import { callServer } from '#app/state/page/ask.ts'
import { Id } from '#contract/kernel/primitives.ts'
import type { Order, PaymentStep } from '#contract/orders/order.ts'

/** Returns the order id in a URL; null if it is invalid. */
export function parseOrderId(text: string | null): string | null {
  const read = v.safeParse(Id, text)
  return read.success ? read.output : null
}

/** Requests one complete order. Rejects with `not-found` for orders of other customers. */
export const fetchOrder = async (id: string): Promise<Order> => (await callServer('orderDetail', { id })).value

/** Requests the next step to pay an order. The request can be repeated. */
export const fetchPaymentStep = async (id: string): Promise<PaymentStep> => (await callServer('orderPay', { id })).value
