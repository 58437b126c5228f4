import { type PaymentMethod, paymentTexts } from '#contract/checkout/checkout.ts'
import { translate, translateText } from '#server/kernel/words.ts'
import type { PayableOrder, PaymentProvider } from '#server/orders/payment-provider.ts'

const { invoice, collection } = paymentTexts

/** Payment by bank transfer after the invoice. The shop's staff records the payment when it arrives, and sends refunds by hand. */
export const invoicePayment: PaymentProvider = {
  id: 'invoice',
  name: invoice.name,
  offer: ({ locale }) => ({ open: true, why: '', hint: translateText(locale, invoice.hint) }),
  start: async (order, terms) => ({ next: 'none', url: '', hint: payWithinText(terms.invoiceDays, order) }),
  paymentInstructions: (order, terms) =>
    order.dueCents > 0
      ? [
          ...terms.bank,
          translate(order.locale, /*i18n*/ 'Reference {number}', { number: order.number }),
          payWithinText(terms.invoiceDays, order),
        ]
      : [],
  refund: async () => ({ isDone: false }),
}

const payWithinText = (days: number, { number, locale }: PayableOrder) =>
  translate(locale, /*i18n*/ 'Pay within {days} days and give {number} as reference.', { days, number })

/** Payment at the counter when the customer collects the goods. Refunds are paid out at the counter. */
const collectionPayment: PaymentProvider = {
  id: 'collection',
  name: collection.name,
  offer: ({ delivery, locale }) => {
    const open = delivery === 'collection'
    return { open, why: open ? '' : translateText(locale, collection.why), hint: translateText(locale, collection.hint) }
  },
  start: async ({ locale }) => ({
    next: 'none',
    url: '',
    hint: translateText(locale, /*i18n*/ 'Pay at the counter when you fetch the goods.'),
  }),
  paymentInstructions: ({ dueCents, number, locale }) =>
    dueCents > 0 ? [translate(locale, /*i18n*/ 'Pay at the counter. Your number is {number}.', { number })] : [],
  refund: async () => ({ isDone: false }),
}

/** The payment methods that need no payment company. Payment methods that need keys of a company are added in trade.ts. */
export const builtInPayments: readonly PaymentProvider[] = [invoicePayment, collectionPayment]

/**
 * Whether a payment company normally sends the refunds of a payment method. The answer does not depend on the company's keys, because
 * operator commands may run without them.
 */
export const sendsRefunds = (method: PaymentMethod): boolean => method === 'card'
