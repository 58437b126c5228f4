import type { PaymentProvider } from './port.ts'

/** At the counter, when the goods are fetched. Refunds are handed out there. */
export const collectionPayment: PaymentProvider = {
  id: 'collection',
  name: 'Pay on collection',
  offer: ({ delivery }) => {
    const open = delivery === 'collection'
    return { open, why: open ? '' : 'Only when you fetch the goods at the counter.', hint: 'Cash or card at the counter.' }
  },
  start: async () => ({ next: 'none', url: '', hint: 'Pay at the counter when you fetch the goods.' }),
  hints: ({ dueCents, number }) => (dueCents > 0 ? [`Pay at the counter. Your number is ${number}.`] : []),
  refund: async () => ({ done: false }),
}
