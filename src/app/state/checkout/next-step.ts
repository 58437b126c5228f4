import { type CheckoutDraft, type CheckoutStep, checkout } from './checkout.ts'
import { editDraft } from './draft.ts'

/**
 * Returns the next step of the checkout: the first later step that lacks a choice, otherwise the review. So a buyer who changes one choice
 * is not led through all steps again.
 */
export function nextCheckoutStep(
  step: 'address' | 'delivery' | 'payment',
  { delivery, payment }: Pick<CheckoutDraft, 'delivery' | 'payment'>,
): CheckoutStep {
  if (step === 'address' && delivery === '') return 'delivery'
  // Payment at the counter is possible only if the goods are collected there.
  const wantsPayment = payment === '' || (payment === 'collection' && delivery !== 'collection')
  return step !== 'payment' && wantsPayment ? 'payment' : 'review'
}

/**
 * Opens the review at once for a buyer with an address and no choices yet, with the usual delivery and payment methods. Each method is
 * shown with its price and a change button. Choices that only the server can make stay open.
 */
export function skipToReview(): void {
  const { draft, fresh } = checkout
  if (!fresh || draft.step !== 'delivery' || draft.delivery !== '' || draft.payment !== '') return
  const { delivery, payments, problems } = draft.quote ?? { delivery: null, payments: [], problems: [] }
  const payment = payments.find(({ open }) => open)?.id
  const isAsked = problems.some(({ about }) => about === 'address' || about === 'billing' || about === 'delivery' || about === 'payment')
  if (delivery !== null && payment !== undefined && !isAsked) editDraft({ delivery, payment, step: 'review' })
}
