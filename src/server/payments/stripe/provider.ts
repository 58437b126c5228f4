import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Report } from '#server/kernel/report.ts'
import { translateText } from '#server/kernel/words.ts'
import type { PaymentChoiceContext, PaymentProvider } from '#server/orders/payment-provider.ts'
import { type Send, stripeClient } from './client.ts'
import { refundToCard } from './refund.ts'
import { startPayment } from './start.ts'
import { stripeWebhook } from './webhook.ts'

interface StripeSetting {
  secretKey: string
  webhookSecret: string
  db: Db
  clock: Clock
  report: Report
  send?: Send
}

/** The smallest and the largest amount that Stripe accepts in US dollars, in cents. */
const MIN_CENTS = 50
const MAX_CENTS = 99_999_999
/** The message for an order of which most was already paid in another way. */
const tooLittle = /*i18n*/ 'What is left to pay is less than a card takes. Call the shop: nothing was charged and your order is kept.'

/** Card payment on a page of Stripe. Our server never receives a card number. */
export function stripePayment({ secretKey, webhookSecret, send = fetch, ...context }: StripeSetting): PaymentProvider {
  const stripe = stripeClient(secretKey, send)
  return {
    id: 'card',
    name: 'Card',
    offer,
    start: async (order, _terms, returnUrl, dispatchSoon) => {
      if (order.dueCents < MIN_CENTS) throw new AppError('payment-refused', { message: tooLittle })
      return startPayment({ ...context, stripe, dispatchSoon }, order, returnUrl)
    },
    hints: ({ dueCents, locale }) =>
      dueCents > 0 ? [translateText(locale, /*i18n*/ 'Pay on the page of Stripe. We pack it when the payment has come in.')] : [],
    refund: (refund) => refundToCard(stripe, refund),
    webhook: stripeWebhook(stripe, webhookSecret),
  }
}

function offer({ totalCents, locale }: PaymentChoiceContext) {
  const why =
    totalCents > MAX_CENTS
      ? /*i18n*/ 'This is more than a card takes.'
      : totalCents > 0 && totalCents < MIN_CENTS
        ? /*i18n*/ 'Cards are taken from $0.50 up.'
        : ''
  return {
    open: why === '',
    why: translateText(locale, why),
    hint: translateText(locale, /*i18n*/ 'You pay on the page of Stripe and come back here.'),
  }
}
