import { type PaymentMethod, paymentWords } from '#contract/checkout.ts'
import type { PaymentProvider } from '#server/orders/payment-provider.ts'

const { invoice, collection } = paymentWords

/** By bank transfer upon the invoice. Somebody of the shop sees the money come in and says so; refunds are sent by hand. */
export const invoicePayment: PaymentProvider = {
  id: 'invoice',
  name: invoice.name,
  offer: () => ({ open: true, why: '', hint: invoice.hint }),
  start: async (order, terms) => ({ next: 'none', url: '', hint: payWithin(terms.invoiceDays, order.number) }),
  hints: ({ number, dueCents }, terms) =>
    dueCents > 0 ? [...terms.bank, `Reference ${number}`, payWithin(terms.invoiceDays, number)] : [],
  refund: async () => ({ done: false }),
}

const payWithin = (days: number, number: string) => `Pay within ${days} days and give ${number} as reference.`

/** At the counter, when the goods are fetched. Refunds are handed out there. */
const collectionPayment: PaymentProvider = {
  id: 'collection',
  name: collection.name,
  offer: ({ delivery }) => {
    const open = delivery === 'collection'
    return { open, why: open ? '' : collection.why, hint: collection.hint }
  },
  start: async () => ({ next: 'none', url: '', hint: 'Pay at the counter when you fetch the goods.' }),
  hints: ({ dueCents, number }) => (dueCents > 0 ? [`Pay at the counter. Your number is ${number}.`] : []),
  refund: async () => ({ done: false }),
}

/** The ways of paying that need nobody else. What needs keys of another company joins where the server is put together. */
export const builtInPayments: readonly PaymentProvider[] = [invoicePayment, collectionPayment]

/**
 * Whether the company behind a way of paying sends refunds itself, as a rule. Said also where its keys are not known: commands may run
 * without them.
 */
export const sendsRefunds = (method: PaymentMethod): boolean => method === 'card'
