import type { PaymentMethod } from '#contract/checkout.ts'
import { collectionPayment } from './collection.ts'
import { invoicePayment } from './invoice.ts'
import type { PaymentProvider } from '#server/orders/payment-provider.ts'

/** The ways of paying that need nobody else. What needs keys of another company joins where the server is put together. */
export const builtInPayments: readonly PaymentProvider[] = [invoicePayment, collectionPayment]

/** Whether the company behind a way of paying sends refunds itself, as a rule. Said also where its keys are not known: commands may run without them. */
export const sendsRefunds = (method: PaymentMethod): boolean => method === 'card'
