import { type CheckoutDraft, type CheckoutStep, checkout } from './checkout.ts'
import { editDraft } from './draft.ts'

/**
 * The step that comes after one: the first behind it that still wants a choice, else the review. Whoever changes one thing of a checkout is
 * not led through the rest again.
 */
export function stepAfter(
  step: 'address' | 'delivery' | 'payment',
  { delivery, payment }: Pick<CheckoutDraft, 'delivery' | 'payment'>,
): CheckoutStep {
  if (step === 'address' && delivery === '') return 'delivery'
  // At the counter is paid only what is fetched there.
  const wantsPayment = payment === '' || (payment === 'collection' && delivery !== 'collection')
  return step !== 'payment' && wantsPayment ? 'payment' : 'review'
}

/**
 * Whoever arrives with an address, and has chosen nothing yet, is shown the review at once, with the way of delivery and of payment that
 * the steps would have marked. Each stands there with its price and its Change. What the shop has a word to say about stays open.
 */
export function straightToReview(): void {
  const { draft, fresh } = checkout
  if (!fresh || draft.step !== 'delivery' || draft.delivery !== '' || draft.payment !== '') return
  const { delivery, payments, problems } = draft.quote ?? { delivery: null, payments: [], problems: [] }
  const payment = payments.find(({ open }) => open)?.id
  const isAsked = problems.some(({ about }) => about === 'address' || about === 'billing' || about === 'delivery' || about === 'payment')
  if (delivery !== null && payment !== undefined && !isAsked) editDraft({ delivery, payment, step: 'review' })
}
