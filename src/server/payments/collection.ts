import { paymentWords } from '#contract/checkout-words.ts'
import type { PaymentProvider } from '#server/orders/payment-provider.ts'

const { name, hint, why } = paymentWords.collection

/** At the counter, when the goods are fetched. Refunds are handed out there. */
export const collectionPayment: PaymentProvider = {
  id: 'collection',
  name,
  offer: ({ delivery }) => {
    const open = delivery === 'collection'
    return { open, why: open ? '' : why, hint }
  },
  start: async () => ({ next: 'none', url: '', hint: 'Pay at the counter when you fetch the goods.' }),
  hints: ({ dueCents, number }) => (dueCents > 0 ? [`Pay at the counter. Your number is ${number}.`] : []),
  refund: async () => ({ done: false }),
}
