import type { Order, PaymentStep } from '#contract/order.ts'
import { ask } from './ask.ts'

/** One order, whole. Rejects with `not-found` for another customer's. */
export const askOrder = async (id: string): Promise<Order> => (await ask('orderDetail', { id })).value

/** What to do next to pay an order. May be asked again. */
export const askPayment = async (id: string): Promise<PaymentStep> => (await ask('orderPay', { id })).value
