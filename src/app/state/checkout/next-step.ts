import { type CheckoutDraft, type CheckoutStep, checkout } from './checkout.ts'
import { editDraft } from './draft.ts'

/**
 * The next step: the first later one without a choice, otherwise the review. A buyer who changes one choice is not led through all steps
 * again.
 */
export function stepAfter(
  step: 'address' | 'delivery' | 'payment',
  { delivery, payment }: Pick<CheckoutDraft, 'delivery' | 'payment'>,
): CheckoutStep {
  if (step === 'address' && delivery === '') return 'delivery'
  // Payment at the counter requires collection.
  const wantsPayment = payment === '' || (payment === 'collection' && delivery !== 'collection')
  return step !== 'payment' && wantsPayment ? 'payment' : 'review'
}

/**
 * Shows the review at once to a buyer with an address and no choices yet, with the default delivery and payment methods. Each is shown with
 * its price and a change button. Choices that only the server can make stay open.
 */
export function straightToReview(): void {
  const { draft, fresh } = checkout
  if (!fresh || draft.step !== 'delivery' || draft.delivery !== '' || draft.payment !== '') return
  const { delivery, payments, problems } = draft.quote ?? { delivery: null, payments: [], problems: [] }
  const payment = payments.find(({ open }) => open)?.id
  const isAsked = problems.some(({ about }) => about === 'address' || about === 'billing' || about === 'delivery' || about === 'payment')
  if (delivery !== null && payment !== undefined && !isAsked) editDraft({ delivery, payment, step: 'review' })
}
