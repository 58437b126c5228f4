import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { ReportError } from '#server/kernel/report.ts'
import { translateText } from '#server/kernel/words.ts'
import type { PaymentChoiceContext, PaymentProvider } from '#server/orders/payment-provider.ts'
import { createStripeClient, type SendRequest } from './client.ts'
import { refundToCard } from './refund.ts'
import { startPayment } from './start.ts'
import { createStripeWebhook } from './webhook.ts'

interface StripeSettings {
  secretKey: string
  webhookSecret: string
  db: Db
  clock: Clock
  report: ReportError
  send?: SendRequest
}

/** The smallest and the largest amount that Stripe accepts in US dollars, in cents. */
const MIN_CARD_CENTS = 50
const MAX_CARD_CENTS = 99_999_999
/** The message for an order of which most was already paid in another way. */
const AMOUNT_TOO_SMALL_TEXT =
  /*i18n*/ 'What is left to pay is less than a card takes. Call the shop: nothing was charged and your order is kept.'

/** Card payment on a page of Stripe. Our server never receives a card number. */
export function createStripeProvider({ secretKey, webhookSecret, send = fetch, ...context }: StripeSettings): PaymentProvider {
  const stripe = createStripeClient(secretKey, send)
  return {
    id: 'card',
    name: 'Card',
    offer: offerCardPayment,
    start: async (order, _terms, returnUrl, dispatchSoon) => {
      if (order.dueCents < MIN_CARD_CENTS) throw new AppError('payment-refused', { message: AMOUNT_TOO_SMALL_TEXT })
      return startPayment({ ...context, stripe, dispatchEventsSoon: dispatchSoon }, order, returnUrl)
    },
    paymentInstructions: ({ dueCents, locale }) =>
      dueCents > 0 ? [translateText(locale, /*i18n*/ 'Pay on the page of Stripe. We pack it when the payment has come in.')] : [],
    refund: (refund) => refundToCard(stripe, refund),
    webhook: createStripeWebhook(stripe, webhookSecret),
  }
}

function offerCardPayment({ totalCents, locale }: PaymentChoiceContext) {
  const why =
    totalCents > MAX_CARD_CENTS
      ? /*i18n*/ 'This is more than a card takes.'
      : totalCents > 0 && totalCents < MIN_CARD_CENTS
        ? /*i18n*/ 'Cards are taken from $0.50 up.'
        : ''
  return {
    open: why === '',
    why: translateText(locale, why),
    hint: translateText(locale, /*i18n*/ 'You pay on the page of Stripe and come back here.'),
  }
}
