import type { TenantConfig } from '#contract/config.ts'
import type { PaymentMethod } from './checkout.ts'

type PaymentMark = TenantConfig['payments'][number]

/** The logos of each payment method. The card logos are the usual ones; the shop may choose among them. */
const marksByPaymentMethod: Record<PaymentMethod, readonly PaymentMark[]> = {
  card: ['visa', 'mastercard', 'amex'],
  invoice: ['bank-transfer', 'invoice'],
  collection: ['counter'],
}

const cardMarks: readonly PaymentMark[] = marksByPaymentMethod.card

/**
 * The payment logos in the footer (section 2 of the specification): only those of the payment methods that checkout offers.
 * @param methods the payment methods of checkout
 * @param named the logos that the shop configured: they select among the cards
 */
export function paymentMarks(methods: readonly PaymentMethod[], named: readonly PaymentMark[]): PaymentMark[] {
  const cards = cardMarks.filter((mark) => named.includes(mark))
  return methods.flatMap((method) => (method === 'card' && cards.length > 0 ? cards : marksByPaymentMethod[method]))
}
