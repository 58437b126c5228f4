import { paymentWords } from '#contract/checkout-words.ts'
import type { PaymentProvider } from '#server/orders/payment-provider.ts'

const { name, hint } = paymentWords.invoice

/** By bank transfer upon the invoice. Somebody of the shop sees the money come in and says so; refunds are sent by hand. */
export const invoicePayment: PaymentProvider = {
  id: 'invoice',
  name,
  offer: () => ({ open: true, why: '', hint }),
  start: async (order, terms) => ({ next: 'none', url: '', hint: payWithin(terms.invoiceDays, order.number) }),
  hints: ({ number, dueCents }, terms) =>
    dueCents > 0 ? [...terms.bank, `Reference ${number}`, payWithin(terms.invoiceDays, number)] : [],
  refund: async () => ({ done: false }),
}

const payWithin = (days: number, number: string) => `Pay within ${days} days and give ${number} as reference.`
