import type { TenantConfig } from '#contract/config.ts'
import type { PaymentMethod } from './checkout.ts'

type PaymentLogo = TenantConfig['payments'][number]

/** The logos of each payment method. The card logos are the usual ones; the shop may choose among them. */
const logosByPaymentMethod: Record<PaymentMethod, readonly PaymentLogo[]> = {
  card: ['visa', 'mastercard', 'amex'],
  invoice: ['bank-transfer', 'invoice'],
  collection: ['counter'],
}

const cardLogos: readonly PaymentLogo[] = logosByPaymentMethod.card

/**
 * The payment logos in the footer (section 2 of the specification): only those of the payment methods that checkout offers.
 * @param methods the payment methods of checkout
 * @param named the logos that the shop configured: they select among the cards
 */
export function paymentLogos(methods: readonly PaymentMethod[], named: readonly PaymentLogo[]): PaymentLogo[] {
  const cards = cardLogos.filter((mark) => named.includes(mark))
  return methods.flatMap((method) => (method === 'card' && cards.length > 0 ? cards : logosByPaymentMethod[method]))
}
