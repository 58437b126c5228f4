import type { PaymentMethod } from './checkout.ts'
import type { TenantConfig } from './config.ts'

type Mark = TenantConfig['payments'][number]

/** The marks of each way of paying. Which cards are taken is the shop's to say; these are what a card payment takes as a rule. */
const marksOf: Record<PaymentMethod, readonly Mark[]> = {
  card: ['visa', 'mastercard', 'amex'],
  invoice: ['bank-transfer', 'invoice'],
  collection: ['counter'],
}

const cardMarks: readonly Mark[] = marksOf.card

/**
 * The marks that the footer shows (specification, section 2): those of the ways of paying that a checkout offers, and no other.
 * @param methods what the checkout offers
 * @param named the marks that the shop names itself: they choose among the cards
 */
export function paymentMarks(methods: readonly PaymentMethod[], named: readonly Mark[]): Mark[] {
  const cards = cardMarks.filter((mark) => named.includes(mark))
  return methods.flatMap((method) => (method === 'card' && cards.length > 0 ? cards : marksOf[method]))
}
